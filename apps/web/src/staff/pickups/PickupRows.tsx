import { Store } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import type { Column } from "../../ui/layout/DataTable.tsx";
import { formatBrand, formatCount, formatDateTime, formatUnits } from "../shared/format.ts";
import { type EmptyListText, ListRows } from "../shared/StaffList.tsx";
import styles from "./PickupList.module.css";
import { PickupStateBadge } from "./PickupStateBadge.tsx";
import {
  countPrints,
  type PickupFilters,
  type PickupPage,
  type PickupRow,
  shortenId,
} from "./staff-pickup.ts";
import { useMorePickups } from "./use-more-pickups.ts";

const COLUMNS: readonly Column<PickupRow>[] = [
  { label: "Order", isShort: true, cell: ({ order }) => shortenId(order.id) },
  { label: "State", isShort: true, cell: ({ order }) => <PickupStateBadge state={order.state} /> },
  { label: "Walgreens number", cell: ({ order }) => order.walgreensOrderId },
  {
    label: "Store",
    cell: ({ order: { store } }) => `${store.city}, ${store.state} (${store.storeNum})`,
  },
  {
    label: "Prints",
    align: "end",
    cell: ({ order }) => formatCount(countPrints(order.products)),
  },
  { label: "Brand", isShort: true, cell: ({ businessId }) => formatBrand(businessId) },
  { label: "Changed", isShort: true, cell: ({ updatedAt }) => formatDateTime(updatedAt) },
];

interface PickupRowsProps {
  readonly first: PickupPage;
  readonly filters: PickupFilters;
}

/** The rows of the list; other filters need a new instance, by `key`. */
export function PickupRows({ first, filters }: PickupRowsProps) {
  const { orders, hasMore, isLoading, problem, loadMore } = useMorePickups(first, filters);
  return (
    <>
      <ListRows
        title="Pickup orders"
        columns={COLUMNS}
        rows={orders}
        getKey={({ order }) => order.id}
        getPath={({ order }) => `/staff/pickups/${order.id}`}
        isUrgent={({ order }) => order.state === "UNKNOWN"}
        none={describeNone(filters)}
      />
      {orders.length === 0 ? null : (
        <div className={styles.more}>
          <p role="status">{`${formatUnits(orders.length, "pickup order")} shown`}</p>
          {problem === undefined ? null : (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {hasMore ? (
            <Button size="small" loading={isLoading} onClick={() => void loadMore()}>
              Load more
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}

function describeNone({ search, state }: PickupFilters): EmptyListText {
  if (!search && state === null) {
    const text = "Customers' Walgreens orders will show up here.";
    return { icon: Store, title: "No pickup orders yet", text };
  }
  return {
    icon: Store,
    title: "No matching pickup orders",
    text: state === "UNKNOWN" && !search ? "Nothing to reconcile." : "Enter the full ID or number.",
    all: "/staff/pickups",
  };
}
