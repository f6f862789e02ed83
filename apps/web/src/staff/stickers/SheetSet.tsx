import { outputTypeName } from "@photomap/design";
import { Download, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { StaffSheetSetDetailsFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { formatCount, formatDateTime, formatUnits } from "../shared/format.ts";
import { OrderBadge } from "../shared/OrderTable.tsx";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { useRefresh } from "../shared/use-refresh.ts";
import { SheetGrid } from "./SheetGrid.tsx";
import { SheetProgress } from "./SheetProgress.tsx";
import styles from "./Stickers.module.css";
import { SHEET_LABELS } from "./sheet-labels.ts";

/** Loaded when it is opened. */
const ShipDialog = lazy(async () => ({ default: (await import("./ShipDialog.tsx")).ShipDialog }));

const INTERVAL_MS = 2_000;

interface SheetSetProps {
  readonly set: StaffSheetSetDetailsFragment;
}

/** The sheets of a group of sticker orders. */
export function SheetSet({ set }: SheetSetProps) {
  useRefresh(set.state === "WAITING", INTERVAL_MS);
  return (
    <StaffPage
      title="Sticker sheets"
      parent={{ label: "Stickers", to: "/staff/stickers" }}
      actions={<SheetActions set={set} />}
    >
      <p className={styles.facts}>
        <OrderBadge {...SHEET_LABELS[set.state]} />
        <span>{formatDateTime(set.createdAt)}</span>
        {set.createdBy ? <span>{`Requested by ${set.createdBy}`}</span> : null}
      </p>
      {set.overflow ? (
        <p className={styles.problem} role="alert">
          <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
          Overflow: a sticker was not placed, or a sheet is larger than the paper. Check the sheets
          before you print them.
        </p>
      ) : null}
      <StaffSection title="Facts">
        <SheetFacts set={set} />
      </StaffSection>
      {set.state === "DONE" ? <SheetGrid sheets={set.sheets} /> : <SheetProgress set={set} />}
    </StaffPage>
  );
}

function SheetFacts({ set }: SheetSetProps) {
  const { orders, outputType, outputScale, sheetCount } = set;
  const stickers = orders.reduce((sum, { stickerCount }) => sum + stickerCount, 0);
  return (
    <dl className={styles.details}>
      <div>
        <dt>Order IDs</dt>
        <dd>
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
        </dd>
      </div>
      <div>
        <dt>Output Type</dt>
        <dd>{outputTypeName(outputType)}</dd>
      </div>
      <div>
        <dt>Scale</dt>
        <dd>{outputScale}</dd>
      </div>
      <div>
        <dt>Sheets</dt>
        <dd>{typeof sheetCount === "number" ? formatCount(sheetCount) : "Not laid out"}</dd>
      </div>
      <div>
        <dt>Stickers</dt>
        <dd>{formatCount(stickers)}</dd>
      </div>
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
