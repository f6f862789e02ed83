import { message } from "./message.ts";

export const sandboxMessages = {
  failed: message("ERR-16", "Something went wrong."),
} as const;
