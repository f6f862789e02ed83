import { describe, expect, it } from "vitest";
import { NOW, sampleDiscount } from "../../test/sample-cart.ts";
import { usd } from "../money/money.ts";
import { chooseDiscounts, findDiscountProblem } from "./discount.ts";
import { allocateDiscount, type Discount, type DiscountableLine } from "./discount-allocation.ts";

const LINES: readonly DiscountableLine[] = [
  { id: "1", productId: "map", subtotal: usd(6000) },
  { id: "2", productId: "frame", subtotal: usd(2500) },
];

const MINUTE_MS = 60_000;
const fromNow = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const fixed = (amountMinor: number) => ({ type: "fixed", amountMinor }) as const;

describe("a discount", () => {
  it.each<[string, Partial<Discount>, string | undefined]>([
    ["without conditions", {}, undefined],
    ["before its start", { startsAt: fromNow(1) }, "DISCOUNT_DISABLED"],
    ["at its start", { startsAt: NOW }, undefined],
    ["before its end", { endsAt: fromNow(1) }, undefined],
    ["at its end", { endsAt: NOW }, "DISCOUNT_EXPIRED"],
    ["below its usage limit", { usageLimit: 5, usedCount: 4 }, undefined],
    ["at its usage limit", { usageLimit: 5, usedCount: 5 }, "DISCOUNT_LIMIT_REACHED"],
    ["at its minimum", { minimumSubtotalMinor: 8500 }, undefined],
    [
      "below its minimum",
      { minimumSubtotalMinor: 8501 },
      "CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE",
    ],
    ["for a product of the cart", { productIds: ["frame"] }, undefined],
    ["for other products", { productIds: ["bar"] }, "UNABLE_TO_APPLY"],
    [
      "whose products are below its minimum",
      { productIds: ["frame"], minimumSubtotalMinor: 2501 },
      "CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE",
    ],
  ])("D-1 %s", (_, changes, code) => {
    const discount = sampleDiscount("1", changes);
    expect(findDiscountProblem(discount, { lines: LINES, now: NOW })).toBe(code);
  });

  it("D-3 is rounded once for all lines, half a cent up", () => {
    const cents = [1, 1, 1].map((amount, i) => ({
      id: `${i}`,
      productId: "map",
      subtotal: usd(amount * 5),
    }));
    const half = sampleDiscount("1", { kind: { type: "percentage", basisPoints: 5000 } });
    // Half of 15 cents is 7.5; rounding each line would give 9.
    expect(allocateDiscount(half, cents).map(({ amount }) => amount)).toEqual([3, 3, 2].map(usd));
  });

  it("D-3 takes at most the subtotal of its lines", () => {
    const all = sampleDiscount("1", { kind: fixed(1_000_000), productIds: ["frame"] });
    expect(allocateDiscount(all, LINES)).toEqual([{ lineId: "2", amount: usd(2500) }]);
    const whole = sampleDiscount("1", { kind: { type: "percentage", basisPoints: 10_000 } });
    expect(allocateDiscount(whole, LINES)).toEqual([
      { lineId: "1", amount: usd(6000) },
      { lineId: "2", amount: usd(2500) },
    ]);
  });

  it("D-4 is split in proportion to the lines", () => {
    const ten = sampleDiscount("1", { kind: fixed(1000) });
    expect(allocateDiscount(ten, LINES)).toEqual([
      { lineId: "1", amount: usd(706) },
      { lineId: "2", amount: usd(294) },
    ]);
  });

  it("D-5 takes nothing off the lines when it is for shipping", () => {
    const shipping = sampleDiscount("1", { kind: { type: "free-shipping" } });
    expect(allocateDiscount(shipping, LINES)).toEqual([]);
  });
});

describe("of several discounts", () => {
  const low = sampleDiscount("a", { code: "TEN" });
  const high = sampleDiscount("b", { kind: fixed(851) });
  const shipping = sampleDiscount("c", { kind: { type: "free-shipping" } });

  it("D-2 D-6 the one of the highest value applies, and the other is told", () => {
    expect(chooseDiscounts([low, high], LINES, NOW)).toEqual({
      line: high,
      unused: [{ discount: low, code: "HIGHER_VALUE_DISCOUNT_APPLIED" }],
    });
  });

  it("D-2 the lower id applies at equal value, in any order", () => {
    const equal = sampleDiscount("b", { kind: fixed(850) });
    expect(chooseDiscounts([equal, low], LINES, NOW).line).toBe(low);
    expect(chooseDiscounts([low, equal], LINES, NOW).line).toBe(low);
  });

  it("D-5 one of shipping applies beside the one of the lines", () => {
    const other = { ...shipping, id: "d" };
    expect(chooseDiscounts([other, shipping, low], LINES, NOW)).toEqual({
      line: low,
      shipping,
      unused: [{ discount: other, code: "HIGHER_VALUE_DISCOUNT_APPLIED" }],
    });
  });

  it("D-6 those that do not apply have a reason", () => {
    const ended = { ...high, endsAt: NOW };
    expect(chooseDiscounts([ended], LINES, NOW)).toEqual({
      unused: [{ discount: ended, code: "DISCOUNT_EXPIRED" }],
    });
  });
});
