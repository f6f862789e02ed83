import { MessagesSquare } from "lucide-react";
import { TicketStatus } from "../../content/tickets/TicketStatus.tsx";
import type { StaffTicketsQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import type { Column } from "../../ui/layout/DataTable.tsx";
import { FilterSelect } from "../shared/FilterSelect.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { ListFilterForm } from "../shared/ListFilterForm.tsx";
import { PersonCell } from "../shared/PersonCell.tsx";
import { StaffList } from "../shared/StaffList.tsx";
import { STAFF_STATUS_LABELS } from "./staff-ticket.ts";

type Page = NonNullable<StaffTicketsQuery["staffTickets"]>;

const COLUMNS: readonly Column<Page["tickets"][number]>[] = [
  { label: "Subject", cell: ({ subject }) => subject },
  { label: "Customer", cell: (ticket) => <PersonCell {...ticket} /> },
  {
    label: "Status",
    isShort: true,
    cell: ({ status }) => <TicketStatus status={status} labels={STAFF_STATUS_LABELS} />,
  },
  { label: "Tags", cell: ({ tags }) => tags.join(", ") },
  { label: "Brand", isShort: true, cell: ({ businessId }) => formatBrand(businessId) },
  { label: "Changed", isShort: true, cell: ({ updatedAt }) => formatDateTime(updatedAt) },
];

const STATUS_OPTIONS = Object.entries(STAFF_STATUS_LABELS).map(([value, label]) => ({
  value,
  label,
}));

const NONE = {
  icon: MessagesSquare,
  title: "No matching tickets",
  text: "Try fewer words or another status.",
  all: "/staff/tickets",
};

export function TicketList({ page }: { readonly page: Page }) {
  return (
    <StaffList
      title="Tickets"
      actions={
        <LinkButton size="small" to="/staff/tickets?status=OPEN">
          To answer
        </LinkButton>
      }
      tools={
        <ListFilterForm label="Name, email, subject or tag">
          <FilterSelect name="status" label="Status" options={STATUS_OPTIONS} />
        </ListFilterForm>
      }
      columns={COLUMNS}
      rows={page.tickets}
      getPath={({ id }) => `/staff/tickets/${id}`}
      none={NONE}
      page={page}
    />
  );
}
