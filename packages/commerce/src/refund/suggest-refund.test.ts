import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOwedTokens, type RefundLine, suggestRefund, valueRefund } from "./suggest-refund.ts";

const LINE: RefundLine = {
  id: "map",
  quantity: 3,
  refundedQuantity: 0,
  unitPriceMinor: 3333,
  discountMinor: 1000,
  boughtHalfTokens: 0,
  freeHalfTokens: 0,
};
const ORDER = {
  lines: [LINE],
  taxedMinor: 8999,
  taxMinor: 540,
  refundableMinor: 9539,
  takeableHalfTokens: 0,
};

describe("the amount of a refund of units", () => {
  it("O-9 is what was paid for them, with their part of the tax", () => {
    expect(suggestRefund(ORDER, [{ lineId: "map", quantity: 1 }])).toBe(2999 + 180);
    expect(suggestRefund(ORDER, [{ lineId: "map", quantity: 3 }])).toBe(9539);
    expect(suggestRefund(ORDER, [])).toBe(0);
    expect(suggestRefund(ORDER, [{ lineId: "other", quantity: 1 }])).toBe(0);
  });

  it("O-9 never exceeds what is left of the payment or the line", () => {
    const all = [{ lineId: "map", quantity: 3 }];
    expect(suggestRefund({ ...ORDER, refundableMinor: 5000 }, all)).toBe(5000);
    const later = { ...ORDER, lines: [{ ...LINE, refundedQuantity: 2 }] };
    expect(suggestRefund(later, all)).toBe(8999 - 5999 + 180);
  });

  it("O-9 is zero for a free order", () => {
    const lines = [{ ...LINE, discountMinor: 9999 }];
    const free = { ...ORDER, lines, taxedMinor: 0, taxMinor: 0 };
    const units = [{ lineId: "map", quantity: 2 }];
    expect(suggestRefund({ ...free, refundableMinor: 0 }, units)).toBe(0);
    const withPaidShipping = { ...free, refundableMinor: 500 };
    expect(suggestRefund(withPaidShipping, units)).toBe(0);
  });

  it("O-9 adds up to the line in any steps", () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    const property = fc.property(
      fc.integer({ min: 1, max: 25 }),
      amount,
      amount,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 25, maxLength: 25 }),
      (quantity, unitPriceMinor, discount, steps) => {
        const discountMinor = Math.min(discount, unitPriceMinor * quantity);
        const totalMinor = unitPriceMinor * quantity - discountMinor;
        let refundedQuantity = 0;
        let refundedMinor = 0;
        for (const step of steps) {
          const units = Math.min(step, quantity - refundedQuantity);
          const line = { ...LINE, quantity, unitPriceMinor, discountMinor, refundedQuantity };
          const order = { ...ORDER, lines: [line], taxedMinor: totalMinor, taxMinor: 0 };
          const refundableMinor = totalMinor - refundedMinor;
          const request = [{ lineId: line.id, quantity: units }];
          refundedMinor += suggestRefund({ ...order, refundableMinor }, request);
          refundedQuantity += units;
        }
        expect(refundedMinor).toBe(totalMinor);
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});

describe("a refund of units that brought tokens", () => {
  /** Two packs of 5 tokens at $10, and a frame with one free token. */
  const PACK = { ...LINE, id: "pack", quantity: 2, unitPriceMinor: 1000, discountMinor: 0 };
  const FRAME = { ...LINE, id: "frame", quantity: 1, unitPriceMinor: 5000, discountMinor: 0 };
  const order = (takeableHalfTokens: number, refundableMinor = 7420) => ({
    lines: [
      { ...PACK, boughtHalfTokens: 10 },
      { ...FRAME, freeHalfTokens: 2 },
    ],
    taxedMinor: 7000,
    taxMinor: 420,
    refundableMinor,
    takeableHalfTokens,
  });
  const PACKS = [{ lineId: "pack", quantity: 2 }];
  const ALL = [...PACKS, { lineId: "frame", quantity: 1 }];

  it.each([
    [22, { fullMinor: 7420, suggestedMinor: 7420, keptBought: 0, keptFree: 0 }],
    [20, { fullMinor: 7420, suggestedMinor: 7420, keptBought: 0, keptFree: 2 }],
    [5, { fullMinor: 7420, suggestedMinor: 5830, keptBought: 15, keptFree: 2 }],
    [0, { fullMinor: 7420, suggestedMinor: 5300, keptBought: 20, keptFree: 2 }],
  ])("O-9 leaves out the price of bought tokens beyond the %d that can be taken", (left, value) => {
    expect(valueRefund(order(left), ALL)).toEqual(value);
    expect(suggestRefund(order(left), ALL)).toBe(value.suggestedMinor);
  });

  it("O-9 makes the buyer owe what was refunded all the same", () => {
    const value = valueRefund(order(5), ALL);
    const owed = [0, 5830, 5831, 6625, 7419, 7420, 9000].map((amount) =>
      countOwedTokens(value, amount),
    );
    expect(owed).toEqual([2, 2, 3, 10, 17, 17, 17]);
    expect(countOwedTokens(valueRefund(order(20), ALL), 7420)).toBe(2);
    expect(countOwedTokens(valueRefund(order(22), ALL), 7420)).toBe(0);
  });

  it("O-9 makes the buyer owe all kept tokens when nothing was paid or is left", () => {
    const free = { ...order(0), taxedMinor: 0, taxMinor: 0 };
    const lines = free.lines.map((line) => ({
      ...line,
      discountMinor: line.unitPriceMinor * line.quantity,
    }));
    expect(countOwedTokens(valueRefund({ ...free, lines }, ALL), 0)).toBe(22);
    expect(countOwedTokens(valueRefund(order(0, 0), PACKS), 0)).toBe(20);
  });
});
