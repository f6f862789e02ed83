import { message } from "./message.ts";

export const mapMessages = {
  unknownGraphic: message("ERR-04", "No graphic found with the id"),
  imagesFailed: message("ERR-03", "Some Images Failed to Load"),
  imagesFailedDetail: message(
    "ERR-03",
    "Please reload the page, and contact us if the problem persists.",
  ),
} as const;
