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
  inAppBrowser: message(
    "UPL-08",
    "The app you are in may not let you choose photos. Open this page in your device's browser, such as Chrome or Safari, and try again.",
  ),
  stillBlocked: message(
    "UPL-09",
    "Choosing photos doesn't seem to work in this app. Copy this page's address into your device's browser, and contact us if the problem persists.",
  ),
  // Not in the specification.
  workerFailed: message(
    "ERR-05",
    "We couldn't read the photo. Check your connection and try again.",
  ),
  quotaSpent: message("UPL-07", "You've reached today's upload limit. You can add more tomorrow."),
  storageFull: message(
    "UPL-07",
    "Your account has no room for more photos. Delete maps you no longer need, or contact us.",
  ),
  guestStorageFull: message(
    "UPL-07",
    "You've used all the space for guest photos. Sign up to get more.",
  ),
  openingFull: message("OPN-26", "You can only add 10 images to each {regionType}."),
  notAllAdded: message(
    "OPN-27",
    "Not all images were added. You can only add 10 images to each {regionType}.",
  ),
} as const;
