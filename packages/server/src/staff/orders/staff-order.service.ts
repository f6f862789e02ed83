import {
  listStaffActions,
  type StaffActionRow,
} from "../../platform/audit/staff-action.repository.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import type { MapReviewService } from "../../shop/orders/map-review/map-review.service.ts";
import type { RefundService } from "../../shop/orders/refund/refund.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import {
  findOrderDetail,
  type OrderDetailRow,
  type StaffOrderLine,
} from "./staff-order-detail.repository.ts";
import { presentPrint, type StaffOrderPrint } from "./staff-order-print.ts";

export type {
  StaffDispute,
  StaffRefund,
  StaffShipment,
} from "./staff-order-detail.repository.ts";

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
