import { MessagesSquare } from "lucide-react";
import { TicketStatus } from "../../content/tickets/TicketStatus.tsx";
import type { StaffTicketsQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { formatBrand, formatDateTime, formatUnits } from "../shared/format.ts";
import { Filter, ListForm, Pager } from "../shared/ListTools.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";
import { STATUS_LABELS } from "./staff-ticket.ts";
import styles from "./TicketList.module.css";

type Page = NonNullable<StaffTicketsQuery["staffTickets"]>;
type Row = Page["tickets"][number];

/** Of `total`, which is not counted any further. */
const MAX_COUNT = 1000;

const COLUMNS: readonly Column<Row>[] = [
  { label: "Subject", cell: ({ subject }) => subject },
  {
    label: "Customer",
    cell: ({ name, email }) => (
      <span className={styles.person}>
        <span>{name}</span>
        <span data-quiet="">{email}</span>
      </span>
    ),
  },
  {
    label: "Status",
    isShort: true,
    cell: ({ status }) => <TicketStatus status={status} labels={STATUS_LABELS} />,
  },
  { label: "Tags", cell: ({ tags }) => tags.join(", ") },
  { label: "Brand", isShort: true, cell: ({ businessId }) => formatBrand(businessId) },
  { label: "Changed", isShort: true, cell: ({ updatedAt }) => formatDateTime(updatedAt) },
];

const STATUS_OPTIONS = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }));

export function TicketList({ page }: { readonly page: Page }) {
  const { tickets, nextCursor, total } = page;
  return (
    <StaffPage
      title="Tickets"
      actions={
        <LinkButton size="small" to="/staff/tickets?status=OPEN">
          To answer
        </LinkButton>
      }
    >
      <ListForm label="Name, email, subject or tag">
        <Filter name="status" label="Status" options={STATUS_OPTIONS} />
      </ListForm>
      {tickets.length === 0 ? (
        <EmptyState
          icon={<MessagesSquare size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="No ticket matches"
          action={
            <LinkButton size="small" to="/staff/tickets">
              Show all tickets
            </LinkButton>
          }
        >
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <DataTable
          caption="Tickets"
          columns={COLUMNS}
          rows={tickets}
          getKey={({ id }) => id}
          getPath={({ id }) => `/staff/tickets/${id}`}
        />
      )}
      <Pager nextCursor={nextCursor}>
        {total >= MAX_COUNT ? "1,000 or more tickets" : formatUnits(total, "ticket")}
      </Pager>
    </StaffPage>
  );
}
