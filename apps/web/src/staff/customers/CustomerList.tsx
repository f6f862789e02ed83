import { UserSearch } from "lucide-react";
import type { StaffCustomersQuery } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import type { Column } from "../../ui/layout/DataTable.tsx";
import { formatCount, formatDate } from "../shared/format.ts";
import { ListFilterForm } from "../shared/ListFilterForm.tsx";
import { StaffList } from "../shared/StaffList.tsx";

type Page = NonNullable<StaffCustomersQuery["staffCustomers"]>;

const COLUMNS: readonly Column<Page["customers"][number]>[] = [
  { label: "Email", cell: ({ email }) => email },
  { label: "Name", cell: ({ name }) => name || null },
  { label: "Since", cell: ({ createdAt }) => formatDate(createdAt) },
  { label: "Maps", align: "end", cell: ({ projectCount }) => formatCount(projectCount) },
  { label: "Orders", align: "end", cell: ({ orderCount }) => formatCount(orderCount) },
  { label: "Spent", align: "end", cell: ({ spent }) => formatPrice(spent) },
];

const NONE = {
  icon: UserSearch,
  title: "No matching accounts",
  text: "Guests who ordered without an account are listed under Orders.",
};

export function CustomerList({ page }: { readonly page: Page }) {
  return (
    <StaffList
      title="Customers"
      tools={<ListFilterForm label="Email or name" />}
      columns={COLUMNS}
      rows={page.customers}
      getPath={({ id }) => `/staff/customers/${id}`}
      none={NONE}
      page={page}
    />
  );
}
