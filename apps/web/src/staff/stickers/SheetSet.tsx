import { outputTypeName } from "@photomap/design";
import { Download, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { StaffSheetSetDetailsFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import detail from "../shared/Detail.module.css";
import { DetailItem } from "../shared/DetailItem.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatCount, formatDateTime, formatUnits } from "../shared/format.ts";
import { OrderBadge } from "../shared/OrderTable.tsx";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { useAutoRefresh } from "../shared/use-auto-refresh.ts";
import { SheetProgress } from "./SheetProgress.tsx";
import { StickerSheetGrid } from "./StickerSheetGrid.tsx";
import styles from "./Stickers.module.css";
import { SHEET_LABELS } from "./sheet-labels.ts";

/** Loads its code when it first opens. */
const ShipDialog = lazy(async () => ({ default: (await import("./ShipDialog.tsx")).ShipDialog }));

const INTERVAL_MS = 2_000;

interface SheetSetProps {
  readonly set: StaffSheetSetDetailsFragment;
}

/** The sheets of a group of sticker orders. */
export function SheetSet({ set }: SheetSetProps) {
  useAutoRefresh(set.state === "WAITING", INTERVAL_MS);
  return (
    <StaffPage
      title="Sticker sheets"
      parent={{ label: "Stickers", to: "/staff/stickers" }}
      actions={<SheetActions set={set} />}
    >
      <DetailMeta>
        <OrderBadge {...SHEET_LABELS[set.state]} />
        <span>{formatDateTime(set.createdAt)}</span>
        {set.createdBy ? <span>{`Requested by ${set.createdBy}`}</span> : null}
      </DetailMeta>
      {set.overflow ? (
        <p className={detail.alert} role="alert">
          <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
          Overflow: a sticker wasn't placed, or a sheet is larger than the paper. Check the sheets
          before you print them.
        </p>
      ) : null}
      <StaffSection title="Facts">
        <SheetFacts set={set} />
      </StaffSection>
      {set.state === "DONE" ? (
        <StickerSheetGrid sheets={set.sheets} />
      ) : (
        <SheetProgress set={set} />
      )}
    </StaffPage>
  );
}

function SheetFacts({ set }: SheetSetProps) {
  const { orders, outputType, outputScale, sheetCount } = set;
  const stickers = orders.reduce((sum, { stickerCount }) => sum + stickerCount, 0);
  return (
    <dl className={detail.terms}>
      <DetailItem label="Order IDs">
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              {order.orderNumber ? (
                <Link to={`/staff/orders/${order.orderNumber}`}>{`#${order.orderNumber}`}</Link>
              ) : null}
              <span className={styles.id}>{order.id}</span>
              <span>{`${order.customerName ?? "Unknown"}, ${formatUnits(order.stickerCount, "sticker")}`}</span>
              {order.status === "SHIPPED" ? <OrderBadge text="Shipped" tone="leaf" /> : null}
            </li>
          ))}
        </ul>
      </DetailItem>
      <DetailItem label="Output Type">{outputTypeName(outputType)}</DetailItem>
      <DetailItem label="Scale">{outputScale}</DetailItem>
      <DetailItem label="Sheets">
        {typeof sheetCount === "number" ? formatCount(sheetCount) : "Not laid out"}
      </DetailItem>
      <DetailItem label="Stickers">{formatCount(stickers)}</DetailItem>
    </dl>
  );
}

function SheetActions({ set }: SheetSetProps) {
  const [isShipping, setShipping] = useState(false);
  const waiting = set.orders.filter(({ status }) => status === "AWAITING_SHIPMENT");
  return (
    <>
      {set.pdfUrl ? (
        <LinkButton
          size="small"
          variant="primary"
          reloadDocument
          to={set.pdfUrl}
          icon={<Download size={18} strokeWidth={1.6} aria-hidden="true" />}
        >
          Download PDF
        </LinkButton>
      ) : null}
      {waiting.length > 0 ? (
        <Button size="small" aria-haspopup="dialog" onClick={() => setShipping(true)}>
          Mark as shipped
        </Button>
      ) : null}
      {isShipping ? (
        <Suspense>
          <ShipDialog orders={waiting} onClose={() => setShipping(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
