import fc from "fast-check";
import type { CartLine } from "../src/cart/cart.ts";
import { usd } from "../src/money/money.ts";
import type { Discount } from "../src/pricing/discount-allocation.ts";
import type { PriceableLine } from "../src/pricing/price-cart.ts";
import type { ShippingRates } from "../src/pricing/shipping-rates.ts";

export const NOW = new Date("2026-06-01T12:00:00Z");

export function sampleLine(id: string, changes: Partial<CartLine> = {}): CartLine {
  return { id, variantId: "frame", quantity: 1, customAttributes: [], ...changes };
}

export function samplePriced(
  id: string,
  unitPriceMinor: number,
  changes: Partial<PriceableLine> = {},
): PriceableLine {
  return {
    id,
    variantId: `variant-${id}`,
    productId: `product-${id}`,
    quantity: 1,
    unitPrice: usd(unitPriceMinor),
    requiresShipping: true,
    weightOz: 0,
    lengthIn: 0,
    customAttributes: [],
    ...changes,
  };
}

const price = (standardMinor: number, expeditedMinor: number) => ({
  standardMinor,
  expeditedMinor,
});

/** Rates with two classes of packages, of which the first takes what has no weight. */
export const SAMPLE_RATES: ShippingRates = {
  freeFromMinor: 7500,
  freeFromStickers: 5,
  stickerMinor: 375,
  makingDays: 3,
  packingDays: 1,
  packages: [
    {
      maxWeightOz: 64,
      maxLengthIn: 24,
      prices: {
        CONTIGUOUS: price(750, 1800),
        DISTANT: price(1400, 3600),
        TERRITORIES: price(1600, 4200),
        MILITARY: price(900, 2400),
      },
    },
    {
      prices: {
        CONTIGUOUS: price(1900, 4900),
        DISTANT: price(4500, 11_000),
        TERRITORIES: price(6000, 14_000),
        MILITARY: price(2400, 6000),
      },
    },
  ],
};

export function sampleDiscount(id: string, changes: Partial<Discount> = {}): Discount {
  return { id, title: id, kind: { type: "percentage", basisPoints: 1000 }, ...changes };
}

/** Creates a source of the ids "id-1", "id-2" and so on. */
export function createCounter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `id-${count}`;
  };
}

const productId = fc.constantFrom("map", "frame", "bar", "token");

/** Generates carts of up to 100 lines at prices from nothing to $10,000. */
export const pricedLines: fc.Arbitrary<PriceableLine[]> = fc
  .array(
    fc.record({
      productId,
      unitPriceMinor: fc.oneof(fc.nat(20), fc.nat(1_000_000)),
      quantity: fc.integer({ min: 1, max: 25 }),
      requiresShipping: fc.boolean(),
    }),
    { maxLength: 100 },
  )
  .map((lines) =>
    lines.map(({ unitPriceMinor, ...line }, index) =>
      samplePriced(String(index), unitPriceMinor, line),
    ),
  );

const kind: fc.Arbitrary<Discount["kind"]> = fc.oneof(
  fc.record({
    type: fc.constant("percentage" as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.record({ type: fc.constant("fixed" as const), amountMinor: fc.integer({ min: 1, max: 1e8 }) }),
  fc.constant({ type: "free-shipping" as const }),
);

export const anyDiscount: fc.Arbitrary<Discount> = fc.record({
  id: fc.uuid(),
  title: fc.constant("Summer sale"),
  kind,
  code: fc.option(fc.constant("SUMMER"), { nil: undefined }),
  productIds: fc.option(fc.uniqueArray(productId), { nil: undefined }),
  minimumSubtotalMinor: fc.option(fc.nat(100_000), { nil: undefined }),
});
