import { message } from "./message.ts";

export const printingMessages = {
  failed: message("ERR-12", "Error generating prints."),
  doesNotFit: message("PRN-17", "Does not fit on the current paper size"),
  noneFit: message(
    "PRN-18",
    "None of the prints fit on the selected paper size. Please choose a larger paper size.",
  ),
  noneSelected: message("PRN-18", "Select at least one {region} from the settings panel."),
  // The specification is silent here; this is our own.
  someDoNotFit: message(
    "PRN-18",
    "Some prints do not fit on the selected paper size and are left out.",
  ),
} as const;
