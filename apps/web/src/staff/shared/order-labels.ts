import type {
  ShippingObstacle,
  StaffOrderRowFragment,
} from "../../platform/api/generated/graphql.ts";

type Tone = "neutral" | "accent" | "leaf" | "honey" | "brick";

export interface StatusLabel {
  readonly text: string;
  readonly tone: Tone;
}

export const ORDER_STATE_LABELS: Readonly<Record<string, StatusLabel>> = {
  CREATED: { text: "Placed", tone: "neutral" },
  AWAITING_PAYMENT: { text: "Awaiting payment", tone: "neutral" },
  PAID: { text: "Paid", tone: "leaf" },
  NEEDS_REVIEW: { text: "Needs review", tone: "brick" },
  EXPIRED: { text: "Expired", tone: "neutral" },
  CANCELED: { text: "Canceled", tone: "neutral" },
  REFUNDED: { text: "Refunded", tone: "neutral" },
};

export const SHIPPING_LABELS: Readonly<Record<string, StatusLabel>> = {
  UNFULFILLED: { text: "Not shipped", tone: "honey" },
  PARTIALLY_FULFILLED: { text: "Partly shipped", tone: "honey" },
  FULFILLED: { text: "Shipped", tone: "leaf" },
};

export const OBSTACLE_LABELS: Readonly<Record<ShippingObstacle, StatusLabel>> = {
  DISPUTED: { text: "Disputed", tone: "brick" },
  HELD: { text: "Held", tone: "honey" },
  WAITING_FOR_CUSTOMER: { text: "Waiting for customer", tone: "honey" },
};

type OrderStatus = Pick<
  StaffOrderRowFragment,
  "state" | "financialStatus" | "canceledAt" | "fulfillmentStatus"
>;

/** The payment label. A canceled paid order stays PAID until its refund has arrived. */
export function getPaymentLabel({ state, financialStatus, canceledAt }: OrderStatus): StatusLabel {
  if (state === "PAID" && canceledAt) return { text: "Canceled, refund pending", tone: "honey" };
  if (state === "PAID" && financialStatus === "PARTIALLY_REFUNDED") {
    return { text: "Partly refunded", tone: "leaf" };
  }
  if (state === "REFUNDED" && canceledAt) return { text: "Canceled, refunded", tone: "neutral" };
  return ORDER_STATE_LABELS[state] ?? { text: state, tone: "neutral" };
}

/** The shipping label; undefined for an order that is neither to ship nor shipped. */
export function getShippingLabel(order: OrderStatus): StatusLabel | undefined {
  const isSale = order.state === "PAID" && !order.canceledAt;
  if (!isSale && order.fulfillmentStatus === "UNFULFILLED") return undefined;
  return SHIPPING_LABELS[order.fulfillmentStatus];
}
