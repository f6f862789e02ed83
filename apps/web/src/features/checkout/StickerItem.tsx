import { formatTokens } from "@photomap/commerce";
import { lazy, Suspense } from "react";
import type { CheckoutLine } from "../../cart/checkout.ts";
import { countStickers, describeGroup, type StickerGroup } from "../../cart/group-lines.ts";
import { LinePicture } from "../../cart/LinePicture.tsx";
import { formatPrice } from "../../cart/price.ts";
import styles from "./ItemList.module.css";
import type { CheckoutError } from "./use-checkout.ts";

/** Only checkouts with stickers load it. */
const StickerGroupPicture = lazy(async () => ({
  default: (await import("./StickerGroupPicture.tsx")).StickerGroupPicture,
}));

interface StickerItemProps {
  readonly group: StickerGroup;
  readonly errors: readonly CheckoutError[];
}

/** A sticker order as one item. */
export function StickerItem({ group, errors }: StickerItemProps) {
  const { id, lines } = group;
  const [{ variant }] = lines;
  const error = errors.find(({ lineItemId }) => lines.some((line) => line.id === lineItemId));
  const picture = <LinePicture file={null} image={variant?.image} />;
  return (
    <li className={styles.item}>
      <Suspense fallback={picture}>
        <StickerGroupPicture stickerOrderId={id}>{picture}</StickerGroupPicture>
      </Suspense>
      <div className={styles.text}>
        <p className={styles.title}>{describeGroup(group)}</p>
        {lines.map((line) => (
          <p key={line.id}>{describeLine(line)}</p>
        ))}
        {error === undefined ? null : (
          <p className={styles.error} role="alert">
            {error.message}
          </p>
        )}
      </div>
      <div className={styles.price}>
        {lines.map((line) => (
          <p key={line.id}>
            {line.tokensUsed > 0 ? formatTokens(2 * line.tokensUsed) : formatPrice(line.totalPrice)}
          </p>
        ))}
      </div>
    </li>
  );
}

function describeLine({ quantity, variant, tokensUsed }: CheckoutLine): string {
  return tokensUsed > 0
    ? `${countStickers(quantity)}, paid with tokens`
    : `${quantity} ${variant?.title.toLowerCase() ?? ""}`;
}
