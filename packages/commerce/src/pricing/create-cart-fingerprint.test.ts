import { describe, expect, it } from "vitest";
import { NOW, SAMPLE_RATES, sampleDiscount, samplePriced } from "../../test/sample-cart.ts";
import { usd } from "../money/money.ts";
import { createCartFingerprint } from "./create-cart-fingerprint.ts";
import { type PriceableLine, type PriceRequest, priceCart } from "./price-cart.ts";

const ATTRIBUTES = [
  { key: "Gift Note", value: "For you" },
  { key: "Map", value: "Our trips" },
];
const LINE = samplePriced("1", 2000, { quantity: 2, customAttributes: ATTRIBUTES, projectId: "p" });

function describeRequest(changes: Partial<PriceRequest>): string {
  const request = { lines: [LINE], discounts: [], zip: "48104", shippingOptionId: "standard" };
  return createCartFingerprint(
    priceCart({ ...request, rates: SAMPLE_RATES, now: NOW, ...changes }),
  );
}

function describeLine(changes: Partial<PriceableLine>): string {
  return describeRequest({ lines: [{ ...LINE, ...changes }] });
}

describe("the description of a cart", () => {
  const original = describeRequest({});

  it("P-3 is the same for the same content and prices", () => {
    const same = [
      describeLine({ id: "other" }),
      describeLine({ customAttributes: ATTRIBUTES.toReversed() }),
      describeLine({ unitPrice: { currency: "USD", amountMinor: 2000 } }),
      describeRequest({ now: new Date(0) }),
      describeRequest({ discounts: [sampleDiscount("x", { endsAt: NOW })] }),
    ];
    expect(same).toEqual(Array(5).fill(original));
  });

  it("P-3 differs with each part of the content and the price", () => {
    const different = [
      describeLine({ variantId: "other" }),
      describeLine({ projectId: "other" }),
      describeLine({ projectId: undefined }),
      describeLine({ quantity: 3 }),
      describeLine({ unitPrice: usd(2001) }),
      describeLine({ unitPrice: usd(4000), quantity: 1 }),
      describeLine({ customAttributes: [] }),
      describeRequest({ lines: [LINE, samplePriced("2", 0)] }),
      describeRequest({ discounts: [sampleDiscount("x")] }),
      describeRequest({ discounts: [sampleDiscount("y")] }),
      describeRequest({ shippingOptionId: "expedited" }),
      describeRequest({ shippingOptionId: undefined }),
      describeRequest({ discounts: [sampleDiscount("z", { kind: { type: "free-shipping" } })] }),
    ];
    expect(new Set([original, ...different]).size).toBe(different.length + 1);
  });
});
