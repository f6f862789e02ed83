import type { OrderState } from "./order-state.ts";

export const FINANCIAL_STATUSES = [
  "AUTHORIZED",
  "PAID",
  "PARTIALLY_PAID",
  "PARTIALLY_REFUNDED",
  "PENDING",
  "REFUNDED",
  "VOIDED",
] as const;
export type FinancialStatus = (typeof FINANCIAL_STATUSES)[number];

export const FULFILLMENT_STATUSES = [
  "FULFILLED",
  "IN_PROGRESS",
  "ON_HOLD",
  "OPEN",
  "PARTIALLY_FULFILLED",
  "PENDING_FULFILLMENT",
  "RESTOCKED",
  "SCHEDULED",
  "UNFULFILLED",
] as const;
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

export const CANCEL_REASONS = ["CUSTOMER", "DECLINED", "FRAUD", "INVENTORY", "OTHER"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const TRANSACTION_STATUSES = ["ERROR", "FAILURE", "PENDING", "SUCCESS"] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const TRANSACTION_KINDS = [
  "AUTHORIZATION",
  "CAPTURE",
  "CHANGE",
  "EMV_AUTHORIZATION",
  "SALE",
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export interface OrderAmounts {
  readonly state: OrderState;
  readonly totalMinor: number;
  readonly refundedMinor: number;
}

export function getFinancialStatus({
  state,
  totalMinor,
  refundedMinor,
}: OrderAmounts): FinancialStatus {
  switch (state) {
    case "CREATED":
    case "AWAITING_PAYMENT":
      return "PENDING";
    case "EXPIRED":
    case "CANCELED":
      return "VOIDED";
    case "REFUNDED":
      return "REFUNDED";
    case "PAID":
    case "NEEDS_REVIEW":
      if (refundedMinor === 0) return "PAID";
      return refundedMinor < totalMinor ? "PARTIALLY_REFUNDED" : "REFUNDED";
  }
}

export interface ShippableLine {
  readonly id: string;
  readonly quantity: number;
  /** Whether the line is shipped; lines such as tokens need no shipment. */
  readonly requiresShipping: boolean;
}

export interface ShippedLines {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** Counts the units of a line that were shipped. */
function countShipped(lineId: string, shipments: readonly ShippedLines[]): number {
  return shipments
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function getFulfillmentStatus(
  lines: readonly ShippableLine[],
  shipments: readonly ShippedLines[],
): Extract<FulfillmentStatus, "FULFILLED" | "PARTIALLY_FULFILLED" | "UNFULFILLED"> {
  const counts = lines
    .filter(({ requiresShipping }) => requiresShipping)
    .map(({ id, quantity }) => ({ quantity, shipped: countShipped(id, shipments) }));
  if (counts.every(({ quantity, shipped }) => shipped >= quantity)) return "FULFILLED";
  return counts.some(({ shipped }) => shipped > 0) ? "PARTIALLY_FULFILLED" : "UNFULFILLED";
}
