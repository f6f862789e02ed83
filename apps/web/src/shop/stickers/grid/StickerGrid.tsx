import type { Sticker } from "../sticker.ts";
import type { QuantityStore } from "../sticker-quantities.ts";
import { StickerCard } from "./StickerCard.tsx";
import styles from "./StickerGrid.module.css";

interface StickerGridProps {
  readonly stickers: readonly Sticker[];
  readonly quantities: QuantityStore;
  readonly onPictureFailed: () => void;
}

export function StickerGrid({ stickers, ...rest }: StickerGridProps) {
  const hasMarks = stickers.some(({ isChanged }) => isChanged);
  return (
    <ul className={styles.grid} data-marks={hasMarks || undefined}>
      {stickers.map((sticker) => (
        <li key={sticker.id}>
          <StickerCard {...rest} sticker={sticker} />
        </li>
      ))}
    </ul>
  );
}
