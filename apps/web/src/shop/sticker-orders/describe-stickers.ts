import { STICKER_SIZE_CLASSES, type StickerSizeClass } from "@photomap/design";
import type { StickerOrderStatus } from "../../platform/api/generated/graphql.ts";
import type { StickerOrder } from "./load-sticker-orders.ts";

const SIZE_NAMES: Readonly<Record<StickerSizeClass, string>> = {
  SMALL: "small",
  MEDIUM: "medium",
  LARGE: "large",
};

type Sticker = StickerOrder["stickers"][number];

/** Counts stickers by size, such as "2 small, 1 large". `count` says how often each one counts. */
export function describeSizes(
  stickers: readonly Sticker[],
  count: (sticker: Sticker) => number = ({ quantity }) => quantity,
): string {
  const parts = STICKER_SIZE_CLASSES.flatMap((sizeClass) => {
    const ofClass = stickers.filter((sticker) => sticker.sizeClass === sizeClass);
    const sum = ofClass.reduce((total, sticker) => total + count(sticker), 0);
    return sum === 0 ? [] : [`${sum} ${SIZE_NAMES[sizeClass]}`];
  });
  return parts.join(", ");
}

export function describeStickerCount(quantity: number): string {
  return quantity === 1 ? "1 sticker" : `${quantity} stickers`;
}

const STATUS_NAMES: Readonly<Record<StickerOrderStatus, string>> = {
  AWAITING_PAYMENT: "Waiting for payment",
  AWAITING_SHIPMENT: "Being made",
  SHIPPED: "Shipped",
  CANCELLED: "Canceled",
};

export function describeStickerStatus(status: StickerOrderStatus): string {
  return STATUS_NAMES[status];
}
