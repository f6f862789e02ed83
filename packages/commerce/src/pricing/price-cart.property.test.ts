import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyDiscount, NOW, pricedLines, SAMPLE_RATES } from "../../test/sample-cart.ts";
import { multiplyMoney, sumMoney, usd, ZERO_USD } from "../money/money.ts";
import { allocateDiscount } from "./discount-allocation.ts";
import { type PricedCart, priceCart } from "./price-cart.ts";

it("D-3 D-4 any discount over any cart adds up to the cent and exceeds no line", () => {
  const property = fc.property(pricedLines, anyDiscount, (cart, discount) => {
    const lines = cart.map((line) => ({
      ...line,
      subtotal: multiplyMoney(line.unitPrice, line.quantity),
    }));
    const matching = lines.filter((line) => discount.productIds?.includes(line.productId) ?? true);
    const subtotal = sumMoney(matching.map((line) => line.subtotal)).amountMinor;
    const { kind } = discount;
    // Below 2^53: at most 100 lines of 25 units at $10,000, times 10,000 basis points.
    const percentage = (basisPoints: number) =>
      Math.floor((subtotal * basisPoints + 5000) / 10_000);
    const expected = {
      percentage: kind.type === "percentage" ? percentage(kind.basisPoints) : 0,
      fixed: kind.type === "fixed" ? Math.min(kind.amountMinor, subtotal) : 0,
      "free-shipping": 0,
    }[kind.type];
    const parts = allocateDiscount(discount, lines);
    expect(sumMoney(parts.map(({ amount }) => amount))).toEqual(usd(expected));
    const wrong = parts.filter(({ lineId, amount }) => {
      const line = matching.find(({ id }) => id === lineId);
      return amount.amountMinor < 1 || amount.amountMinor > (line?.subtotal.amountMinor ?? 0);
    });
    expect(wrong).toEqual([]);
  });
  expect(() => fc.assert(property, { numRuns: chooseSoakSize(300, 20_000) })).not.toThrow();
});

function checkSums(cart: PricedCart): void {
  for (const { subtotal, discountAllocations, total } of cart.lines) {
    const taken = sumMoney(discountAllocations.map(({ amount }) => amount));
    expect(total.amountMinor).toBe(subtotal.amountMinor - taken.amountMinor);
    expect(total.amountMinor).toBeGreaterThanOrEqual(0);
  }
  const discount = (cart.lineDiscount?.amount ?? ZERO_USD).amountMinor;
  const shipping = (cart.shipping ?? ZERO_USD).amountMinor;
  expect(sumMoney(cart.lines.map((line) => line.subtotal))).toEqual(cart.subtotal);
  expect(cart.total.amountMinor).toBe(cart.subtotal.amountMinor - discount + shipping);
  const allocations = cart.lines.flatMap((line) => line.discountAllocations);
  expect(sumMoney(allocations.map(({ amount }) => amount)).amountMinor).toBe(discount);
  expect(new Set(allocations.map(({ discountId }) => discountId)).size).toBeLessThanOrEqual(1);
}

it("P-1 P-2 D-2 any cart with any discounts adds up, with the best discount", () => {
  const requests = fc.record({
    lines: pricedLines,
    discounts: fc.uniqueArray(anyDiscount, { maxLength: 4, selector: ({ id }) => id }),
    zip: fc.constantFrom(undefined, "48104", "99501"),
    shippingOptionId: fc.constantFrom(undefined, "standard", "expedited"),
  });
  const property = fc.property(requests, (request) => {
    const cart = priceCart({ ...request, rates: SAMPLE_RATES, now: NOW });
    checkSums(cart);
    const alone = request.discounts.map((discount) =>
      priceCart({ ...request, discounts: [discount], rates: SAMPLE_RATES, now: NOW }),
    );
    const best = Math.max(0, ...alone.map((one) => one.lineDiscount?.amount.amountMinor ?? 0));
    expect(cart.lineDiscount?.amount.amountMinor ?? 0).toBe(best);
    const used = [cart.lineDiscount, cart.shippingDiscount].filter((one) => one !== undefined);
    expect(used.length + cart.unusedDiscounts.length).toBe(request.discounts.length);
  });
  expect(() => fc.assert(property, { numRuns: chooseSoakSize(100, 5000) })).not.toThrow();
});
