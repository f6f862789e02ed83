import { message } from "./message.ts";

export const contentMessages = {
  inThisSection: message("CNT-01", "In This Section"),
  viewAll: message("CNT-02", "View All"),
  helpFailed: message("ERR-14", "Error loading help page."),
  helpMissing: message("ERR-14", "We could not find this page."),
  helpUnexpected: message("ERR-14", "An unexpected error occurred."),
  blogFailed: message("ERR-15", "An unexpected error occurred. Please try again."),
  postMissing: message("ERR-15", "Could not find blog post."),
} as const;
