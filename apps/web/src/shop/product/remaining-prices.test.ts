import { expect, it } from "vitest";
import { formatSelectionPrice } from "./remaining-prices.ts";
import { makeProduct, makeVariant } from "./test/product-page.ts";

const price = (amount: string) => ({ price: { amount, currencyCode: "USD" } }) as const;

it("shows the lowest price of the variants that can still be chosen", () => {
  const product = makeProduct({
    variants: [
      makeVariant("Oak", "24 x 16 in", price("129.00")),
      makeVariant("Black", "24 x 16 in", price("119.00")),
      makeVariant("Oak", "36 x 24 in", price("189.00")),
    ],
  });
  const choose = (...chosen: { name: string; value: string }[]) =>
    formatSelectionPrice(product, chosen);
  expect(choose()).toBe("From $119.00");
  expect(choose({ name: "Frame", value: "Oak" })).toBe("From $129.00");
  expect(choose({ name: "Size", value: "36 x 24 in" })).toBe("$189.00");
  expect(choose({ name: "Frame", value: "Walnut" })).toBe("From $89.00");
});
