import type { StickerOrderResult } from "../load-sticker-orders.ts";

type StickerOrder = Extract<StickerOrderResult, { __typename: "StickerOrder" }>;

const NAMES = ["Utah", "Ohio", "Iowa", "Maine", "Texas", "Idaho", "Oregon", "Alaska"];
const SIZES = ["MEDIUM", "LARGE"] as const;

/** One sticker each of eight states, the first two with tokens. */
export function createStickerOrder(parts: Partial<StickerOrder> = {}): StickerOrder {
  return {
    __typename: "StickerOrder",
    id: "f1-a",
    status: "AWAITING_PAYMENT",
    outputType: "VINYL_WALL_MAP",
    stickers: NAMES.map((name, index) => ({
      openingId: name,
      name,
      sizeClass: SIZES[index] ?? "SMALL",
      quantity: 1,
      quantityWithTokens: index < 2 ? 1 : 0,
      render: { url: `/sticker-order-previews/s/${name}/x` },
    })),
    ...parts,
  };
}
