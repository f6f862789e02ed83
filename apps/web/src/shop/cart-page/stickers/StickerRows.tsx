import { formatMoney, formatTokens, sumMoney } from "@photomap/commerce";
import { toMoney } from "../../../platform/format/price.ts";
import type { CheckoutLine } from "../../cart/checkout.ts";
import { sumLineHalfTokens } from "../../cart/group-lines.ts";
import { describeSizes, describeStickerCount } from "../../sticker-orders/describe-stickers.ts";
import type { StickerOrder } from "../../sticker-orders/load-sticker-orders.ts";
import { LinePrice } from "../LinePrice.tsx";
import styles from "./StickerRows.module.css";

interface StickerRowsProps {
  readonly lines: readonly CheckoutLine[];
  /** The stickers of the sticker order; empty until it is loaded. */
  readonly stickers: StickerOrder["stickers"];
  /** Whether the server has not confirmed the amounts yet. */
  readonly isEstimate: boolean;
}

/** The stickers by size class and how they are paid, and the total. */
export function StickerRows({ lines, stickers, isEstimate }: StickerRowsProps) {
  return (
    <dl className={styles.rows}>
      {lines.map((line) => (
        <div key={line.id} className={styles.row}>
          <dt>{describeLine(line, stickers)}</dt>
          <dd>
            {line.tokensUsed > 0 ? (
              <span className={styles.tokens}>{formatTokens(2 * line.tokensUsed)}</span>
            ) : (
              <LinePrice line={line} isEstimate={isEstimate} />
            )}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{describeTotal(lines)}</dd>
      </div>
    </dl>
  );
}

function describeLine(
  { quantity, variant, tokensUsed }: CheckoutLine,
  stickers: StickerOrder["stickers"],
): string {
  if (tokensUsed === 0) return `${quantity} ${variant?.title.toLowerCase() ?? ""}`;
  const sizes = describeSizes(stickers, ({ quantityWithTokens }) => quantityWithTokens);
  return `${sizes === "" ? describeStickerCount(quantity) : sizes}, paid with tokens`;
}

/** Formats the total, such as "$6.25 + 3 tokens". */
function describeTotal(lines: readonly CheckoutLine[]): string {
  const paid = lines.filter(({ tokensUsed }) => tokensUsed === 0);
  const money = formatMoney(sumMoney(paid.map(({ totalPrice }) => toMoney(totalPrice))));
  const halfTokens = sumLineHalfTokens(lines);
  const parts = [
    ...(paid.length > 0 ? [money] : []),
    ...(halfTokens > 0 ? [formatTokens(halfTokens)] : []),
  ];
  return parts.join(" + ");
}
