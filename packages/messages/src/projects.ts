import { message } from "./message.ts";

export const projectMessages = {
  finderTitle: message("PRJ-01", "Your Photo Map Projects"),
  newProject: message("PRJ-02", "New Project"),
  createTitle: message("PRJ-02", "Create a Project"),
  searchLabel: message("PRJ-09", "Search by a location name"),
  noMatches: message("PRJ-09", "No matches found for search"),
  selectSize: message("PRJ-11", "Select your frame size"),
  selectOutput: message("PRJ-12", "What type of map are you filling?"),
  searchFailed: message("ERR-02", "An error ocurred. Please try again."),
  loadingTitle: message("PRJ-18", "Adventure is Out There!"),
  loadingText: message("PRJ-18", "It may take a moment for our servers to find it though."),
  notFound: message("SHR-14", "We could not find this project"),
  addPhotosBeforePrinting: message(
    "PRJ-25",
    "Click any {regionType} to add some photos before printing.",
  ),
  included: message("OPN-16", "Included"),
  notIncluded: message("OPN-16", "Not Included"),
} as const;
