import { PackageSearch } from "lucide-react";
import { useSearchParams } from "react-router";
import type { StaffOrdersQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { FilterSelect } from "../shared/FilterSelect.tsx";
import { BRAND_OPTIONS } from "../shared/format.ts";
import { ListFilterForm } from "../shared/ListFilterForm.tsx";
import { getStaffOrderPath, ORDER_COLUMNS } from "../shared/OrderTable.tsx";
import { ORDER_STATE_LABELS, SHIPPING_LABELS, type StatusLabel } from "../shared/order-labels.ts";
import { StaffList } from "../shared/StaffList.tsx";
import { ORDER_FILTER_PRESETS, writeListQuery } from "./order-filters.ts";
import { SavedFilters } from "./SavedFilters.tsx";
import { SelectedOrders } from "./SelectedOrders.tsx";
import { useOrderSelection } from "./use-order-selection.ts";

const listOptions = (labels: Readonly<Record<string, StatusLabel>>) =>
  Object.entries(labels).map(([value, { text }]) => ({ value, label: text }));

const PRINT_OPTIONS = [
  { value: "yes", label: "With print files" },
  { value: "no", label: "Without" },
] as const;

const SORT_OPTIONS = [{ value: "waiting", label: "Waiting longest" }] as const;

const NONE = {
  icon: PackageSearch,
  title: "No matching orders",
  text: "Try fewer words or another filter.",
  all: "/staff/orders",
};

interface OrderListProps {
  readonly page: NonNullable<StaffOrdersQuery["staffOrders"]>;
  readonly savedFilters: NonNullable<StaffOrdersQuery["staffSavedFilters"]>;
}

export function OrderList({ page, savedFilters }: OrderListProps) {
  const [query] = useSearchParams();
  const selection = useOrderSelection(page.orders);
  return (
    <StaffList
      title="Orders"
      actions={<Presets />}
      tools={
        <>
          <SavedFilters filters={savedFilters} />
          <ListFilterForm label="Number, name, email or address">
            <FilterSelect name="state" label="Payment" options={listOptions(ORDER_STATE_LABELS)} />
            <FilterSelect
              name="fulfillment"
              label="Shipping"
              options={listOptions(SHIPPING_LABELS)}
            />
            <FilterSelect name="brand" label="Brand" options={BRAND_OPTIONS} />
            <FilterSelect name="prints" label="Print files" options={PRINT_OPTIONS} />
            <FilterSelect
              name="sort"
              label="Sort"
              options={SORT_OPTIONS}
              noneLabel="Newest first"
            />
          </ListFilterForm>
          <SelectedOrders selection={selection} />
        </>
      }
      columns={ORDER_COLUMNS}
      rows={page.orders}
      getPath={(order) => getStaffOrderPath(order) + writeListQuery(query)}
      none={NONE}
      selection={selection.table}
      page={page}
    />
  );
}

function Presets() {
  return ORDER_FILTER_PRESETS.map(({ label, query }) => (
    <LinkButton key={label} size="small" to={`/staff/orders?${query}`}>
      {label}
    </LinkButton>
  ));
}
