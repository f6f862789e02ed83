import { Link } from "react-router";
import styles from "../shared/Detail.module.css";
import { DetailBlock } from "../shared/DetailBlock.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import type { OrderDetails } from "./order-amounts.ts";

export function OrderCustomer({ order }: { readonly order: OrderDetails }) {
  const { name, email, customerId, note, shippingAddress, billingAddress } = order;
  const hasOtherBilling = billingAddress.join("\n") !== shippingAddress.join("\n");
  return (
    <StaffSection title="Customer">
      <DetailBlock>
        {name ? <p>{name}</p> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {customerId ? (
          <Link to={`/staff/customers/${customerId}`}>Account and maps</Link>
        ) : (
          <p className={styles.meta}>No account has this email address.</p>
        )}
      </DetailBlock>
      <Address title="Ship to" lines={shippingAddress} />
      {hasOtherBilling ? <Address title="Billing" lines={billingAddress} /> : null}
      {note ? (
        <DetailBlock title="Note">
          <p className={styles.meta}>{note}</p>
        </DetailBlock>
      ) : null}
    </StaffSection>
  );
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <DetailBlock title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </DetailBlock>
  );
}
