import { expect, it } from "vitest";
import { findAmountRefusal, refuseMissingStock, refuseUsedUpDiscount } from "./order-refusals.ts";

const UNSUPPORTED = { kind: "refused", problems: [{ code: "NOT_SUPPORTED" }] };

it.each([0, 50, 90_000_000])("accepts %d cents", (amountMinor) => {
  expect(findAmountRefusal(amountMinor)).toBeUndefined();
});

it("refuses amounts that no card can pay, and says how the smallest ones can be raised", () => {
  const message = "Card payments start at $0.50. Add something else to your cart.";
  expect(findAmountRefusal(1)).toEqual({ ...UNSUPPORTED, message });
  expect(findAmountRefusal(49)).toEqual({ ...UNSUPPORTED, message });
  expect(findAmountRefusal(90_000_001)).toEqual(UNSUPPORTED);
});

it("names the code of a used discount, and the changed price without a code", () => {
  expect(refuseUsedUpDiscount([{ code: null }, { code: "SPRING" }]).problems).toEqual([
    { code: "DISCOUNT_LIMIT_REACHED", field: ["discountCode"] },
  ]);
  expect(refuseUsedUpDiscount([{ code: null }]).problems).toEqual([
    { code: "TOTAL_PRICE_MISMATCH" },
  ]);
});

it("names the lines of sold variants only", () => {
  const lines = [
    { id: "first", variantId: "sold" },
    { id: "second", variantId: "left" },
    { id: "third", variantId: "sold" },
  ];
  expect(refuseMissingStock(lines, [{ variantId: "sold" }])).toEqual({
    kind: "refused",
    problems: [
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "first" },
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "third" },
    ],
  });
});
