import type { ListedOrder } from "./order.ts";

export interface OrderFacts
  extends Readonly<
    Pick<ListedOrder, "cancelledAt" | "isReturned" | "financialStatus" | "fulfillmentStatus">
  > {
  readonly fulfillments: readonly Pick<ListedOrder["fulfillments"][number], "deliveredAt">[];
}

export const ORDER_STEPS = ["Paid", "In production", "Shipped", "Delivered"] as const;

export interface OrderProgress {
  /** The index of the step in `ORDER_STEPS`; the steps before it are done. */
  readonly step: number;
  /** Whether another parcel follows. */
  readonly isPartial: boolean;
}

/** Finds the step; undefined if nothing ships: canceled, returned, refunded, or tokens alone. */
export function findProgress(order: OrderFacts): OrderProgress | undefined {
  const { fulfillmentStatus, fulfillments } = order;
  const hasShipped = fulfillments.length > 0;
  if (order.cancelledAt !== null || order.isReturned) return undefined;
  if (order.financialStatus === "REFUNDED" && !hasShipped) return undefined;
  if (fulfillmentStatus !== "FULFILLED") return { step: hasShipped ? 2 : 1, isPartial: hasShipped };
  if (!hasShipped) return undefined;
  const isDelivered = fulfillments.every(({ deliveredAt }) => deliveredAt !== null);
  return { step: isDelivered ? 3 : 2, isPartial: false };
}

/** Describes the state of an order in a few words, for the list. */
export function describeStatus(order: OrderFacts): string {
  const progress = findProgress(order);
  if (progress?.isPartial) return "Partly shipped";
  if (progress !== undefined) return ORDER_STEPS[progress.step] ?? "";
  if (order.isReturned || order.financialStatus === "REFUNDED") return "Refunded";
  return order.cancelledAt === null ? "Complete" : "Canceled";
}
