import type { ReactNode } from "react";
import type { StickerOrderResult } from "./load-sticker-orders.ts";
import { StickerPicture } from "./StickerPreviews.tsx";
import styles from "./StickerThumb.module.css";

const MAX_PICTURES = 4;

interface StickerThumbProps {
  readonly order: StickerOrderResult | undefined;
  /** Shown until the order is loaded, and to viewers without access to it. */
  readonly children: ReactNode;
}

/** The first stickers of an order in the place of one picture. */
export function StickerThumb({ order, children }: StickerThumbProps) {
  if (order?.__typename !== "StickerOrder") return children;
  return (
    <span className={styles.thumb} data-single={order.stickers.length === 1 || undefined}>
      {order.stickers.slice(0, MAX_PICTURES).map((sticker) => (
        <span key={sticker.openingId} className={styles.sticker}>
          <StickerPicture sticker={sticker} />
        </span>
      ))}
    </span>
  );
}
