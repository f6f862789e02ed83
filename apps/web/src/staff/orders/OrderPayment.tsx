import { formatTokens } from "@photomap/commerce";
import { formatPrice, isFree } from "../../platform/format/price.ts";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
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
        {order.tokensUsed === 0 ? null : (
          <Amount label="Paid with" value={formatTokens(2 * order.tokensUsed)} />
        )}
        {isFree(refunded) ? null : <Amount label="Refunded" value={`− ${formatPrice(refunded)}`} />}
      </dl>
      {order.refunds.length === 0 ? null : (
        <ul className={styles.entries} aria-label="Refunds">
          {order.refunds.map((refund) => (
            <li key={refund.id} className={styles.entry}>
              <span>
                {`${formatPrice(refund.amount)} ${REFUND_STATUS[refund.status] ?? refund.status}`}
              </span>
              <span className={styles.meta}>
                {[formatDateTime(refund.createdAt), refund.reason].filter(Boolean).join(" · ")}
              </span>
              <RefundedTokens {...refund} />
            </li>
          ))}
        </ul>
      )}
      {order.sessionId ? <p className={styles.meta}>{`Session ${order.sessionId}`}</p> : null}
    </StaffSection>
  );
}

interface RefundedTokensProps {
  readonly tokensReturned: number;
  readonly tokensTaken: number;
  readonly tokensKept: number;
}

function RefundedTokens({ tokensReturned, tokensTaken, tokensKept }: RefundedTokensProps) {
  const facts = [
    ...(tokensReturned === 0 ? [] : [`${formatTokens(2 * tokensReturned)} returned`]),
    ...(tokensTaken + tokensKept === 0 ? [] : [`${formatTokens(2 * tokensTaken)} taken back`]),
    ...(tokensKept === 0 ? [] : [`${formatTokens(2 * tokensKept)} spent before`]),
  ];
  return facts.length === 0 ? null : <span className={styles.meta}>{facts.join(", ")}</span>;
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
