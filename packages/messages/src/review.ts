import { message } from "./message.ts";

/** Texts for an owner who reviews suggestions. */
export const reviewMessages = {
  suggestions: message("SUG-01", "Suggestions"),
  forOpening: message("SUG-01", "for {name}"),
  byCollaborator: message("SUG-01", "by {name}"),
  collaborators: message("SUG-03", "Collaborators"),
  invite: message("SUG-03", "Invite"),
  getStarted: message("SUG-04", "Get started with sharing!"),
  handledAll: message("SUG-04", "You handled all the suggestions"),
  showHidden: message("SUG-04", "Show Hidden"),
  nobodyYet: message("SUG-04", "Nobody has made any suggestions yet"),
  collaborate: message("SUG-05", "Collaborate"),
  reviewSuggestion: message("SUG-05", "Review Suggestion"),
  hiddenBanner: message("SUG-05", "HIDDEN"),
  mergeAdvice: message("SUG-09", "Adjust the photos in {name} so they don't overlap."),
  hidden: message("SUG-10", "Suggestion hidden."),
  hideFailed: message("SUG-10", "Error hiding suggestion."),
  accessRemoved: message("SHR-08", "Access Removed: {name} no longer has access to this project."),
  // Not in the specification.
  stillProcessing: message(
    "SUG-09",
    "We're still preparing the photo. Please try again in a moment.",
  ),
  photosGone: message("SUG-09", "The photos in this suggestion no longer exist."),
  showFailed: message("SUG-10", "Error showing suggestion."),
  filtered: message("SUG-01", "Showing only suggestions {filters}."),
  accepted: message("SUG-09", "{name} is on the map."),
} as const;
