import {
  type ArrivalWindow,
  computeArrival,
  computePackageArrival,
  type DeliveryDays,
  findShipByDay,
} from "../pricing/arrival.ts";
import type { CalendarDay } from "../pricing/business-days.ts";
import type { OrderState } from "./order-state.ts";
import type { FulfillmentStatus } from "./order-status.ts";

/** What is stored of an order about its time. */
export interface DatedOrder {
  readonly state: OrderState;
  readonly shippingOption:
    | {
        readonly [Name in keyof DeliveryDays]?: number | undefined;
      }
    | null;
  readonly fulfillmentStatus: FulfillmentStatus;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

const SHIPPABLE: ReadonlySet<OrderState> = new Set(["CREATED", "AWAITING_PAYMENT", "PAID"]);

interface DatedShipment {
  readonly createdAt: Date | string;
  readonly deliveredAt: Date | string | null;
}

/**
 * Computes when an order arrives: by its payment until everything is shipped, then by its last
 * package. Null when nothing more arrives, and for orders from before their days were stored.
 */
export function findOrderArrival(
  order: DatedOrder,
  shipments: readonly DatedShipment[],
): ArrivalWindow | null {
  const days = readDeliveryDays(order);
  if (days === undefined) return null;
  if (order.fulfillmentStatus !== "FULFILLED") return computeArrival(days, findStart(order));
  const last = shipments.at(-1);
  const isDelivered = shipments.every(({ deliveredAt }) => deliveredAt !== null);
  return last === undefined || isDelivered ? null : findPackageArrival(order, last);
}

/** Computes when one of the order's packages arrives. */
export function findPackageArrival(
  order: DatedOrder,
  { createdAt }: Pick<DatedShipment, "createdAt">,
): ArrivalWindow | null {
  const days = readDeliveryDays(order);
  return days === undefined ? null : computePackageArrival(days, new Date(createdAt));
}

/** Finds the last day to ship the order in time; null when nothing is left to ship. */
export function findOrderShipByDay(order: DatedOrder): CalendarDay | null {
  const days = readDeliveryDays(order);
  if (days === undefined || order.fulfillmentStatus === "FULFILLED") return null;
  return findShipByDay(days, findStart(order));
}

function findStart({ paidAt, createdAt }: DatedOrder): Date {
  return paidAt ?? createdAt;
}

function readDeliveryDays(order: DatedOrder): DeliveryDays | undefined {
  const { makingDays, minTransitDays, maxTransitDays } = order.shippingOption ?? {};
  if (!SHIPPABLE.has(order.state)) return undefined;
  if (makingDays === undefined || minTransitDays === undefined || maxTransitDays === undefined) {
    return undefined;
  }
  return { makingDays, minTransitDays, maxTransitDays };
}
