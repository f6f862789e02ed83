import { message } from "./message.ts";

export const mapMessages = {
  imagesFailed: message("ERR-03", "Some Images Failed to Load"),
  imagesFailedDetail: message(
    "ERR-03",
    "Please reload the page, and contact us if the problem persists.",
  ),
} as const;
