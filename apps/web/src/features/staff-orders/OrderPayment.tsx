import { formatPrice, isFree } from "../../cart/price.ts";
import { formatDateTime } from "../../staff/format.ts";
import { StaffSection } from "../../staff/StaffPage.tsx";
import styles from "./OrderDetail.module.css";
import type { OrderDetails } from "./order-amounts.ts";

const REFUND_STATUS: Readonly<Record<string, string>> = {
  PENDING: "on its way",
  SUCCESS: "refunded",
  FAILURE: "failed",
};

export function OrderPayment({ order }: { readonly order: OrderDetails }) {
  const { subtotal, discounts, shipping, shippingOption, tax, total, paid, refunded } = order;
  return (
    <StaffSection title="Payment">
      <dl className={styles.amounts}>
        <Amount label="Items" value={formatPrice(subtotal)} />
        {discounts.map(({ title, code, amount }) => (
          <Amount key={title} label={code ?? title} value={`− ${formatPrice(amount)}`} />
        ))}
        <Amount
          label={shippingOption ? `Shipping, ${shippingOption}` : "Shipping"}
          value={formatPrice(shipping)}
        />
        <Amount label="Tax" value={formatPrice(tax)} />
        <Amount isTotal label="Total" value={formatPrice(total)} />
        <Amount label="Paid" value={formatPrice(paid)} />
        {isFree(refunded) ? null : <Amount label="Refunded" value={`− ${formatPrice(refunded)}`} />}
      </dl>
      {order.refunds.length === 0 ? null : (
        <ul className={styles.entries} aria-label="Refunds">
          {order.refunds.map(({ id, amount, reason, status, createdAt }) => (
            <li key={id} className={styles.entry}>
              <span>{`${formatPrice(amount)} ${REFUND_STATUS[status] ?? status}`}</span>
              <span className={styles.meta}>
                {[formatDateTime(createdAt), reason].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.sessionId ? <p className={styles.meta}>{`Session ${order.sessionId}`}</p> : null}
    </StaffSection>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Amount({ label, value, isTotal = false }: AmountProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
