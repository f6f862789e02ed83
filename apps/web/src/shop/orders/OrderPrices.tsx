import { formatTokens } from "@photomap/commerce";
import { formatPrice, isFree } from "../../platform/format/price.ts";
import { PriceRow } from "../cart/PriceRow.tsx";
import styles from "./OrderPrices.module.css";
import { formatOrderDay, type Order } from "./order.ts";

export function OrderPrices({ order }: { readonly order: Order }) {
  const { subtotal, totalDiscount, totalShipping, totalTax, total, tokensUsed, refunds } = order;
  return (
    <dl className={styles.prices}>
      <PriceRow label="Subtotal">{formatPrice(subtotal)}</PriceRow>
      {isFree(totalDiscount) ? null : (
        <PriceRow label="Discount" tone="discount">
          −{formatPrice(totalDiscount)}
        </PriceRow>
      )}
      <PriceRow label="Shipping">
        {isFree(totalShipping) ? "Free" : formatPrice(totalShipping)}
      </PriceRow>
      <PriceRow label="Tax">{formatPrice(totalTax)}</PriceRow>
      <PriceRow label="Total" tone="total">
        {formatPrice(total)}
      </PriceRow>
      {tokensUsed === 0 ? null : (
        <PriceRow label="Tokens used">{formatTokens(2 * tokensUsed)}</PriceRow>
      )}
      {refunds.map((refund) => (
        <PriceRow key={refund.id} label={`Refunded ${formatOrderDay(refund.createdAt)}`}>
          {describeRefund(refund)}
        </PriceRow>
      ))}
    </dl>
  );
}

/** Formats what was refunded: money, tokens or both. */
function describeRefund({ totalRefunded, tokensReturned }: Order["refunds"][number]): string {
  const parts = [
    ...(isFree(totalRefunded) ? [] : [`−${formatPrice(totalRefunded)}`]),
    ...(tokensReturned === 0 ? [] : [`−${formatTokens(2 * tokensReturned)}`]),
  ];
  return parts.join(", ");
}
