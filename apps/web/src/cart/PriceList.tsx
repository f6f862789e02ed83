import { formatMoney } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import type { Checkout } from "./checkout.ts";
import { listDiscounts } from "./describe-discounts.ts";
import styles from "./PriceList.module.css";
import { formatPrice } from "./price.ts";
import { getShippingState } from "./shipping-state.ts";

interface PriceListProps {
  readonly checkout: Checkout;
  /** The server has not confirmed the amounts yet. */
  readonly isEstimate?: boolean;
}

export function PriceList({ checkout, isEstimate = false }: PriceListProps) {
  const shipping = getShippingState(checkout);
  const isOpen = shipping.kind === "unknown" || shipping.kind === "from";
  const { completedAt, totalTax } = checkout;
  return (
    <div className={styles.prices} aria-busy={isEstimate || undefined}>
      <dl className={styles.list}>
        <Row label="Subtotal">{formatPrice(checkout.lineItemsSubtotalPrice)}</Row>
        {listDiscounts(checkout).map(({ id, label, amount }) => (
          <Row key={id} label={label} tone="discount">
            −{formatMoney(amount)}
          </Row>
        ))}
        <Row label="Shipping">{describeShipping(checkout)}</Row>
        <Row label="Tax">
          {completedAt === null ? "Calculated when you pay" : formatPrice(totalTax)}
        </Row>
        <Row label={isOpen ? "Total before shipping" : "Total"} tone="total">
          {formatPrice(checkout.totalPrice)}
        </Row>
      </dl>
      {shipping.kind === "free" ? (
        <p className={styles.footnote}>*Standard shipping within the USA.</p>
      ) : null}
    </div>
  );
}

function describeShipping(checkout: Checkout): string {
  const shipping = getShippingState(checkout);
  switch (shipping.kind) {
    case "none":
      return "Nothing to ship";
    case "free":
      return formatMessage(shopMessages.freeShipping);
    case "priced":
      return formatPrice(shipping.price);
    case "from":
      return `From ${formatPrice(shipping.price)}`;
    case "unknown":
      return "Depends on your ZIP code";
  }
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
