import { findReviewDueTime } from "@photomap/commerce";
import type { Queue } from "../../../platform/adapters/pg-boss/queue.ts";
import { insertStaffAction } from "../../../platform/audit/staff-action.queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { OrderPrintService } from "../../../printing/prints/order-print.service.ts";
import { listMapReviewSettings } from "../map-review.queries.ts";
import type { MapReviewRow } from "../map-review.types.ts";
import { lockOrder } from "../order.repository.ts";
import type { StaffMember } from "../order.types.ts";
import {
  endMapReview,
  findAskablePrint,
  findMapReview,
  insertMapReview,
  listDueMapReviews,
  listMapReviews,
} from "./map-review.repository.ts";

export interface MapQuestion {
  readonly printId: string;
  readonly requestId: string;
  readonly note: string;
}

export type AskResult =
  | { readonly kind: "asked"; readonly orderId: string }
  | { readonly kind: "missing" }
  /** The order is no sale, has no email address, or its map is already sent or returned. */
  | { readonly kind: "not-waiting" }
  | { readonly kind: "already-open" };

/** "over" is a review that time or staff have ended. */
export type ConfirmResult = { readonly kind: "confirmed" | "missing" | "over" };

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly orderPrints: OrderPrintService;
}

const DUE_BATCH = 100;

/**
 * Asks customers to look at an ordered map before it is printed. The print waits until they confirm
 * it, the time is over or staff stop waiting; then it has the map as it is at that moment.
 */
export class MapReviewService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lists the reviews of an order that the caller may see, oldest first. */
  list(orderId: string): Promise<MapReviewRow[]> {
    return listMapReviews(this.#deps.db, orderId);
  }

  ask(staff: StaffMember, { printId, requestId, note }: MapQuestion): Promise<AskResult> {
    const { db, queue } = this.#deps;
    return db.transaction().execute(async (transaction): Promise<AskResult> => {
      const found = await findAskablePrint(transaction, printId);
      const order = found && (await lockOrder(transaction, found.orderId));
      if (order === undefined) return { kind: "missing" };
      const known = await listMapReviews(transaction, order.id);
      if (known.some((review) => review.requestId === requestId)) {
        return { kind: "asked", orderId: order.id };
      }
      // Read again: the lines may have been sent before the lock.
      const print = await findAskablePrint(transaction, printId);
      const isSale = order.state === "PAID" && order.canceledAt === null;
      if (!isSale || order.email === null || print?.isUnsent !== true) {
        return { kind: "not-waiting" };
      }
      const settings = await listMapReviewSettings(transaction);
      const { businessDays = 1 } = settings.find(({ brand }) => brand === order.brand) ?? {};
      const dueAt = findReviewDueTime(new Date(), businessDays);
      const reviewId = await insertMapReview(transaction, { printId, requestId, note, dueAt });
      if (reviewId === undefined) return { kind: "already-open" };
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "order.ask-about-map",
        subjectType: "order",
        subjectId: order.id,
        details: { printId, dueAt },
      });
      const { brand: businessId } = order;
      await queue.enqueue(transaction, "send-mail", { kind: "map-review", reviewId, businessId });
      return { kind: "asked", orderId: order.id };
    });
  }

  /** Lets the print go on before its time is over; a repetition changes nothing. */
  async stopWaiting(
    staff: StaffMember,
    reviewId: string,
  ): Promise<{ readonly orderId: string } | undefined> {
    return this.#deps.db.transaction().execute(async (transaction) => {
      const review = await this.#lock(transaction, reviewId);
      if (review === undefined) return undefined;
      const { orderId, orderPrintId: printId } = review;
      if (review.endedAt !== null) return { orderId };
      await this.#end(transaction, review, "STOPPED");
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "order.stop-map-review",
        subjectType: "order",
        subjectId: orderId,
        details: { printId },
      });
      return { orderId };
    });
  }

  /**
   * Lets the map be printed as it is now, for a customer whose access to the order is checked; a
   * repetition does nothing.
   */
  confirm(orderId: string, reviewId: string): Promise<ConfirmResult> {
    return this.#deps.db.transaction().execute(async (transaction): Promise<ConfirmResult> => {
      const review = await this.#lock(transaction, reviewId);
      if (review?.orderId !== orderId) return { kind: "missing" };
      if (review.endedAt !== null) {
        return { kind: review.outcome === "CONFIRMED" ? "confirmed" : "over" };
      }
      await this.#end(transaction, review, "CONFIRMED");
      return { kind: "confirmed" };
    });
  }

  /** Ends the reviews whose time is over and returns how many. */
  async endDue(): Promise<number> {
    const ids = await listDueMapReviews(this.#deps.db, DUE_BATCH);
    for (const id of ids) {
      await this.#deps.db.transaction().execute(async (transaction) => {
        const review = await this.#lock(transaction, id);
        if (review?.endedAt === null) await this.#end(transaction, review, "EXPIRED");
      });
    }
    return ids.length;
  }

  /** Reads a review and locks its order, as every change of it does. */
  async #lock(transaction: Transaction, reviewId: string): Promise<MapReviewRow | undefined> {
    const found = await findMapReview(transaction, reviewId);
    if (found === undefined) return undefined;
    await lockOrder(transaction, found.orderId);
    return findMapReview(transaction, reviewId);
  }

  async #end(
    transaction: Transaction,
    { id, orderPrintId }: MapReviewRow,
    outcome: NonNullable<MapReviewRow["outcome"]>,
  ): Promise<void> {
    const isChanged = await this.#deps.orderPrints.renewWithin(transaction, orderPrintId);
    await endMapReview(transaction, id, { outcome, isChanged });
  }
}
