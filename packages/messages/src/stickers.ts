import { message } from "./message.ts";

export const stickerMessages = {
  modifiedToday: message("STK-03", "Modified Today"),
  freeShippingFrom: message("STK-05", "Order {count} or more stickers to get free shipping"),
  notOffered: message("STK-06", "We don't make stickers for this map."),
  redemptionFailed: message("STK-08", "Error redeeming sticker tokens."),
  offerFailed: message("ERR-11", "Error generating stickers. Contact us if the problem persists."),
  mapNotFound: message("ERR-11", "Map not found."),
  picturesFailed: message(
    "ERR-11",
    "Error retrieving sticker images. Please contact us if the problem persists.",
  ),
} as const;
