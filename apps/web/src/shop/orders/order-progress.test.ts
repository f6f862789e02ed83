import { describe, expect, it } from "vitest";
import { describeStatus, findProgress, type OrderFacts } from "./order-progress.ts";

const PAID: OrderFacts = {
  cancelledAt: null,
  isReturned: false,
  financialStatus: "PAID",
  fulfillmentStatus: "UNFULFILLED",
  fulfillments: [],
};
const SENT = { deliveredAt: null };
const DELIVERED = { deliveredAt: "2026-11-20T12:00:00.000Z" };

describe("the progress of an order", () => {
  it.each([
    ["In production", 1, {}],
    ["Partly shipped", 2, { fulfillmentStatus: "PARTIALLY_FULFILLED", fulfillments: [DELIVERED] }],
    ["Shipped", 2, { fulfillmentStatus: "FULFILLED", fulfillments: [DELIVERED, SENT] }],
    ["Delivered", 3, { fulfillmentStatus: "FULFILLED", fulfillments: [DELIVERED, DELIVERED] }],
    [
      "Delivered",
      3,
      { fulfillmentStatus: "FULFILLED", fulfillments: [DELIVERED], financialStatus: "REFUNDED" },
    ],
  ] as const)("is %s", (status, step, facts) => {
    const order = { ...PAID, ...facts };
    expect(describeStatus(order)).toBe(status);
    expect(findProgress(order)).toMatchObject({ step });
  });

  it.each([
    ["Canceled", { cancelledAt: "2026-11-16T12:00:00.000Z" }],
    ["Refunded", { cancelledAt: "2026-11-16T12:00:00.000Z", financialStatus: "REFUNDED" }],
    ["Refunded", { isReturned: true }],
    ["Refunded", { financialStatus: "REFUNDED" }],
    ["Complete", { fulfillmentStatus: "FULFILLED" }],
  ] as const)("ends as %s without steps", (status, facts) => {
    const order = { ...PAID, ...facts };
    expect(describeStatus(order)).toBe(status);
    expect(findProgress(order)).toBeUndefined();
  });
});
