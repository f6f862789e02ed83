import { message } from "./message.ts";

export const suggestionMessages = {
  viewSuggestions: message("OPN-09", "view suggestions"),
  suggestions: message("SUG-12", "Suggestions"),
  create: message("SUG-12", "Create"),
  edit: message("SUG-12", "Edit"),
  notFound: message(
    "ERR-07",
    "Suggestion could not be found. Make sure you are logged in with the same account that created the suggestion.",
  ),
  updateFailed: message(
    "SUG-14",
    "Error saving changes. If the problem persists please contact us.",
  ),
  addPhotoFirst: message("SUG-15", "Add at least one photo before submitting your suggestion."),
  submitTitle: message("SUG-16", "Submit Your Suggestion"),
  nameRequired: message("SUG-16", "You must provide a name."),
  success: message("SUG-16", "Success!"),
  submitted: message("SUG-18", "Submitted"),
  suggest: message("SUG-19", "Suggest"),
  you: message("SUG-19", "You"),
  none: message("SUG-20", "You haven't made any suggestions yet"),
  allSubmitted: message("SUG-20", "All suggestions have been submitted."),
  showSubmitted: message("SUG-20", "Show Submitted Suggestions"),
  accepted: message("SUG-21", "ACCEPTED"),
  partiallyAccepted: message("SUG-21", "PARTIALLY ACCEPTED"),
  submittedStatus: message("SUG-21", "SUBMITTED"),
  alreadySubmitted: message("SUG-23", "This suggestion has already been submitted."),
  // Not in the specification: the text of the toast.
  intro: message("TST-03", "Choose any {regionType} to suggest a photo for it."),
  // Not in the specification.
  tooMany: message(
    "SUG-13",
    "There are too many suggestions here. Submit or delete some of your drafts first.",
  ),
} as const;
