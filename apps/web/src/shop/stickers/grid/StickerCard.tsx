import { formatMoney, formatTokens } from "@photomap/commerce";
import { memo, useSyncExternalStore } from "react";
import { Badge } from "../../../ui/status/Badge.tsx";
import { SIZE_NAMES, type Sticker } from "../sticker.ts";
import type { QuantityStore } from "../sticker-quantities.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";
import styles from "./StickerGrid.module.css";
import { StickerPicture } from "./StickerPicture.tsx";

interface StickerCardProps {
  readonly sticker: Sticker;
  readonly quantities: QuantityStore;
  readonly onPictureFailed: () => void;
}

/** A sticker with its quantity. Only a change of its own renders it again: a map has up to 254. */
export const StickerCard = memo(function StickerCard(props: StickerCardProps) {
  const { sticker, quantities, onPictureFailed } = props;
  const { id, name, sizeClass, price, halfTokens, isChanged } = sticker;
  const quantity = useSyncExternalStore(quantities.subscribe, () => quantities.get(id));
  return (
    <article className={styles.card} aria-label={name} data-chosen={quantity > 0 || undefined}>
      {isChanged ? (
        <span className={styles.mark}>
          <Badge tone="honey">New photo</Badge>
        </span>
      ) : null}
      <StickerPicture sticker={sticker} onFailed={onPictureFailed} />
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.cost}>
        {SIZE_NAMES[sizeClass]}
        <br />
        {formatMoney(price)} or {formatTokens(halfTokens)}
      </p>
      <QuantityStepper
        name={name}
        quantity={quantity}
        onChange={(typed) => quantities.set(id, typed)}
      />
    </article>
  );
});
