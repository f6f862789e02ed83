import { outputTypeName } from "@photomap/design";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { StaffStickerGroupRowFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import detail from "../shared/Detail.module.css";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatCount, formatUnits } from "../shared/format.ts";
import { OrderBadge } from "../shared/OrderTable.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Stickers.module.css";
import { SHEET_LABELS } from "./sheet-labels.ts";
import { useSheetRequest } from "./use-sheet-request.ts";

/** Loads its code when it first opens. */
const ShipDialog = lazy(async () => ({ default: (await import("./ShipDialog.tsx")).ShipDialog }));

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;

type Group = StaffStickerGroupRowFragment;
type Queued = Group["orders"][number];

interface NestGroupProps {
  readonly group: Group;
  readonly now: number;
}

/** Orders that share sheets, all chosen at first. */
export function NestGroup({ group, now }: NestGroupProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ id }: Queued) => !left.has(id);
  const toggle = ({ id }: Queued) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((x) => x !== id)) : new Set([...before, id]),
    );
  const chosen = group.orders.filter(isChosen);
  const name = group.fileName ?? "Erased map";
  const columns = [createChoice(isChosen, toggle), ...createColumns(now)];
  return (
    <StaffSection title={name} actions={<GroupActions group={group} chosen={chosen} />}>
      <DetailMeta>
        <span>{outputTypeName(group.outputType)}</span>
        <span>{`Scale ${group.outputScale}`}</span>
        <span>{formatBrand(group.businessId)}</span>
        <span>{formatUnits(sumStickers(chosen), "sticker")} chosen</span>
      </DetailMeta>
      {group.canPrint ? null : (
        <p className={detail.alert}>The map was erased, so these stickers can't be printed.</p>
      )}
      <DataTable
        caption={`Orders for ${name}`}
        columns={columns}
        rows={group.orders}
        getKey={({ id }) => id}
      />
    </StaffSection>
  );
}

function createChoice(
  isChosen: (order: Queued) => boolean,
  toggle: (order: Queued) => void,
): Column<Queued> {
  return {
    label: "Order",
    cell: (order) => (
      <Checkbox
        label={order.orderNumber ? `#${order.orderNumber}` : order.id}
        checked={isChosen(order)}
        onChange={() => toggle(order)}
      />
    ),
  };
}

function createColumns(now: number): Column<Queued>[] {
  return [
    { label: "Customer", cell: ({ customerName }) => customerName ?? "Unknown" },
    { label: "Stickers", align: "end", cell: ({ stickerCount }) => formatCount(stickerCount) },
    { label: "Waiting", isShort: true, cell: ({ paidAt }) => formatAge(paidAt, now) },
    {
      label: "Sheets",
      isShort: true,
      cell: ({ sheetSet }) =>
        sheetSet ? (
          <Link to={`/staff/stickers/${sheetSet.id}`} className={styles.sheets ?? ""}>
            <OrderBadge {...SHEET_LABELS[sheetSet.state]} />
            <span>Open</span>
          </Link>
        ) : (
          "None"
        ),
    },
    {
      label: "Details",
      isShort: true,
      cell: ({ orderNumber }) =>
        orderNumber ? <Link to={`/staff/orders/${orderNumber}`}>Order page</Link> : null,
    },
  ];
}

function GroupActions({
  group,
  chosen,
}: {
  readonly group: Group;
  readonly chosen: readonly Queued[];
}) {
  const [isShipping, setShipping] = useState(false);
  const { layOut, isSending } = useSheetRequest();
  const ids = chosen.map(({ id }) => id);
  return (
    <div className={styles.actions}>
      {group.canPrint ? (
        <Button
          size="small"
          variant="primary"
          disabled={chosen.length === 0}
          loading={isSending}
          onClick={() => void layOut(ids)}
        >
          Lay out sheets
        </Button>
      ) : null}
      <Button
        size="small"
        disabled={chosen.length === 0}
        aria-haspopup="dialog"
        onClick={() => setShipping(true)}
      >
        Mark as shipped
      </Button>
      {isShipping ? (
        <Suspense>
          <ShipDialog orders={chosen} onClose={() => setShipping(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function sumStickers(orders: readonly Queued[]): number {
  return orders.reduce((sum, { stickerCount }) => sum + stickerCount, 0);
}

/** Formats an age as "less than an hour", "5 hours" or "2 days". */
function formatAge(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return "less than an hour";
  if (hours < 2 * HOURS_OF_DAY) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.floor(hours / HOURS_OF_DAY)} days`;
}
