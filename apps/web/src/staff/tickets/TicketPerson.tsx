import { Link } from "react-router";
import styles from "../shared/Detail.module.css";
import { DetailBlock } from "../shared/DetailBlock.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import type { TicketDetails } from "./staff-ticket.ts";

/** The customer who asks, the question and the browser. */
export function TicketPerson({ ticket }: { readonly ticket: TicketDetails }) {
  const { name, email, userId, isAddressVerified, question, tags, userAgent } = ticket;
  return (
    <StaffSection title="Customer">
      <DetailBlock>
        <p>{name}</p>
        <a href={`mailto:${email}`}>{email}</a>
        {userId ? (
          <Link to={`/staff/customers/${userId}`}>Account and maps</Link>
        ) : (
          <p className={styles.meta}>Sent without an account.</p>
        )}
        {isAddressVerified ? null : (
          <p className={styles.meta}>The address isn't verified: anyone could have entered it.</p>
        )}
      </DetailBlock>
      <DetailBlock title="Question">
        <Link to={`/contact/${question}`} reloadDocument>
          {question}
        </Link>
        <p className={styles.meta}>{tags.join(", ")}</p>
      </DetailBlock>
      {userAgent ? (
        <DetailBlock title="Browser">
          <p className={styles.meta}>{userAgent}</p>
        </DetailBlock>
      ) : null}
    </StaffSection>
  );
}
