import { message } from "./message.ts";

export const uploadMessages = {
  tooLarge: message("UPL-01", "Files too large. The maximum file size is 20MB."),
  wrongType: message("UPL-02", "Please select a .jpeg, .jpg, or .png image."),
  uploading: message("UPL-06", "uploading"),
  failed: message("UPL-07", "Upload error. Please try again."),
  unreadable: message(
    "ERR-05",
    "There was an error adding file {name}. Please ensure you are uploading a valid .jpeg or .png file.",
  ),
  openingFull: message("OPN-26", "You can only add 10 images to each {regionType}."),
} as const;
