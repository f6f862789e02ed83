import { formatMoney, formatTokens } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { formatPrice } from "../../platform/format/price.ts";
import type { Checkout } from "./checkout.ts";
import { listDiscounts } from "./describe-discounts.ts";
import { sumLineHalfTokens } from "./group-lines.ts";
import styles from "./PriceList.module.css";
import { PriceRow } from "./PriceRow.tsx";
import { getShippingState } from "./shipping-state.ts";

interface PriceListProps {
  readonly checkout: Checkout;
  /** Whether the server has not confirmed the amounts yet. */
  readonly isEstimate?: boolean;
}

export function PriceList({ checkout, isEstimate = false }: PriceListProps) {
  const shipping = getShippingState(checkout);
  const isOpen = shipping.kind === "unknown" || shipping.kind === "from";
  const { completedAt, totalTax } = checkout;
  const halfTokens = sumLineHalfTokens(checkout.lineItems);
  return (
    <div className={styles.prices} aria-busy={isEstimate || undefined}>
      <dl className={styles.list}>
        <PriceRow label="Subtotal">{formatPrice(checkout.lineItemsSubtotalPrice)}</PriceRow>
        {listDiscounts(checkout).map(({ id, label, amount }) => (
          <PriceRow key={id} label={label} tone="discount">
            −{formatMoney(amount)}
          </PriceRow>
        ))}
        <PriceRow label="Shipping">{describeShipping(checkout)}</PriceRow>
        <PriceRow label="Tax">
          {completedAt === null ? "Calculated when you pay" : formatPrice(totalTax)}
        </PriceRow>
        <PriceRow label={isOpen ? "Total before shipping" : "Total"} tone="total">
          {formatPrice(checkout.totalPrice)}
        </PriceRow>
        {halfTokens === 0 ? null : (
          <PriceRow label="Tokens used">{formatTokens(halfTokens)}</PriceRow>
        )}
      </dl>
      {shipping.kind === "free" ? (
        <p className={styles.footnote}>*Standard shipping within the US.</p>
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
