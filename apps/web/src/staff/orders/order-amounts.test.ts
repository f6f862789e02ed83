import { usd } from "@photomap/commerce";
import { describe, expect, it } from "vitest";
import { makeOrder, makeOrderLine, makeUsd } from "../test/make-rows.ts";
import {
  canCancel,
  canClearHold,
  canRefund,
  canShip,
  computeUnitsTokens,
  countToShip,
  formatRefund,
  listChosenUnits,
  listStickerOrderIds,
  type OrderDetails,
  valueUnits,
} from "./order-amounts.ts";

const cents = (order: OrderDetails, quantity: number) =>
  valueUnits(order, { "line-1": quantity }).suggestedMinor;

describe("the amount of units", () => {
  it("has their part of the tax", () => {
    expect([0, 1, 2].map((quantity) => cents(makeOrder(), quantity))).toEqual([0, 5300, 10_600]);
  });

  it("is without the discount of the line", () => {
    const order = makeOrder({
      lines: [makeOrderLine({ discount: makeUsd("20.00") })],
      discount: makeUsd("20.00"),
      tax: makeUsd("0.00"),
      paid: makeUsd("80.00"),
    });
    expect([1, 2].map((quantity) => cents(order, quantity))).toEqual([4000, 8000]);
  });

  it("is at most what is left of the payment", () => {
    expect(cents(makeOrder({ refunded: makeUsd("100.00") }), 2)).toBe(600);
  });
});

describe("the tokens of units", () => {
  const order = makeOrder({ lines: [makeOrderLine({ quantity: 3, tokensUsed: 1.5 })] });

  it("are returned with their units, all in the end", () => {
    const tokens = [0, 1, 2, 3].map((quantity) =>
      computeUnitsTokens(order, { "line-1": quantity }),
    );
    expect(tokens[0]).toBe(0);
    expect(tokens[3]).toBe(3);
    expect(tokens).toEqual(tokens.toSorted((a, b) => a - b));
  });

  it("are not returned twice", () => {
    const after = makeOrder({
      lines: [makeOrderLine({ quantity: 3, tokensUsed: 1.5, refundedQuantity: 2 })],
    });
    const first = computeUnitsTokens(order, { "line-1": 2 });
    expect(first + computeUnitsTokens(after, { "line-1": 1 })).toBe(3);
  });

  it("are named beside the money", () => {
    expect(formatRefund(usd(500), 0)).toBe("$5.00");
    expect(formatRefund(usd(500), 4)).toBe("$5.00 and 2 tokens");
    expect(formatRefund(usd(0), 1)).toBe("0.5 tokens");
    expect(formatRefund(usd(0), 0)).toBe("$0.00");
  });
});

describe("a disputed order", () => {
  const makeDisputed = (status: string) =>
    makeOrder({
      disputes: [
        {
          id: "d1",
          createdAt: "2026-07-05T12:00:00.000Z",
          amount: makeUsd("106.00"),
          reason: "fraudulent",
          status,
          tokensTaken: 0,
          tokensOwed: 0,
        },
      ],
    });

  it.each([
    ["OPEN", false, false, false],
    ["LOST", false, true, true],
    ["WON", true, true, true],
  ])("that is %s", (status, ...expected) => {
    const order = makeDisputed(status);
    expect([canShip(order), canRefund(order), canCancel(order)]).toEqual(expected);
  });
});

describe("an order can be sent", () => {
  it.each<[Partial<OrderDetails>, boolean]>([
    [{}, true],
    [{ state: "NEEDS_REVIEW" }, false],
    [{ state: "AWAITING_PAYMENT" }, false],
    [{ shipmentHold: "Shipping costs more." }, false],
    [{ canceledAt: "2026-07-04T12:00:00.000Z" }, false],
    [{ lines: [makeOrderLine({ fulfilledQuantity: 2 })] }, false],
    [{ lines: [makeOrderLine({ fulfilledQuantity: 1, refundedQuantity: 1 })] }, false],
    [{ lines: [makeOrderLine({ fulfilledQuantity: 2 }), makeOrderLine({ id: "2" })] }, true],
  ])("case %#", (facts, isSendable) => {
    expect(canShip(makeOrder(facts))).toBe(isSendable);
  });

  it.each<[Partial<OrderDetails>, boolean]>([
    [{}, true],
    [{ shipmentHold: null }, false],
    [{ state: "REFUNDED" }, false],
    [{ canceledAt: "2026-07-04T12:00:00.000Z" }, false],
  ])("after staff cleared it, case %#", (facts, isClearable) => {
    const order = makeOrder({ shipmentHold: "Shipping costs more.", ...facts });
    expect(canClearHold(order)).toBe(isClearable);
  });

  it("with the units that were neither sent nor refunded", () => {
    expect(countToShip(makeOrderLine({ quantity: 5, fulfilledQuantity: 2 }))).toBe(3);
    expect(
      countToShip(makeOrderLine({ quantity: 5, fulfilledQuantity: 2, refundedQuantity: 1 })),
    ).toBe(2);
    // A unit that was sent can be refunded too.
    expect(
      countToShip(makeOrderLine({ quantity: 2, fulfilledQuantity: 2, refundedQuantity: 2 })),
    ).toBe(0);
  });
});

describe("an order can be refunded", () => {
  const all = { refunded: makeUsd("106.00") };
  const inTokens = { paid: makeUsd("0.00"), lines: [makeOrderLine({ tokensUsed: 1 })] };

  it.each<[string, Partial<OrderDetails>, boolean]>([
    ["that was paid", {}, true],
    ["of which money is left", { refunded: makeUsd("105.99") }, true],
    ["of which nothing is left", all, false],
    ["that was paid with tokens", inTokens, true],
    [
      "whose tokens were returned",
      { ...inTokens, lines: [makeOrderLine({ tokensUsed: 1, refundedQuantity: 2 })] },
      false,
    ],
    ["that waits for its payment", { ...inTokens, state: "AWAITING_PAYMENT" }, false],
  ])("%s: %#", (_name, facts, isRefundable) => {
    expect(canRefund(makeOrder(facts))).toBe(isRefundable);
  });
});

describe("an order can be canceled", () => {
  it.each<[Partial<OrderDetails>, boolean]>([
    [{}, true],
    [{ state: "CREATED" }, true],
    [{ state: "AWAITING_PAYMENT" }, true],
    [{ state: "EXPIRED" }, false],
    [{ state: "REFUNDED" }, false],
    [{ canceledAt: "2026-07-04T12:00:00.000Z" }, false],
    [{ lines: [makeOrderLine(), makeOrderLine({ fulfilledQuantity: 1 })] }, false],
  ])("case %#", (facts, isCancelable) => {
    expect(canCancel(makeOrder(facts))).toBe(isCancelable);
  });
});

it("units of zero are not sent", () => {
  expect(listChosenUnits({ a: 0, b: 2 })).toEqual([{ lineId: "b", quantity: 2 }]);
});

it("an order without stickers has no sticker orders", () => {
  expect(listStickerOrderIds(makeOrder())).toEqual([]);
});
