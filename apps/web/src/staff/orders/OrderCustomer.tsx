import { Link } from "react-router";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./OrderDetail.module.css";
import type { OrderDetails } from "./order-amounts.ts";

export function OrderCustomer({ order }: { readonly order: OrderDetails }) {
  const { name, email, customerId, note, shippingAddress, billingAddress } = order;
  const hasOtherBilling = billingAddress.join("\n") !== shippingAddress.join("\n");
  return (
    <StaffSection title="Customer">
      <div className={styles.group}>
        {name ? <p>{name}</p> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {customerId ? (
          <Link to={`/staff/customers/${customerId}`}>Account and maps</Link>
        ) : (
          <p className={styles.meta}>No account has this address.</p>
        )}
      </div>
      <Address title="Ship to" lines={shippingAddress} />
      {hasOtherBilling ? <Address title="Billing" lines={billingAddress} /> : null}
      {note ? (
        <div className={styles.group}>
          <h3>Note</h3>
          <p className={styles.meta}>{note}</p>
        </div>
      ) : null}
    </StaffSection>
  );
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
