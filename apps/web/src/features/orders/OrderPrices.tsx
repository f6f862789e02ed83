import type { ReactNode } from "react";
import { formatPrice, isFree } from "../../cart/price.ts";
import styles from "./OrderPrices.module.css";
import { formatDay, type Order } from "./order.ts";

export function OrderPrices({ order }: { readonly order: Order }) {
  const { subtotal, totalDiscount, totalShipping, totalTax, total, refunds } = order;
  return (
    <dl className={styles.prices}>
      <Row label="Subtotal">{formatPrice(subtotal)}</Row>
      {isFree(totalDiscount) ? null : (
        <Row label="Discount" tone="discount">
          −{formatPrice(totalDiscount)}
        </Row>
      )}
      <Row label="Shipping">{isFree(totalShipping) ? "Free" : formatPrice(totalShipping)}</Row>
      <Row label="Tax">{formatPrice(totalTax)}</Row>
      <Row label="Total" tone="total">
        {formatPrice(total)}
      </Row>
      {refunds.map(({ id, createdAt, totalRefunded }) => (
        <Row key={id} label={`Refund of ${formatDay(createdAt)}`}>
          −{formatPrice(totalRefunded)}
        </Row>
      ))}
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly tone?: "discount" | "total";
  readonly children: ReactNode;
}

function Row({ label, tone, children }: RowProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
