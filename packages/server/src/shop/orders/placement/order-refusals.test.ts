import { expect, it } from "vitest";
import { refuseAmount, refuseDiscount, refuseMissing } from "./order-refusals.ts";

const UNSUPPORTED = { kind: "refused", problems: [{ code: "NOT_SUPPORTED" }] };

it.each([0, 50, 90_000_000])("accepts %d cents", (amountMinor) => {
  expect(refuseAmount(amountMinor)).toBeUndefined();
});

it("refuses amounts that no card can pay, and says how the smallest ones can be raised", () => {
  const message = "Card payments start at $0.50. Add something else to your cart.";
  expect(refuseAmount(1)).toEqual({ ...UNSUPPORTED, message });
  expect(refuseAmount(49)).toEqual({ ...UNSUPPORTED, message });
  expect(refuseAmount(90_000_001)).toEqual(UNSUPPORTED);
});

it("names the code of a used discount, and the changed price without a code", () => {
  expect(refuseDiscount([{ code: null }, { code: "SPRING" }]).problems).toEqual([
    { code: "DISCOUNT_LIMIT_REACHED", field: ["discountCode"] },
  ]);
  expect(refuseDiscount([{ code: null }]).problems).toEqual([{ code: "TOTAL_PRICE_MISMATCH" }]);
});

it("names the lines of sold variants only", () => {
  const lines = [
    { id: "first", variantId: "sold" },
    { id: "second", variantId: "left" },
    { id: "third", variantId: "sold" },
  ];
  expect(refuseMissing(lines, [{ variantId: "sold" }])).toEqual({
    kind: "refused",
    problems: [
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "first" },
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "third" },
    ],
  });
});
