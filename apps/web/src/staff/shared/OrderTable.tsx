import { ImageDown } from "lucide-react";
import type { StaffOrderRowFragment } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatBrand, formatCount, formatDateTime } from "./format.ts";
import styles from "./OrderTable.module.css";
import { getPaymentLabel, getShippingLabel, OBSTACLE_LABELS } from "./order-labels.ts";
import { PersonCell } from "./PersonCell.tsx";

export const ORDER_COLUMNS: readonly Column<StaffOrderRowFragment>[] = [
  { label: "Order", isShort: true, cell: ({ number }) => `#${number}` },
  { label: "Date", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: "Customer", cell: (order) => <PersonCell {...order} /> },
  { label: "Brand", cell: ({ businessId }) => formatBrand(businessId) },
  { label: "Payment", cell: (order) => <OrderBadge {...getPaymentLabel(order)} /> },
  {
    label: "Shipping",
    cell: (order) => <ShippingCell order={order} />,
  },
  {
    label: "Items",
    align: "end",
    cell: ({ itemCount, hasPrints }) => (
      <span className={styles.items}>
        {hasPrints ? (
          <ImageDown size={18} strokeWidth={1.6} role="img" aria-label="With print files" />
        ) : null}
        {formatCount(itemCount)}
      </span>
    ),
  },
  { label: "Total", align: "end", cell: ({ total }) => formatPrice(total) },
];

export const getStaffOrderPath = ({ number }: Pick<StaffOrderRowFragment, "number">) =>
  `/staff/orders/${number}`;

interface OrderBadgeProps {
  readonly text: string;
  readonly tone: "neutral" | "accent" | "leaf" | "honey" | "brick";
}

export function OrderBadge({ text, tone }: OrderBadgeProps) {
  return <Badge tone={tone}>{text}</Badge>;
}

/** What is shipped, why it isn't shipped for now, and until when it has to be. */
function ShippingCell({ order }: { readonly order: StaffOrderRowFragment }) {
  const { shippingObstacle: obstacle, shipBy } = order;
  const label = getShippingLabel(order);
  if (label === undefined && obstacle === null) return null;
  return (
    <span className={styles.shipping}>
      {label === undefined ? null : <OrderBadge {...label} />}
      {obstacle === null ? null : <OrderBadge {...OBSTACLE_LABELS[obstacle]} />}
      {shipBy === null ? null : <span className={styles.shipBy}>Ship by {shipBy}</span>}
    </span>
  );
}

export function OrderTable({ orders }: { readonly orders: readonly StaffOrderRowFragment[] }) {
  return (
    <DataTable
      caption="Orders"
      columns={ORDER_COLUMNS}
      rows={orders}
      getKey={({ id }) => id}
      getPath={getStaffOrderPath}
    />
  );
}
