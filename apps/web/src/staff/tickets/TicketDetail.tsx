import { TicketFields } from "../../content/tickets/TicketFields.tsx";
import { TicketMessages } from "../../content/tickets/TicketMessages.tsx";
import { TicketStatus } from "../../content/tickets/TicketStatus.tsx";
import styles from "../shared/Detail.module.css";
import { DetailColumns } from "../shared/DetailColumns.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { STAFF_STATUS_LABELS, type TicketDetails } from "./staff-ticket.ts";
import { TicketPerson } from "./TicketPerson.tsx";
import { TicketStatusButton } from "./TicketStatusButton.tsx";

/** A question with its answers, and who asks. */
export function TicketDetail({ ticket }: { readonly ticket: TicketDetails }) {
  const { id, subject, status, businessId, createdAt, fields, messages, name } = ticket;
  return (
    <StaffPage
      title={subject}
      parent={{ label: "Tickets", to: "/staff/tickets" }}
      actions={<TicketStatusButton ticketId={id} status={status} />}
    >
      <DetailMeta>
        <TicketStatus status={status} labels={STAFF_STATUS_LABELS} />
        <span>{formatBrand(businessId)}</span>
        <span>{formatDateTime(createdAt)}</span>
      </DetailMeta>
      <DetailColumns
        main={
          <>
            <StaffSection title="Messages">
              {messages.length === 0 ? (
                <p className={styles.hint}>The form was sent without a message.</p>
              ) : (
                <TicketMessages
                  messages={messages}
                  authors={{ CUSTOMER: name, STAFF: "Staff" }}
                  own="STAFF"
                  formatTime={formatDateTime}
                />
              )}
            </StaffSection>
            <StaffSection title="Answer">
              <AnswerForm ticketId={id} />
            </StaffSection>
          </>
        }
        side={
          <>
            {fields.length === 0 ? null : (
              <StaffSection title="Details">
                <TicketFields fields={fields} />
              </StaffSection>
            )}
            <TicketPerson ticket={ticket} />
          </>
        }
      />
    </StaffPage>
  );
}
