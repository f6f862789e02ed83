import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RefundLine, suggestRefund } from "./suggest-refund.ts";

const LINE: RefundLine = {
  id: "map",
  quantity: 3,
  refundedQuantity: 0,
  unitPriceMinor: 3333,
  discountMinor: 1000,
};
const ORDER = { lines: [LINE], taxedMinor: 8999, taxMinor: 540, refundableMinor: 9539 };

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
    const free = { lines: [{ ...LINE, discountMinor: 9999 }], taxedMinor: 0, taxMinor: 0 };
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
          const order = { lines: [line], taxedMinor: totalMinor, taxMinor: 0 };
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
