import {
  listStaffActions,
  type StaffActionRow,
} from "../../platform/audit/staff-action.repository.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import type { MapReviewService } from "../../shop/orders/map-review/map-review.service.ts";
import type { MapReviewRow } from "../../shop/orders/map-review.types.ts";
import type { RefundService } from "../../shop/orders/refund/refund.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import {
  findOrderDetail,
  type OrderDetailRow,
  type StaffOrderLine,
  type StaffOrderPrintRow,
} from "./staff-order-detail.repository.ts";

export type {
  StaffDispute,
  StaffRefund,
  StaffShipment,
} from "./staff-order-detail.repository.ts";

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

export interface StaffOrderLineDetails extends StaffOrderLine {
  /** The half-tokens that one unit brought for its price, as a pack. */
  readonly boughtHalfTokens: number;
  /** The half-tokens that came free with one unit. */
  readonly freeHalfTokens: number;
}

export interface StaffOrder extends Omit<OrderDetailRow, "prints" | "lines"> {
  readonly lines: readonly StaffOrderLineDetails[];
  /** The order's half-tokens that a refund can still take back. */
  readonly takeableHalfTokens: number;
  readonly prints: readonly StaffOrderPrint[];
  /** Audit log entries of the order and its print files, newest first. */
  readonly actions: readonly StaffActionRow[];
}

interface Dependencies {
  readonly db: Database;
  readonly refunds: RefundService;
  readonly mapReviews: MapReviewService;
}

const POINTS_PER_INCH = 72;
const MAX_ACTIONS = 100;

/** Finds an order with everything that staff see of it. */
export class StaffOrderService {
  readonly #db: Database;
  readonly #refunds: RefundService;
  readonly #mapReviews: MapReviewService;

  constructor({ db, refunds, mapReviews }: Dependencies) {
    this.#db = db;
    this.#mapReviews = mapReviews;
    this.#refunds = refunds;
  }

  /** Returns undefined when the order is missing or the viewer lacks the permission. */
  async find(
    viewer: Viewer,
    key: { readonly number: number } | { readonly id: string },
  ): Promise<StaffOrder | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const order = await findOrderDetail(this.#db, key);
    if (order === undefined) return undefined;
    const subjects = [
      { type: "order", id: order.id },
      ...order.prints.map(({ id }) => ({ type: "order-print", id })),
    ];
    const actions = await listStaffActions(this.#db, { subjects, limit: MAX_ACTIONS });
    const refund = await this.#refunds.describeOrder(order.id);
    const lines = order.lines.map((line) => {
      const known = refund?.lines.find(({ id }) => id === line.id);
      const { boughtHalfTokens = 0, freeHalfTokens = 0 } = known ?? {};
      return { ...line, boughtHalfTokens, freeHalfTokens };
    });
    const takeableHalfTokens = refund?.takeableHalfTokens ?? 0;
    const reviews = await this.#mapReviews.list(order.id);
    const prints = order.prints.map((print) => {
      const ofPrint = reviews.filter(({ orderPrintId }) => orderPrintId === print.id);
      return presentPrint(print, ofPrint);
    });
    return { ...order, lines, takeableHalfTokens, prints, actions };
  }
}

function presentPrint(
  print: StaffOrderPrintRow,
  reviews: readonly MapReviewRow[],
): StaffOrderPrint {
  const { id, lineItemId, fileName, progress, resultKey, bytes, findings, dpi } = print;
  const status = findStatus(print);
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
function findStatus({
  status,
  hasRender,
  hasContent,
  findings,
}: StaffOrderPrintRow): StaffOrderPrint["status"] {
  if (status !== null) return status;
  if (hasRender) return "EXPIRED";
  return hasContent && findings.length === 0 ? "WAITING" : "FAILED";
}

function toInches(points: number | null): number | null {
  return points === null ? null : Math.round((points / POINTS_PER_INCH) * 100) / 100;
}
