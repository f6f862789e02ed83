/** Why an order isn't shipped for now. */
export const SHIPPING_OBSTACLES = ["DISPUTED", "HELD", "WAITING_FOR_CUSTOMER"] as const;

export type ShippingObstacle = (typeof SHIPPING_OBSTACLES)[number];

/** Finds the first reason not to ship an order; null without one. */
export function findShippingObstacle(order: {
  /** Whether the buyer contests the payment with the bank, or has won. */
  readonly isDisputed: boolean;
  /** Why staff have to clear the order first; null for other orders. */
  readonly shipmentHold: string | null;
  /** Whether the customer was asked to look at one of its maps. */
  readonly isWaitingForCustomer: boolean;
}): ShippingObstacle | null {
  if (order.isDisputed) return "DISPUTED";
  if (order.shipmentHold !== null) return "HELD";
  return order.isWaitingForCustomer ? "WAITING_FOR_CUSTOMER" : null;
}
