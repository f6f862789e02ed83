import { formatMoney, multiplyMoney } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { formatPrice, isFree, toMoney } from "../../platform/format/price.ts";
import type { CheckoutLine } from "../cart/checkout.ts";
import { describeDiscount } from "../cart/describe-discounts.ts";
import styles from "./LinePrice.module.css";

interface LinePriceProps {
  readonly line: CheckoutLine;
  /** Whether the server has not confirmed the amount yet. */
  readonly isEstimate: boolean;
}

export function LinePrice({ line, isEstimate }: LinePriceProps) {
  const { unitPrice, quantity, totalPrice, discountAllocations } = line;
  const full = formatMoney(multiplyMoney(toMoney(unitPrice), quantity));
  return (
    <div className={styles.price} aria-busy={isEstimate || undefined}>
      <p className={styles.total}>
        {discountAllocations.length > 0 ? (
          <s>
            <span className="visually-hidden">Before discount: </span>
            {full}
          </s>
        ) : null}{" "}
        <span>
          {isFree(totalPrice) ? formatMessage(shopMessages.freeLine) : formatPrice(totalPrice)}
        </span>
      </p>
      {quantity > 1 && !isFree(unitPrice) ? (
        <p className={styles.each}>{formatPrice(unitPrice)} each</p>
      ) : null}
      {discountAllocations.map(({ allocatedAmount, discountApplication }) => (
        <p key={discountApplication.id} className={styles.discount}>
          {describeDiscount(discountApplication)} −{formatPrice(allocatedAmount)}
        </p>
      ))}
    </div>
  );
}
