import { formatTokens } from "@photomap/commerce";
import { formatPrice } from "../../platform/format/price.ts";
import type { CheckoutLine } from "../cart/checkout.ts";
import { describeStickerGroup, type StickerGroup } from "../cart/group-lines.ts";
import { LinePicture } from "../cart/LinePicture.tsx";
import { describeStickerCount } from "../sticker-orders/describe-stickers.ts";
import { loadCartStickerOrders } from "../sticker-orders/load-sticker-orders.ts";
import { StickerThumb } from "../sticker-orders/StickerThumb.tsx";
import { useStickerOrders } from "../sticker-orders/use-sticker-orders.ts";
import styles from "./ItemList.module.css";
import type { CheckoutError } from "./use-checkout.ts";

interface StickerItemProps {
  readonly group: StickerGroup;
  readonly errors: readonly CheckoutError[];
}

/** A sticker order as one item. */
export function StickerItem({ group, errors }: StickerItemProps) {
  const { id, lines } = group;
  const [{ variant }] = lines;
  const error = errors.find(({ lineItemId }) => lines.some((line) => line.id === lineItemId));
  const { results } = useStickerOrders(loadCartStickerOrders, [id]);
  return (
    <li className={styles.item}>
      <StickerThumb order={results.get(id)}>
        <LinePicture file={null} image={variant?.image} />
      </StickerThumb>
      <div className={styles.text}>
        <p className={styles.title}>{describeStickerGroup(group)}</p>
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
    ? `${describeStickerCount(quantity)}, paid with tokens`
    : `${quantity} ${variant?.title.toLowerCase() ?? ""}`;
}
