import { PriceRow } from "../../cart/PriceRow.tsx";
import { formatPrice, isFree } from "../../cart/price.ts";
import styles from "./OrderPrices.module.css";
import { formatDay, type Order } from "./order.ts";

export function OrderPrices({ order }: { readonly order: Order }) {
  const { subtotal, totalDiscount, totalShipping, totalTax, total, refunds } = order;
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
      {refunds.map(({ id, createdAt, totalRefunded }) => (
        <PriceRow key={id} label={`Refund of ${formatDay(createdAt)}`}>
          −{formatPrice(totalRefunded)}
        </PriceRow>
      ))}
    </dl>
  );
}
