import { ImageDown } from "lucide-react";
import type { StaffOrderRowFragment } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatBrand, formatCount, formatDateTime } from "./format.ts";
import styles from "./OrderTable.module.css";
import { getPaymentLabel, getShippingLabel } from "./order-labels.ts";
import { PersonCell } from "./PersonCell.tsx";

export const ORDER_COLUMNS: readonly Column<StaffOrderRowFragment>[] = [
  { label: "Order", cell: ({ number }) => `#${number}` },
  { label: "Date", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: "Customer", cell: (order) => <PersonCell {...order} /> },
  { label: "Brand", cell: ({ businessId }) => formatBrand(businessId) },
  { label: "Payment", cell: (order) => <OrderBadge {...getPaymentLabel(order)} /> },
  {
    label: "Shipping",
    cell: (order) => {
      const label = getShippingLabel(order);
      return label === undefined ? null : <OrderBadge {...label} />;
    },
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
