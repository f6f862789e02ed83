import { completeTracking, getFulfillmentStatus } from "@photomap/commerce";
import type { Queue } from "../../../platform/adapters/pg-boss/queue.ts";
import { insertStaffAction } from "../../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../../platform/database/database.ts";
import { mustNotShip } from "../dispute.queries.ts";
import { listForgottenOrders } from "../goods/order-sticker.repository.ts";
import type { OrderStickerService } from "../goods/order-stickers.service.ts";
import { isWaitingForCustomer } from "../map-review.queries.ts";
import { lockOrder, updateOrder } from "../order.repository.ts";
import type { StaffMember } from "../order.types.ts";
import { addShippedQuantities, listOrderLines } from "../order-line.repository.ts";
import {
  insertShipment,
  listShipments,
  markDelivered,
  type NewShipment,
  type ShipmentKey,
} from "./shipment.repository.ts";

export type ShipResult =
  | { readonly kind: "shipped" }
  | { readonly kind: "missing" }
  /** The order is unpaid, refunded, canceled or under review, or no units were named. */
  | { readonly kind: "not-paid" }
  /** The buyer contests the payment with the bank, or has won. */
  | { readonly kind: "disputed" }
  /** No finished sheet has the stickers, and nobody confirmed that they are sent without. */
  | { readonly kind: "unmade-stickers" }
  /** Staff have to clear the order for shipping first. */
  | { readonly kind: "held" }
  /** The customer was asked to look at the map of one of the lines. */
  | { readonly kind: "waiting-for-customer" }
  | { readonly kind: "too-many-units" };

export type ClearResult = { readonly kind: "cleared" } | { readonly kind: "missing" };

export type DeliverResult = { readonly kind: "delivered" } | { readonly kind: "missing" };

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly orderStickers: OrderStickerService;
}

/** Stickers that wait longer are forgotten rather than in work. */
const FORGOTTEN_DAYS = 14;

/** Shipments of paid orders and their delivery; a repeated request creates no second one. */
export class OrderShipmentService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async ship(staff: StaffMember, entered: NewShipment): Promise<ShipResult> {
    const { db, queue, orderStickers } = this.#deps;
    const input = { ...entered, ...findTracking(entered) };
    return db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, input.orderId);
      if (order === undefined) return { kind: "missing" };
      const known = await listShipments(transaction, order.id);
      if (known.some(({ requestId }) => requestId === input.requestId)) {
        return { kind: "shipped" };
      }
      // A canceled order stays paid until its refund has arrived.
      const isSale = order.state === "PAID" && order.canceledAt === null;
      if (!isSale || input.lines.length === 0) return { kind: "not-paid" };
      if (await mustNotShip(transaction, order.id)) return { kind: "disputed" };
      if (order.shipmentHold !== null) return { kind: "held" };
      const lineIds = input.lines.map(({ lineId }) => lineId);
      if (await isWaitingForCustomer(transaction, lineIds)) {
        return { kind: "waiting-for-customer" };
      }
      const unmade = await orderStickers.findUnmadeWithin(transaction, input);
      if (unmade.length > 0 && input.confirmsUnmadeStickers !== true) {
        return { kind: "unmade-stickers" };
      }
      if (!(await addShippedQuantities(transaction, order.id, input.lines))) {
        return { kind: "too-many-units" };
      }
      const shipment = await insertShipment(transaction, input);
      const lines = await listOrderLines(transaction, order.id);
      const status = getFulfillmentStatus(
        lines.map(({ requiresShipping, ...line }) => ({
          ...line,
          requiresShipping,
        })),
        [...known, shipment],
      );
      await updateOrder(transaction, order.id, { fulfillmentStatus: status });
      await orderStickers.shipWithin(transaction, order.id, unmade);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        // The name under which shipments are in the audit log.
        action: "order.fulfill",
        subjectType: "order",
        subjectId: order.id,
        details: input,
      });
      await queue.enqueue(transaction, "send-mail", {
        kind: "shipped",
        fulfillmentId: shipment.id,
        businessId: order.brand,
      });
      return { kind: "shipped" };
    });
  }

  /** Returns the numbers of the orders whose paid stickers nobody has made. */
  findForgottenStickers(): Promise<number[]> {
    return listForgottenOrders(this.#deps.db, FORGOTTEN_DAYS);
  }

  /** Ends the hold of an order that waits for staff; a repetition changes nothing. */
  async clearHold(staff: StaffMember, orderId: string): Promise<ClearResult> {
    return this.#deps.db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (order === undefined) return { kind: "missing" };
      const { shipmentHold, reviewReason, shippingMinor } = order;
      if (shipmentHold === null) return { kind: "cleared" };
      // What else there is to review stays.
      const others = (reviewReason ?? "").replace(shipmentHold, "").replaceAll(/\s+/g, " ").trim();
      await updateOrder(transaction, orderId, {
        shipmentHold: null,
        reviewReason: others || null,
      });
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "order.clear-hold",
        subjectType: "order",
        subjectId: orderId,
        details: { shippingMinor },
      });
      return { kind: "cleared" };
    });
  }

  /** Marks one shipment as delivered now; a repetition changes nothing. */
  async deliver(staff: StaffMember, key: ShipmentKey): Promise<DeliverResult> {
    return this.#deps.db.transaction().execute(async (transaction) => {
      const delivered = await markDelivered(transaction, key);
      if (delivered === undefined) {
        const known = await listShipments(transaction, key.orderId);
        const isKnown = known.some(({ id }) => id === key.shipmentId);
        return { kind: isKnown ? "delivered" : "missing" };
      }
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "order.deliver",
        subjectType: "order",
        subjectId: key.orderId,
        details: {
          fulfillmentId: key.shipmentId,
          trackingCompany: delivered.trackingCompany,
          trackingNumber: delivered.trackingNumber,
        },
      });
      return { kind: "delivered" };
    });
  }
}

/** Finds the tracking, with the carrier and the link that follow from what was entered. */
function findTracking({ trackingCompany, trackingNumber, trackingUrl }: NewShipment) {
  const { company, number, url } = completeTracking({
    company: trackingCompany,
    number: trackingNumber,
    url: trackingUrl,
  });
  return { trackingCompany: company, trackingNumber: number, trackingUrl: url };
}
