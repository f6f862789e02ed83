import { loadCartStickerOrders } from "../../sticker-orders/load-sticker-orders.ts";

const GONE = new Set([404, 410]);

interface Picture {
  readonly stickerOrderId: string;
  readonly openingId: string;
  readonly imagesUrl: string;
}

/**
 * Whether the sticker can no longer be printed. The image service answers the same to an address
 * whose signature has expired, so only a new address decides. False when there is no answer.
 */
export async function isPictureGone(picture: Picture): Promise<boolean> {
  const { stickerOrderId, openingId, imagesUrl } = picture;
  try {
    const [order] = await loadCartStickerOrders([stickerOrderId]);
    if (order?.__typename !== "StickerOrder") return false;
    const sticker = order.stickers.find((each) => each.openingId === openingId);
    if (sticker === undefined) return false;
    const { status } = await fetch(imagesUrl + sticker.render.url, { cache: "no-store" });
    return GONE.has(status);
  } catch {
    return false;
  }
}
