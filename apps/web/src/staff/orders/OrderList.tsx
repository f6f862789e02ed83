import { PackageSearch } from "lucide-react";
import type { StaffOrdersQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { BRAND_OPTIONS, formatUnits } from "../shared/format.ts";
import { Filter, ListForm, Pager } from "../shared/ListTools.tsx";
import { OrderTable } from "../shared/OrderTable.tsx";
import { FULFILLMENT_LABELS, type Label, STATE_LABELS } from "../shared/order-labels.ts";
import { StaffPage } from "../shared/StaffPage.tsx";
import { PRESETS } from "./order-filters.ts";

/** Of `total`, which is not counted any further. */
const MAX_COUNT = 1000;

const listOptions = (labels: Readonly<Record<string, Label>>) =>
  Object.entries(labels).map(([value, { text }]) => ({ value, label: text }));

interface OrderListProps {
  readonly page: NonNullable<StaffOrdersQuery["staffOrders"]>;
}

export function OrderList({ page }: OrderListProps) {
  const { orders, nextCursor, total } = page;
  return (
    <StaffPage title="Orders" actions={<Presets />}>
      <ListForm label="Number, name, email or address">
        <Filter name="state" label="Payment" options={listOptions(STATE_LABELS)} />
        <Filter name="fulfillment" label="Shipping" options={listOptions(FULFILLMENT_LABELS)} />
        <Filter name="brand" label="Brand" options={BRAND_OPTIONS} />
        <Filter
          name="prints"
          label="Print files"
          options={[
            { value: "yes", label: "With print files" },
            { value: "no", label: "Without" },
          ]}
        />
      </ListForm>
      {orders.length === 0 ? (
        <EmptyState
          icon={<PackageSearch size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="No order matches"
          action={
            <LinkButton size="small" to="/staff/orders">
              Show all orders
            </LinkButton>
          }
        >
          Try fewer words or another filter.
        </EmptyState>
      ) : (
        <OrderTable orders={orders} />
      )}
      <Pager nextCursor={nextCursor}>
        {total >= MAX_COUNT ? "1,000 or more orders" : formatUnits(total, "order")}
      </Pager>
    </StaffPage>
  );
}

function Presets() {
  return PRESETS.map(({ label, query }) => (
    <LinkButton key={label} size="small" to={`/staff/orders?${query}`}>
      {label}
    </LinkButton>
  ));
}
