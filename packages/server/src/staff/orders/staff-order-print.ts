import type { MapReviewRow } from "../../shop/orders/map-review.types.ts";
import type { StaffOrderPrintRow } from "./staff-order-detail.repository.ts";

/** The print file of an order line. */
export interface StaffOrderPrint {
  readonly id: string;
  readonly lineItemId: string;
  readonly fileName: string | null;
  readonly status: NonNullable<StaffOrderPrintRow["status"]>;
  /** The progress from 0 to 1. */
  readonly progress: number;
  readonly bytes: number | null;
  /** The download address for staff; null until the file is done, and while it waits. */
  readonly url: string | null;
  readonly findings: readonly string[];
  /** What the buyer saw of them before placing the order; null for nothing. */
  readonly shownFindings: readonly string[] | null;
  readonly widthInches: number | null;
  readonly heightInches: number | null;
  readonly dpi: number | null;
  /** False when there is no content to draw, and while it waits for the customer. */
  readonly canRender: boolean;
  /** The questions to the customer about the map, oldest first. */
  readonly reviews: readonly MapReviewRow[];
}

const POINTS_PER_INCH = 72;

export function presentPrint(
  print: StaffOrderPrintRow,
  reviews: readonly MapReviewRow[],
): StaffOrderPrint {
  const { id, lineItemId, fileName, progress, resultKey, bytes, findings, dpi } = print;
  const status = findPrintStatus(print);
  const isWaiting = reviews.some(({ endedAt }) => endedAt === null);
  return {
    id,
    lineItemId,
    fileName,
    status,
    progress: progress ?? 0,
    bytes,
    url: status === "DONE" && resultKey !== null && !isWaiting ? `/${resultKey}` : null,
    findings,
    shownFindings: print.shownFindings,
    widthInches: toInches(print.width),
    heightInches: toInches(print.height),
    dpi,
    canRender: print.hasContent && !isWaiting,
    reviews,
  };
}

/** A map without photos has findings and no render; the rows of old renders are removed. */
export function findPrintStatus({
  status,
  hasRender,
  hasContent,
  findings,
}: Pick<
  StaffOrderPrintRow,
  "status" | "hasRender" | "hasContent" | "findings"
>): StaffOrderPrint["status"] {
  if (status !== null) return status;
  if (hasRender) return "EXPIRED";
  return hasContent && findings.length === 0 ? "WAITING" : "FAILED";
}

function toInches(points: number | null): number | null {
  return points === null ? null : Math.round((points / POINTS_PER_INCH) * 100) / 100;
}
