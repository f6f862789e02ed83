import { describe, expect, it } from "vitest";
import { formatBrand, formatDate, formatDateTime, formatUnits } from "./format.ts";
import { getPaymentLabel, getShippingLabel } from "./order-labels.ts";

type Status = Parameters<typeof getPaymentLabel>[0];

const PAID: Status = {
  state: "PAID",
  financialStatus: "PAID",
  canceledAt: null,
  fulfillmentStatus: "UNFULFILLED",
};
const CANCELED = "2026-07-04T12:00:00.000Z";

describe("the payment of an order", () => {
  it.each<[Partial<Status>, string]>([
    [{}, "Paid"],
    [{ state: "CREATED" }, "Placed"],
    [{ state: "NEEDS_REVIEW" }, "Needs review"],
    [{ financialStatus: "PARTIALLY_REFUNDED" }, "Partly refunded"],
    [{ state: "REFUNDED", financialStatus: "REFUNDED" }, "Refunded"],
    [{ canceledAt: CANCELED }, "Canceled, refund pending"],
    [{ canceledAt: CANCELED, financialStatus: "PARTIALLY_REFUNDED" }, "Canceled, refund pending"],
    [{ state: "REFUNDED", canceledAt: CANCELED }, "Canceled, refunded"],
    [{ state: "CANCELED", canceledAt: CANCELED }, "Canceled"],
  ])("of %j is %s", (facts, text) => {
    expect(getPaymentLabel({ ...PAID, ...facts }).text).toBe(text);
  });
});

describe("the shipping of an order", () => {
  it.each<[Partial<Status>, string | undefined]>([
    [{}, "Not shipped"],
    [{ fulfillmentStatus: "PARTIALLY_FULFILLED" }, "Partly shipped"],
    [{ fulfillmentStatus: "FULFILLED" }, "Shipped"],
    // What is not paid is not waiting to be sent.
    [{ state: "AWAITING_PAYMENT" }, undefined],
    [{ canceledAt: CANCELED }, undefined],
    [{ state: "REFUNDED" }, undefined],
    // What was sent before stays sent.
    [{ state: "REFUNDED", fulfillmentStatus: "FULFILLED" }, "Shipped"],
    [{ canceledAt: CANCELED, fulfillmentStatus: "PARTIALLY_FULFILLED" }, "Partly shipped"],
  ])("of %j is %s", (facts, text) => {
    expect(getShippingLabel({ ...PAID, ...facts })?.text).toBe(text);
  });
});

it("times are those of the company, wherever the page is drawn", () => {
  // Half past midnight in London is the evening before in Michigan.
  expect(formatDate("2026-07-05T00:30:00.000Z")).toBe("Jul 4, 2026");
  expect(formatDateTime("2026-01-05T00:30:00.000Z").replaceAll(/\s/g, " ")).toBe(
    "Jan 4, 2026, 7:30 PM",
  );
});

it("counts and brands are in words", () => {
  expect([0, 1, 2, 1200].map((count) => formatUnits(count, "order"))).toEqual([
    "0 orders",
    "1 order",
    "2 orders",
    "1,200 orders",
  ]);
  expect(["pm", "tbl", "new"].map((id) => formatBrand(id))).toEqual([
    "Photomap",
    "The Big Loop",
    "new",
  ]);
});
