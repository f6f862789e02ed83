import { UserSearch } from "lucide-react";
import type { StaffCustomersQuery } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { formatCount, formatDate } from "../shared/format.ts";
import { ListForm, Pager } from "../shared/ListTools.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";

type Page = NonNullable<StaffCustomersQuery["staffCustomers"]>;

const COLUMNS: readonly Column<Page["customers"][number]>[] = [
  { label: "Email", cell: ({ email }) => email },
  { label: "Name", cell: ({ name }) => name || null },
  { label: "Since", cell: ({ createdAt }) => formatDate(createdAt) },
  { label: "Maps", align: "end", cell: ({ projectCount }) => formatCount(projectCount) },
  { label: "Orders", align: "end", cell: ({ orderCount }) => formatCount(orderCount) },
  { label: "Spent", align: "end", cell: ({ spent }) => formatPrice(spent) },
];

export function CustomerList({ page }: { readonly page: Page }) {
  return (
    <StaffPage title="Customers">
      <ListForm label="Email or name" />
      {page.customers.length === 0 ? (
        <EmptyState
          icon={<UserSearch size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="No account matches"
        >
          Guests who ordered without an account are found in the orders.
        </EmptyState>
      ) : (
        <DataTable
          caption="Customers"
          columns={COLUMNS}
          rows={page.customers}
          getKey={({ id }) => id}
          getPath={({ id }) => `/staff/customers/${id}`}
        />
      )}
      <Pager nextCursor={page.nextCursor} />
    </StaffPage>
  );
}
