import type { TicketThreadFragment } from "../../platform/api/generated/graphql.ts";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { ReplyForm, type ReplyFormProps } from "../contact/ReplyForm.tsx";
import { formatTicketDay } from "./format-ticket-day.ts";
import { TicketFields } from "./TicketFields.tsx";
import { TicketMessages } from "./TicketMessages.tsx";
import styles from "./TicketPage.module.css";
import { CUSTOMER_LABELS, TicketStatus } from "./TicketStatus.tsx";

interface TicketPageProps extends Omit<ReplyFormProps, "ticketId"> {
  readonly ticket: TicketThreadFragment;
  readonly businessName: string;
}

/** The messages and answers of a ticket. */
export function TicketPage({ ticket, businessName, ...reply }: TicketPageProps) {
  const { id, subject, status, fields, messages, email } = ticket;
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: "Contact", to: "/contact" }, { label: subject }]} />
      <header className={styles.head}>
        <h1>{subject}</h1>
        <p className={styles.facts}>
          <TicketStatus status={status} labels={CUSTOMER_LABELS} />
          <span>We answer to {email}.</span>
        </p>
      </header>
      <TicketFields fields={fields} />
      {messages.length === 0 ? null : (
        <TicketMessages
          messages={messages}
          authors={{ CUSTOMER: "You", STAFF: businessName }}
          own="CUSTOMER"
          formatTime={formatTicketDay}
        />
      )}
      <ReplyForm ticketId={id} {...reply} />
    </div>
  );
}
