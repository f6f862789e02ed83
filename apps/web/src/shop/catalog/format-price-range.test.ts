import { expect, it } from "vitest";
import { formatPriceRange } from "./format-price-range.ts";

const range = (min: string, max: string) =>
  ({
    minVariantPrice: { amount: min, currencyCode: "USD" },
    maxVariantPrice: { amount: max, currencyCode: "USD" },
  }) as const;

it("shows the lowest price of a range, and one price alone", () => {
  expect(formatPriceRange(range("89.00", "1289.00"))).toBe("From $89.00");
  expect(formatPriceRange(range("1289.00", "1289.00"))).toBe("$1,289.00");
});
