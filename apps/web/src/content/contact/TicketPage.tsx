import type { TicketThreadFragment } from "../../platform/api/generated/graphql.ts";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { formatTicketDay } from "../tickets/format-ticket-day.ts";
import { TicketFields } from "../tickets/TicketFields.tsx";
import { TicketMessages } from "../tickets/TicketMessages.tsx";
import { CUSTOMER_STATUS_LABELS, TicketStatus } from "../tickets/TicketStatus.tsx";
import { ReplyForm, type ReplyFormProps } from "./ReplyForm.tsx";
import styles from "./TicketPage.module.css";

interface TicketPageProps extends Omit<ReplyFormProps, "ticketId"> {
  readonly ticket: TicketThreadFragment;
  readonly brandName: string;
}

/** The messages and answers of a ticket. */
export function TicketPage({ ticket, brandName, ...reply }: TicketPageProps) {
  const { id, subject, status, fields, messages, email } = ticket;
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: "Contact", to: "/contact" }, { label: subject }]} />
      <header className={styles.head}>
        <h1>{subject}</h1>
        <p className={styles.facts}>
          <TicketStatus status={status} labels={CUSTOMER_STATUS_LABELS} />
          <span>We'll reply to {email}.</span>
        </p>
      </header>
      <TicketFields fields={fields} />
      {messages.length === 0 ? null : (
        <TicketMessages
          messages={messages}
          authors={{ CUSTOMER: "You", STAFF: brandName }}
          own="CUSTOMER"
          formatTime={formatTicketDay}
        />
      )}
      <ReplyForm ticketId={id} {...reply} />
    </div>
  );
}
