import { message } from "./message.ts";

export const projectMessages = {
  finderTitle: message("PRJ-01", "Your Photo Map Projects"),
  sharedTitle: message("PRJ-03", "Projects Shared With You"),
  collaboratorBadge: message("PRJ-06", "Collaborator: You can suggest photos for this project!"),
  viewerBadge: message("PRJ-06", "View Only"),
  deleteLabel: message("PRJ-07", 'Delete "{name}"'),
  deleteQuestion: message(
    "PRJ-07",
    'Are you sure you want to delete your project "{name}"? This cannot be undone.',
  ),
  // Not in the specification: an account's project is not gone yet (G-20).
  moveToTrashQuestion: message(
    "PRJ-07",
    'Are you sure you want to delete your project "{name}"? It stays in the trash for 30 days, and you can restore it from there.',
  ),
  deleteFailed: message(
    "ERR-02",
    "There was an issue deleting the file. Please refresh the page and try again.",
  ),
  newProject: message("PRJ-02", "New Project"),
  createTitle: message("PRJ-02", "Create a Project"),
  searchLabel: message("PRJ-09", "Search by a location name"),
  noMatches: message("PRJ-09", "No matches found for search"),
  selectSize: message("PRJ-11", "Select your frame size"),
  selectOutput: message("PRJ-12", "What type of map are you filling?"),
  searchFailed: message("ERR-02", "An error occurred. Please try again."),
  loadingTitle: message("PRJ-18", "Adventure is Out There!"),
  loadingText: message("PRJ-18", "It may take a moment for our servers to find it though."),
  notFound: message("SHR-14", "We could not find this project"),
  tooManyMisses: message(
    "SHR-14",
    "Too many invalid links were opened from here. Please try again in 10 minutes.",
  ),
  tooManyNewProjects: message(
    "PRJ-02",
    "You've created a lot of projects in a short time. Please try again later.",
  ),
  youAreACollaborator: message("PRJ-21", "YOU ARE A Collaborator"),
  yourSuggestions: message("PRJ-21", "Your Suggestions"),
  youAreAViewer: message("PRJ-21", "YOU ARE A Viewer"),
  addPhotosBeforeSharing: message(
    "PRJ-25",
    "Click any {regionType} to add some photos before sharing your photos.",
  ),
  addPhotosBeforeTimeline: message(
    "PRJ-25",
    "Click any {regionType} to add some photos before viewing the timeline.",
  ),
  addPhotosBeforePrinting: message(
    "PRJ-25",
    "Click any {regionType} to add some photos before printing.",
  ),
  settingsTitle: message("PRJ-26", "Project Settings"),
  mapName: message("PRJ-26", "Map Name"),
  included: message("PRJ-29", "Included"),
  notIncluded: message("PRJ-29", "Not Included"),
} as const;
