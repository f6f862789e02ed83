import { MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import type { GetTicketsQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { formatTicketDay } from "../tickets/format-ticket-day.ts";
import { CUSTOMER_STATUS_LABELS, TicketStatus } from "../tickets/TicketStatus.tsx";
import styles from "./AccountTicketList.module.css";

type Ticket = GetTicketsQuery["tickets"][number];

interface AccountTicketListProps {
  readonly tickets: readonly Ticket[];
  /** Whether the address is verified; its messages are shown only then. */
  readonly isEmailVerified: boolean;
}

/** The messages of an account, newest first. */
export function AccountTicketList({ tickets, isEmailVerified }: AccountTicketListProps) {
  if (tickets.length === 0) return <NoTickets isEmailVerified={isEmailVerified} />;
  return (
    <>
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={styles.ticket}>
            <h2 className={styles.title}>
              <Link
                to={`/contact/tickets/${ticket.id}`}
                className={styles.link ?? ""}
                reloadDocument
              >
                {ticket.subject}
              </Link>
            </h2>
            <p className={styles.excerpt}>{ticket.messages.at(-1)?.text}</p>
            <p className={styles.facts}>
              <TicketStatus status={ticket.status} labels={CUSTOMER_STATUS_LABELS} />
              <time dateTime={ticket.updatedAt}>{formatTicketDay(ticket.updatedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton to="/contact">Write to us</LinkButton>
      </div>
    </>
  );
}

function NoTickets({ isEmailVerified }: Pick<AccountTicketListProps, "isEmailVerified">) {
  return (
    <EmptyState
      icon={<MessagesSquare size={32} strokeWidth={1.4} aria-hidden="true" />}
      title="No messages yet"
      action={
        isEmailVerified ? (
          <LinkButton to="/contact" variant="primary">
            Write to us
          </LinkButton>
        ) : (
          <LinkButton to="/account/verify?redirectTo=%2Faccount%2Fmessages" variant="primary">
            Verify your email
          </LinkButton>
        )
      }
    >
      {isEmailVerified
        ? "Your questions and our answers will show up here."
        : "Verify your email address to see the messages you sent from it."}
    </EmptyState>
  );
}
