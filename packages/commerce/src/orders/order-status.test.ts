import { describe, expect, it } from "vitest";
import type { OrderState } from "./order-state.ts";
import {
  CANCEL_REASONS,
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  getFinancialStatus,
  getFulfillmentStatus,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
} from "./order-status.ts";

const LINES = [
  { id: "map", quantity: 2, requiresShipping: true },
  { id: "frame", quantity: 1, requiresShipping: true },
  { id: "tokens", quantity: 1, requiresShipping: false },
];

function ship(lineId: string, quantity: number) {
  return { lines: [{ lineId, quantity }] };
}

describe("the status of an order", () => {
  it("ORD-08 has the specified values", () => {
    expect(FINANCIAL_STATUSES.join(" ")).toBe(
      "AUTHORIZED PAID PARTIALLY_PAID PARTIALLY_REFUNDED PENDING REFUNDED VOIDED",
    );
    expect(FULFILLMENT_STATUSES.join(" ")).toBe(
      "FULFILLED IN_PROGRESS ON_HOLD OPEN PARTIALLY_FULFILLED PENDING_FULFILLMENT RESTOCKED SCHEDULED UNFULFILLED",
    );
    expect(CANCEL_REASONS.join(" ")).toBe("CUSTOMER DECLINED FRAUD INVENTORY OTHER");
    expect(TRANSACTION_STATUSES.join(" ")).toBe("ERROR FAILURE PENDING SUCCESS");
    expect(TRANSACTION_KINDS.join(" ")).toBe("AUTHORIZATION CAPTURE CHANGE EMV_AUTHORIZATION SALE");
  });

  it.each<[OrderState, number, string]>([
    ["CREATED", 0, "PENDING"],
    ["AWAITING_PAYMENT", 0, "PENDING"],
    ["EXPIRED", 0, "VOIDED"],
    ["CANCELED", 0, "VOIDED"],
    ["PAID", 0, "PAID"],
    ["PAID", 1, "PARTIALLY_REFUNDED"],
    ["PAID", 1000, "REFUNDED"],
    ["NEEDS_REVIEW", 0, "PAID"],
    ["NEEDS_REVIEW", 999, "PARTIALLY_REFUNDED"],
    ["REFUNDED", 1000, "REFUNDED"],
  ])("O-6 of %s with %d cents refunded is %s", (state, refundedMinor, status) => {
    expect(getFinancialStatus({ state, totalMinor: 1000, refundedMinor })).toBe(status);
  });

  it("O-7 follows from the units shipped", () => {
    const [map, frame] = [ship("map", 2), ship("frame", 1)];
    expect(getFulfillmentStatus(LINES, [])).toBe("UNFULFILLED");
    expect(getFulfillmentStatus(LINES, [ship("map", 1)])).toBe("PARTIALLY_FULFILLED");
    expect(getFulfillmentStatus(LINES, [map])).toBe("PARTIALLY_FULFILLED");
    expect(getFulfillmentStatus(LINES, [map, frame])).toBe("FULFILLED");
    expect(getFulfillmentStatus(LINES.slice(2), [])).toBe("FULFILLED");
  });
});
