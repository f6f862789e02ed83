import { message } from "./message.ts";

export const stickerSheetMessages = {
  disparateGroups: message("INT-10", "Cannot nest stickers from disparate nest groups"),
  orderDataMissing: message("ERR-16", "Could not find file data for sticker order ID"),
  openingDataMissing: message(
    "ERR-16",
    "Nested opening does not contain file data, so we cannot create the sticker.",
  ),
  footer: message("LIM-09", "Photo Map Stickers"),
} as const;
