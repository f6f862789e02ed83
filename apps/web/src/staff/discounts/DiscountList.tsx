import { formatMoney, usd } from "@photomap/commerce";
import { TicketPercent } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { StaffDiscountRowFragment } from "../../platform/api/generated/graphql.ts";
import { formatPrice, toMoney } from "../../platform/format/price.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { Column } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatBrand, formatCount, formatDateTime } from "../shared/format.ts";
import { StaffList } from "../shared/StaffList.tsx";
import styles from "./Discounts.module.css";

/** Loads its code, with the validation rule, when it first opens. */
const DiscountDialog = lazy(async () => ({
  default: (await import("./DiscountDialog.tsx")).DiscountDialog,
}));

type Discount = StaffDiscountRowFragment;

function describeValue({ kind, percentage, amount, minimumSubtotal }: Discount): string {
  const value =
    kind === "percentage"
      ? `${percentage}% off`
      : kind === "fixed"
        ? `${formatMoney(amount ? toMoney(amount) : usd(0))} off`
        : "Free shipping";
  return minimumSubtotal ? `${value}, ${formatPrice(minimumSubtotal)} minimum` : value;
}

const COLUMNS: readonly Column<Discount>[] = [
  {
    label: "Discount",
    cell: ({ title, code }) => (
      <span className={styles.title}>
        {code ?? "Automatic"}
        <span>{title}</span>
      </span>
    ),
  },
  {
    label: "Value",
    cell: (discount) => <span className={styles.value}>{describeValue(discount)}</span>,
  },
  {
    label: "Products",
    cell: ({ products, isForAllProducts }) => (
      <span className={styles.products}>
        {isForAllProducts ? "All" : products.map(({ title }) => title).join(", ") || "None"}
      </span>
    ),
  },
  { label: "Brand", isShort: true, cell: ({ businessId }) => formatBrand(businessId) },
  {
    label: "Used",
    align: "end",
    cell: ({ usedCount, usageLimit }) =>
      usageLimit
        ? `${formatCount(usedCount)} of ${formatCount(usageLimit)}`
        : formatCount(usedCount),
  },
  {
    label: "Until",
    cell: ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : "No end"),
  },
];

/** The discount's status at `now`, in milliseconds since 1970. */
function describeStatus({ isActive, startsAt, endsAt }: Discount, now: number) {
  if (!isActive) return <Badge>Inactive</Badge>;
  if (endsAt && Date.parse(endsAt) <= now) return <Badge>Ended</Badge>;
  if (Date.parse(startsAt) > now) return <Badge tone="accent">Scheduled</Badge>;
  return <Badge tone="leaf">Active</Badge>;
}

function createStatusColumn(now: number): Column<Discount> {
  return { label: "Status", isShort: true, cell: (discount) => describeStatus(discount, now) };
}

function createEditColumn(onEdit: (discount: Discount) => void): Column<Discount> {
  return {
    label: "Edit",
    isShort: true,
    cell: (discount) => (
      <Button
        size="small"
        aria-label={`Edit ${discount.code ?? discount.title}`}
        onClick={() => onEdit(discount)}
      >
        Edit
      </Button>
    ),
  };
}

interface DiscountListProps {
  readonly discounts: readonly Discount[];
  readonly canManage: boolean;
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
}

const NONE = {
  icon: TicketPercent,
  title: "No discounts yet",
  text: "Discounts apply automatically or with a code.",
};

export function DiscountList({ discounts, canManage, now }: DiscountListProps) {
  const [edited, setEdited] = useState<Discount | "new">();
  const columns = [
    ...COLUMNS,
    createStatusColumn(now),
    ...(canManage ? [createEditColumn(setEdited)] : []),
  ];
  return (
    <StaffList
      title="Discounts"
      actions={
        canManage ? (
          <Button size="small" variant="primary" onClick={() => setEdited("new")}>
            New discount
          </Button>
        ) : undefined
      }
      columns={columns}
      rows={discounts}
      none={NONE}
    >
      {edited === undefined ? null : (
        <Suspense>
          <DiscountDialog
            discount={edited === "new" ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </StaffList>
  );
}
