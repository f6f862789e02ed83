import type { Sticker } from "../sticker.ts";
import type { QuantityStore } from "../sticker-quantities.ts";
import { StickerCard } from "./StickerCard.tsx";
import styles from "./StickerGrid.module.css";

interface StickerGridProps {
  readonly stickers: readonly Sticker[];
  readonly quantities: QuantityStore;
  readonly hasOrders: boolean;
  readonly onPictureFailed: () => void;
}

export function StickerGrid({ stickers, hasOrders, ...rest }: StickerGridProps) {
  return (
    <ul className={styles.grid}>
      {stickers.map((sticker) => (
        <li key={sticker.id}>
          <StickerCard {...rest} sticker={sticker} isMarked={hasOrders && sticker.isChanged} />
        </li>
      ))}
    </ul>
  );
}
