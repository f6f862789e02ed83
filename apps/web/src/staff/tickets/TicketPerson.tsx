import { Link } from "react-router";
import { StaffSection } from "../shared/StaffPage.tsx";
import type { TicketDetails } from "./staff-ticket.ts";
import styles from "./TicketDetail.module.css";

/** Who asks, about what, and with which browser. */
export function TicketPerson({ ticket }: { readonly ticket: TicketDetails }) {
  const { name, email, userId, isAddressVerified, question, tags, userAgent } = ticket;
  return (
    <StaffSection title="Customer">
      <div className={styles.group}>
        <p>{name}</p>
        <a href={`mailto:${email}`}>{email}</a>
        {userId ? (
          <Link to={`/staff/customers/${userId}`}>Account and maps</Link>
        ) : (
          <p className={styles.meta}>Written without an account.</p>
        )}
        {isAddressVerified ? null : (
          <p className={styles.meta}>The address is not proven: anyone can enter it.</p>
        )}
      </div>
      <div className={styles.group}>
        <h3>Question</h3>
        <Link to={`/contact/${question}`} reloadDocument>
          {question}
        </Link>
        <p className={styles.meta}>{tags.join(", ")}</p>
      </div>
      {userAgent ? (
        <div className={styles.group}>
          <h3>Browser</h3>
          <p className={styles.meta}>{userAgent}</p>
        </div>
      ) : null}
    </StaffSection>
  );
}
