import { message } from "./message.ts";

export const contactMessages = {
  // The specification elides the words after "Sent!".
  sent: message(
    "CNT-04",
    "Sent! Thank you for writing to us: we almost always respond within 1 business day.",
  ),
  errorTitle: message("CNT-04", "Error Sending Message"),
  // The specification gives the content of the sentence only.
  emailInstead: message(
    "CNT-04",
    "Your message is still here, so you can try again. If the problem persists, please email us at {email}.",
  ),
  imageFailed: message("ERR-06", "There was an issue uploading your image."),
  fileFailed: message("ERR-06", "There was an issue uploading your file."),
  // Not in the specification.
  enterName: message("CNT-03", "Enter your name"),
  tryAgain: message("CNT-04", "Your message is still here. Please try again."),
  fieldRequired: message("CNT-03", "Please fill in this field."),
} as const;
