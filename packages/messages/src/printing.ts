import { message } from "./message.ts";

export const printingMessages = {
  chooseMethod: message("PRN-02", "Choose a Printing Method"),
  howToPrint: message("PRN-04", "How do you want to print your photos?"),
  compareOptions: message("PRN-04", "Compare the Options"),
  // The specification elides the second sentence.
  someoneElses: message(
    "PRN-06",
    "Heads Up! You are printing photos for someone else's project. The prints are yours to keep, and the project won't change.",
  ),
  addPhotoFirst: message("PRN-07", "Add a photo to at least one {regionType} first."),
  noService: message("PRN-01", "We can't print this kind of map yet."),
  ownerOrders: message(
    "PRN-06",
    "This map is made as stickers, and only its owner can order them.",
  ),
  failed: message("ERR-12", "Error generating prints."),
  failedLong: message("ERR-12", "An error occurred while generating the prints."),
  downloadFailed: message("SHR-12", "Error downloading image, please try again."),
  doesNotFit: message("PRN-17", "Does not fit on the current paper size"),
  noneFit: message(
    "PRN-18",
    "None of the prints fit on the selected paper size. Please choose a larger paper size.",
  ),
  noneSelected: message("PRN-18", "Select at least one {region} from the settings panel."),
  // Not in the specification.
  someDoNotFit: message(
    "PRN-18",
    "{count} of {total} {regions} don't fit on {paper} and are left out: {names}.",
  ),
  tooManySheets: message(
    "PRN-18",
    "The map needs too many sheets of this paper. Please choose a larger paper size.",
  ),
  oneDoesNotFit: message(
    "PRN-18",
    "1 of {total} {regions} doesn't fit on {paper} and is left out: {name}.",
  ),
} as const;
