import { expect, it } from "vitest";
import { type DatedOrder, findOrderArrival, findOrderShipByDay } from "./order-arrival.ts";

const ORDER: DatedOrder = {
  state: "PAID",
  shippingOption: { makingDays: 3, minTransitDays: 2, maxTransitDays: 4 },
  fulfillmentStatus: "UNFULFILLED",
  createdAt: new Date("2026-11-01T15:00:00Z"),
  paidAt: new Date("2026-11-05T15:00:00Z"),
};
const SHIPMENT = { createdAt: "2026-11-09T15:00:00Z", deliveredAt: null };

it("starts at the payment, and before it at the placement", () => {
  expect(findOrderArrival(ORDER, [])).toEqual({ earliest: "2026-11-13", latest: "2026-11-17" });
  expect(findOrderShipByDay(ORDER)).toBe("2026-11-10");
  const unpaid: DatedOrder = { ...ORDER, state: "AWAITING_PAYMENT", paidAt: null };
  expect(findOrderArrival(unpaid, [])).toEqual({ earliest: "2026-11-06", latest: "2026-11-10" });
});

it("keeps the promise while only a part is shipped, then follows the last package", () => {
  const partial: DatedOrder = { ...ORDER, fulfillmentStatus: "PARTIALLY_FULFILLED" };
  expect(findOrderArrival(partial, [SHIPMENT])).toEqual(findOrderArrival(ORDER, []));
  const shipped: DatedOrder = { ...ORDER, fulfillmentStatus: "FULFILLED" };
  const first = { ...SHIPMENT, createdAt: "2026-11-06T15:00:00Z", deliveredAt: "2026-11-09" };
  expect(findOrderArrival(shipped, [first, SHIPMENT])).toEqual({
    earliest: "2026-11-12",
    latest: "2026-11-16",
  });
  expect(findOrderShipByDay(shipped)).toBeNull();
  expect(findOrderArrival(shipped, [first])).toBeNull();
});

it.each<[string, Partial<DatedOrder>]>([
  ["is canceled", { state: "CANCELED" }],
  ["is refunded", { state: "REFUNDED" }],
  ["needs a review", { state: "NEEDS_REVIEW" }],
  ["ships nothing", { shippingOption: null }],
  ["has no stored days", { shippingOption: { maxTransitDays: 4 } }],
])("promises nothing for an order that %s", (_, facts) => {
  expect(findOrderArrival({ ...ORDER, ...facts }, [])).toBeNull();
  expect(findOrderShipByDay({ ...ORDER, ...facts })).toBeNull();
});
