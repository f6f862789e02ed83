import { formatTokens } from "@photomap/commerce";
import { formatPrice, isFree } from "../../platform/format/price.ts";
import detail from "../shared/Detail.module.css";
import { DetailItem } from "../shared/DetailItem.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./OrderDetail.module.css";
import type { OrderDetails } from "./order-amounts.ts";

const REFUND_STATUS: Readonly<Record<string, string>> = {
  PENDING: "on its way",
  SUCCESS: "refunded",
  FAILURE: "failed",
};

const DISPUTE_STATUS: Readonly<Record<string, string>> = {
  OPEN: "waiting for the bank",
  WON: "won",
  LOST: "lost",
};

export function OrderPayment({ order }: { readonly order: OrderDetails }) {
  const { subtotal, discounts, shipping, shippingOption, tax, total, paid, refunded } = order;
  return (
    <StaffSection title="Payment">
      <dl className={detail.amounts}>
        <DetailItem label="Items">{formatPrice(subtotal)}</DetailItem>
        {discounts.map(({ title, code, amount }) => (
          <DetailItem key={title} label={code ?? title}>{`− ${formatPrice(amount)}`}</DetailItem>
        ))}
        <DetailItem label={shippingOption ? `Shipping, ${shippingOption}` : "Shipping"}>
          {formatPrice(shipping)}
        </DetailItem>
        <DetailItem label="Tax">{formatPrice(tax)}</DetailItem>
        <DetailItem isTotal label="Total">
          {formatPrice(total)}
        </DetailItem>
        <DetailItem label="Paid">{formatPrice(paid)}</DetailItem>
        {order.tokensUsed === 0 ? null : (
          <DetailItem label="Paid with">{formatTokens(2 * order.tokensUsed)}</DetailItem>
        )}
        {isFree(refunded) ? null : (
          <DetailItem label="Refunded">{`− ${formatPrice(refunded)}`}</DetailItem>
        )}
      </dl>
      {order.refunds.length === 0 ? null : (
        <ul className={styles.entries} aria-label="Refunds">
          {order.refunds.map((refund) => (
            <li key={refund.id} className={styles.entry}>
              <span>
                {`${formatPrice(refund.amount)} ${REFUND_STATUS[refund.status] ?? refund.status}`}
              </span>
              <span className={detail.meta}>
                {[formatDateTime(refund.createdAt), refund.reason].filter(Boolean).join(" · ")}
              </span>
              <RefundedTokens {...refund} />
            </li>
          ))}
        </ul>
      )}
      {order.disputes.length === 0 ? null : (
        <ul className={styles.entries} aria-label="Disputes">
          {order.disputes.map((dispute) => (
            <li key={dispute.id} className={styles.entry}>
              <span>
                {`${formatPrice(dispute.amount)} disputed, ${DISPUTE_STATUS[dispute.status] ?? dispute.status}`}
              </span>
              <span className={detail.meta}>
                {`${formatDateTime(dispute.createdAt)} · ${dispute.reason}`}
              </span>
              <RefundedTokens tokensReturned={0} tokensKept={0} {...dispute} />
            </li>
          ))}
        </ul>
      )}
      {order.sessionId ? <p className={detail.meta}>{`Session ${order.sessionId}`}</p> : null}
    </StaffSection>
  );
}

interface RefundedTokensProps {
  readonly tokensReturned: number;
  readonly tokensTaken: number;
  readonly tokensKept: number;
  readonly tokensOwed: number;
}

function RefundedTokens(props: RefundedTokensProps) {
  const { tokensReturned, tokensTaken, tokensKept, tokensOwed } = props;
  const facts = [
    ...(tokensReturned === 0 ? [] : [`${formatTokens(2 * tokensReturned)} returned`]),
    ...(tokensTaken + tokensKept === 0 ? [] : [`${formatTokens(2 * tokensTaken)} taken back`]),
    ...(tokensKept === 0 ? [] : [`${formatTokens(2 * tokensKept)} already spent`]),
    ...(tokensOwed === 0 ? [] : [`${formatTokens(2 * tokensOwed)} owed`]),
  ];
  return facts.length === 0 ? null : <span className={detail.meta}>{facts.join(", ")}</span>;
}
