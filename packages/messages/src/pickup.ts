import { message } from "./message.ts";

export const pickupMessages = {
  firstNameRequired: message("RTL-06", "First name is required"),
  lastNameRequired: message("RTL-06", "Last name is required"),
  invalidEmail: message("RTL-06", "Email address is not valid"),
  phoneFormat: message("RTL-06", "Enter phone number as ###-###-####"),
  readySoon: message("RTL-05", "as little as 1 hour"),
  readyLater: message("RTL-05", "estimated within 48 hours"),
  pricePerPrint: message("RTL-05", "{price}/print"),
  unavailable: message(
    "ERR-13",
    "Error communicating with Walgreens. Please try again in a few minutes.",
  ),
  submitFailed: message("ERR-13", "Error Submitting Order"),
  // Not in the specification.
  taxInStore: message("RTL-05", "Tax is calculated in store."),
  timeMoved: message(
    "RTL-04",
    "The pickup time has changed to {time}. Check it, then submit again.",
  ),
  checking: message(
    "RTL-08",
    "We couldn't tell whether Walgreens got your order. We're checking, and we won't send it twice.",
  ),
  invalidZip: message("RTL-03", "Enter a US ZIP code, such as 48226."),
  unknownZip: message("RTL-03", "We don't recognize this ZIP code. Try one nearby."),
} as const;
