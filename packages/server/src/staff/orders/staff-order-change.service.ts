import { formatMoney, usd } from "@photomap/commerce";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import type { OrderPrintService } from "../../printing/prints/order-print.service.ts";
import type { MapReviewService } from "../../shop/orders/map-review/map-review.service.ts";
import type { OrderCancellationService } from "../../shop/orders/payment/order-cancellation.service.ts";
import type { RefundService } from "../../shop/orders/refund/refund.service.ts";
import type { OrderShipmentService } from "../../shop/orders/shipments/order-shipment.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import {
  cancellationSchema,
  deliverySchema,
  mapQuestionSchema,
  orderSchema,
  parseStaffInput,
  refundSchema,
  shipmentSchema,
} from "../shared/staff-input.ts";
import type { StaffOrder, StaffOrderService } from "./staff-order.service.ts";
import { findOrderIdOfPrint } from "./staff-order-detail.repository.ts";

export type OrderChangeResult =
  | { readonly kind: "changed"; readonly order: StaffOrder }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

export interface OrderChangeDependencies {
  readonly db: Database;
  readonly orders: StaffOrderService;
  readonly shipments: OrderShipmentService;
  readonly refunds: RefundService;
  readonly cancellations: OrderCancellationService;
  readonly orderPrints: OrderPrintService;
  readonly mapReviews: MapReviewService;
}

/** The result of a change, without the order. */
type Outcome = { readonly kind: "done" } | Exclude<OrderChangeResult, { kind: "changed" }>;

const DONE: Outcome = { kind: "done" };
const MISSING: Outcome = { kind: "missing" };
const TOO_MANY_UNITS: Outcome = {
  kind: "invalid",
  problem: "A line has fewer units left. Reload the order.",
};

const UNMADE_STICKERS =
  "Some of these stickers have no finished sheets. Lay them out first, or confirm that you send them without.";
const DISPUTED =
  "The buyer disputes this payment with the bank. Answer on the payment provider's site first.";
const HELD =
  "Shipping to this address costs more than the buyer paid. Clear the order for shipping first.";
const WAITING =
  "The customer is looking at one of these maps. Wait for the answer, or stop waiting first.";
const NOT_ASKABLE = "Only buyers of a paid order can be asked, before its map is sent or refunded.";
const NOTHING_DUE =
  "There's nothing to refund for these items. If their sticker tokens are used, you can refund them anyway.";

/** Order changes by staff. Each request takes effect once and is in the audit log. */
export class StaffOrderChangeService {
  readonly #deps: OrderChangeDependencies;

  constructor(deps: OrderChangeDependencies) {
    this.#deps = deps;
  }

  ship(viewer: Viewer, candidate: unknown): Promise<OrderChangeResult> {
    return this.#change(
      viewer,
      parseStaffInput(shipmentSchema, candidate),
      async (staff, input) => {
        const result = await this.#deps.shipments.ship(staff, input);
        switch (result.kind) {
          case "shipped":
            return DONE;
          case "missing":
            return MISSING;
          case "not-paid":
            return { kind: "invalid", problem: "Only paid orders can be shipped." };
          case "disputed":
            return { kind: "invalid", problem: DISPUTED };
          case "unmade-stickers":
            return { kind: "invalid", problem: UNMADE_STICKERS };
          case "held":
            return { kind: "invalid", problem: HELD };
          case "waiting-for-customer":
            return { kind: "invalid", problem: WAITING };
          case "too-many-units":
            return TOO_MANY_UNITS;
        }
      },
    );
  }

  /** Lets an order be shipped whose address costs more to ship to than was paid. */
  clearHold(viewer: Viewer, candidate: unknown): Promise<OrderChangeResult> {
    return this.#change(viewer, parseStaffInput(orderSchema, candidate), async (staff, input) => {
      const { kind } = await this.#deps.shipments.clearHold(staff, input.orderId);
      return kind === "cleared" ? DONE : MISSING;
    });
  }

  deliver(viewer: Viewer, candidate: unknown): Promise<OrderChangeResult> {
    return this.#change(
      viewer,
      parseStaffInput(deliverySchema, candidate),
      async (staff, input) => {
        const { kind } = await this.#deps.shipments.deliver(staff, input);
        return kind === "delivered" ? DONE : MISSING;
      },
    );
  }

  refund(viewer: Viewer, candidate: unknown): Promise<OrderChangeResult> {
    return this.#change(viewer, parseStaffInput(refundSchema, candidate), async (staff, input) => {
      const { refunds } = this.#deps;
      const amountMinor = input.amount ?? (await refunds.suggestAmount(input.orderId, input.lines));
      const result = await refunds.request(staff, {
        ...input,
        amountMinor,
        reason: input.reason ?? "",
      });
      switch (result.kind) {
        case "requested":
          return DONE;
        case "missing":
          return MISSING;
        case "not-paid":
          return { kind: "invalid", problem: "Nothing was paid for this order." };
        case "too-much":
          return { kind: "invalid", problem: describeLimit(result.refundableMinor) };
        case "disputed":
          return { kind: "invalid", problem: DISPUTED };
        case "nothing-due":
          return { kind: "invalid", problem: NOTHING_DUE };
        case "too-many-units":
          return TOO_MANY_UNITS;
      }
    });
  }

  cancel(viewer: Viewer, candidate: unknown): Promise<OrderChangeResult> {
    return this.#change(
      viewer,
      parseStaffInput(cancellationSchema, candidate),
      async (staff, input) => {
        const { kind } = await this.#deps.cancellations.cancel(staff, input);
        if (kind === "canceled") return DONE;
        if (kind === "missing") return MISSING;
        const problem =
          "This order can't be canceled: something has shipped, it's being paid, or the payment is disputed.";
        return { kind: "invalid", problem };
      },
    );
  }

  /** Asks the customer to look at the map of a print, which waits for the answer. */
  async askAboutMap(viewer: Viewer, candidate: unknown): Promise<OrderChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(mapQuestionSchema, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const result = await this.#deps.mapReviews.ask(staff, read.value);
    switch (result.kind) {
      case "asked":
        return this.#present(viewer, result.orderId);
      case "missing":
        return { kind: "missing" };
      case "not-waiting":
        return { kind: "invalid", problem: NOT_ASKABLE };
      case "already-open":
        return { kind: "invalid", problem: "We're already waiting for the customer." };
    }
  }

  /** Lets a print go on that waits for the customer. */
  async stopWaiting(viewer: Viewer, reviewId: string): Promise<OrderChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined || !isUuid(reviewId)) return { kind: "missing" };
    const stopped = await this.#deps.mapReviews.stopWaiting(staff, reviewId);
    return stopped === undefined ? { kind: "missing" } : this.#present(viewer, stopped.orderId);
  }

  /** Draws a print file again, after it was purged or has failed. */
  async renderPrint(viewer: Viewer, printId: string): Promise<OrderChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined || !isUuid(printId)) return { kind: "missing" };
    const { db, orderPrints } = this.#deps;
    const id = await db.transaction().execute(async (transaction) => {
      const orderId = await findOrderIdOfPrint(transaction, printId);
      if (orderId === undefined) return undefined;
      await orderPrints.enqueueWithin(transaction, printId);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "print.render",
        subjectType: "order-print",
        subjectId: printId,
        details: { orderId },
      });
      return orderId;
    });
    return id === undefined ? { kind: "missing" } : this.#present(viewer, id);
  }

  async #change<Input extends { readonly orderId: string }>(
    viewer: Viewer,
    read: { readonly value: Input } | { readonly problem: string },
    act: (staff: AccountViewer, input: Input) => Promise<Outcome>,
  ): Promise<OrderChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const outcome = await act(staff, read.value);
    if (outcome.kind !== "done") return outcome;
    return this.#present(viewer, read.value.orderId);
  }

  async #present(viewer: Viewer, id: string): Promise<OrderChangeResult> {
    const order = await this.#deps.orders.find(viewer, { id });
    return order === undefined ? { kind: "missing" } : { kind: "changed", order };
  }
}

function describeLimit(refundableMinor: number): string {
  return refundableMinor === 0
    ? "Everything is already refunded."
    : `At most ${formatMoney(usd(refundableMinor))} can be refunded.`;
}
