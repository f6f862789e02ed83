import type { ReactNode } from "react";
import { loadForCart } from "../../sticker-orders/load-sticker-orders.ts";
import { StickerThumb } from "../../sticker-orders/StickerThumb.tsx";
import { useStickerOrders } from "../../sticker-orders/use-sticker-orders.ts";

interface StickerGroupPictureProps {
  readonly stickerOrderId: string;
  /** Until the order is loaded, and for those without access. */
  readonly children: ReactNode;
}

export function StickerGroupPicture({ stickerOrderId, children }: StickerGroupPictureProps) {
  const { results } = useStickerOrders(loadForCart, [stickerOrderId]);
  return <StickerThumb order={results.get(stickerOrderId)}>{children}</StickerThumb>;
}
