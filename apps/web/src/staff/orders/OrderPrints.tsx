import { Download, TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffRenderPrintDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import detail from "../shared/Detail.module.css";
import { OrderBadge } from "../shared/OrderTable.tsx";
import type { StatusLabel } from "../shared/order-labels.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useAutoRefresh } from "../shared/use-auto-refresh.ts";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./OrderDetail.module.css";
import type { OrderDetails } from "./order-amounts.ts";

/** Loaded after the page, whose files it is below. */
const MapReviews = lazy(async () => ({
  default: (await import("./MapReviews.tsx")).MapReviews,
}));

const INTERVAL_MS = 5_000;

type Print = OrderDetails["prints"][number];

const LABELS: Readonly<Record<Print["status"], StatusLabel>> = {
  WAITING: { text: "Waiting", tone: "neutral" },
  RUNNING: { text: "Drawing", tone: "accent" },
  DONE: { text: "Ready", tone: "leaf" },
  FAILED: { text: "Failed", tone: "brick" },
  CANCELED: { text: "Canceled", tone: "neutral" },
  EXPIRED: { text: "Removed after 90 days", tone: "neutral" },
};

const isUnderWay = ({ status }: Print) => status === "WAITING" || status === "RUNNING";

/** Print files of personalized maps with their preflight findings. */
export function OrderPrints({ order }: { readonly order: OrderDetails }) {
  useAutoRefresh(order.prints.some(isUnderWay), INTERVAL_MS);
  return (
    <StaffSection title="Print files">
      <ul className={styles.entries}>
        {order.prints.map((print) => (
          <li key={print.id} className={styles.print}>
            <div className={styles.printHead}>
              <span>{findTitle(order, print)}</span>
              <OrderBadge {...LABELS[print.status]} />
              <PrintAction print={print} />
            </div>
            <p className={detail.meta}>{describeSize(print)}</p>
            <Findings findings={print.findings} />
            <ShownFindings print={print} />
            <Suspense>
              <MapReviews print={print} canAsk={canAsk(order, print)} />
            </Suspense>
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}

function PrintAction({ print }: { readonly print: Print }) {
  const { run, isSending } = useQuickStaffMutation("staff-render-print");
  if (print.url) {
    return (
      <LinkButton
        size="small"
        reloadDocument
        to={print.url}
        icon={<Download size={18} strokeWidth={1.6} aria-hidden="true" />}
      >
        Download
      </LinkButton>
    );
  }
  if (!print.canRender || isUnderWay(print)) return null;
  const send = async () =>
    (await execute(StaffRenderPrintDocument, { printId: print.id })).staffRenderPrint;
  return (
    <Button
      size="small"
      loading={isSending}
      onClick={() => void run(send, "Drawing the print file.")}
    >
      Draw again
    </Button>
  );
}

function Findings({ findings }: { readonly findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label="Preflight findings">
      {findings.map((finding) => (
        <li key={finding}>
          <TriangleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
          {finding}
        </li>
      ))}
    </ul>
  );
}

/** Says whether the customer knew of the findings before paying. */
function ShownFindings({ print: { findings, shownFindings } }: { readonly print: Print }) {
  if (findings.length === 0 && shownFindings === null) return null;
  return (
    <p className={detail.meta}>
      {shownFindings === null
        ? "The customer wasn't shown this before paying."
        : `The customer saw before paying: ${shownFindings.join(". ")}.`}
    </p>
  );
}

/** Whether the customer can be asked about a map: the order is a sale, and the map isn't sent. */
function canAsk({ state, canceledAt, lines }: OrderDetails, { lineItemId }: Print): boolean {
  const line = lines.find(({ id }) => id === lineItemId);
  const isUnsent =
    line !== undefined && line.fulfilledQuantity + line.refundedQuantity < line.quantity;
  return state === "PAID" && canceledAt === null && isUnsent;
}

function findTitle({ lines }: OrderDetails, { lineItemId }: Print): string {
  const line = lines.find(({ id }) => id === lineItemId);
  const count = line && line.quantity > 1 ? ` × ${line.quantity}` : "";
  return `${line?.title ?? "Map"}${count}`;
}

function describeSize({ widthInches, heightInches, dpi, bytes, fileName }: Print): string {
  const size = widthInches && heightInches ? [`${widthInches} × ${heightInches} in`] : [];
  const resolution = dpi ? [`${Math.round(dpi)} dpi`] : [];
  const weight = bytes ? [`${(bytes / 1_000_000).toFixed(1)} MB`] : [];
  return [...size, ...resolution, ...weight, ...(fileName ? [fileName] : [])].join(" · ");
}
