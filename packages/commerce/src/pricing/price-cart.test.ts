import { describe, expect, it } from "vitest";
import { NOW, SAMPLE_RATES, sampleDiscount, samplePriced } from "../../test/sample-cart.ts";
import { usd } from "../money/money.ts";
import { type PriceRequest, priceCart } from "./price-cart.ts";

const LINES = [samplePriced("1", 2000, { quantity: 2 }), samplePriced("2", 1000)];
const REQUEST: PriceRequest = {
  lines: LINES,
  discounts: [],
  zip: "48104",
  shippingOptionId: "standard",
  rates: SAMPLE_RATES,
  now: NOW,
};
const FREE_SHIPPING = sampleDiscount("s", { kind: { type: "free-shipping" } });

describe("the price of a cart", () => {
  it("P-1 P-2 is its lines, minus the discount, plus shipping", () => {
    const discount = sampleDiscount("d", { code: "TEN" });
    const cart = priceCart({ ...REQUEST, discounts: [discount] });
    const allocation = { discountId: "d", title: "d", kind: "code" };
    expect(cart).toMatchObject({
      subtotal: usd(5000),
      lineDiscount: { ...allocation, amount: usd(500) },
      shipping: usd(750),
      total: usd(5250),
      requiresShipping: true,
      totalQuantity: 3,
      hasFreeShipping: false,
    });
    expect(cart.lines).toEqual([
      {
        ...LINES[0],
        subtotal: usd(4000),
        discountAllocations: [{ ...allocation, amount: usd(400) }],
        total: usd(3600),
      },
      {
        ...LINES[1],
        subtotal: usd(1000),
        discountAllocations: [{ ...allocation, amount: usd(100) }],
        total: usd(900),
      },
    ]);
  });

  it("P-1 has no shipping until an option is chosen for a valid ZIP code", () => {
    const unknown = [
      priceCart({ ...REQUEST, zip: undefined }),
      priceCart({ ...REQUEST, zip: "0" }),
      priceCart({ ...REQUEST, shippingOptionId: "pigeon" }),
    ];
    expect(unknown.map(({ shipping }) => shipping)).toEqual(Array(3).fill(undefined));
    expect(unknown.map(({ total }) => total)).toEqual(Array(3).fill(usd(5000)));
  });

  it("H-1 compares the lines after discounts with the limit of free shipping", () => {
    const lines = [samplePriced("1", 8000)];
    expect(priceCart({ ...REQUEST, lines })).toMatchObject({
      hasFreeShipping: true,
      shipping: usd(0),
      total: usd(8000),
    });
    const discounts = [sampleDiscount("d")];
    expect(priceCart({ ...REQUEST, lines, discounts })).toMatchObject({
      hasFreeShipping: false,
      shipping: usd(750),
      total: usd(7950),
    });
  });

  it("D-5 has free standard shipping by a discount", () => {
    const cart = priceCart({ ...REQUEST, discounts: [FREE_SHIPPING] });
    expect(cart).toMatchObject({
      hasFreeShipping: true,
      shippingDiscount: { discountId: "s", kind: "automatic", amount: usd(750) },
      shipping: usd(0),
      total: usd(5000),
      unusedDiscounts: [],
    });
    expect(cart.shippingOptions.map(({ price }) => price)).toEqual([usd(0), usd(1800)]);
  });

  it("H-6 has the price of the chosen option to each zone", () => {
    const paid = { CONTIGUOUS: 750, DISTANT: 1400, TERRITORIES: 1600, MILITARY: 900 };
    expect(priceCart(REQUEST).shippingMinorByZone).toEqual(paid);
    const free = { CONTIGUOUS: 0, DISTANT: 0, TERRITORIES: 0, MILITARY: 0 };
    const discounted = priceCart({ ...REQUEST, discounts: [FREE_SHIPPING] });
    expect(discounted.shippingMinorByZone).toEqual(free);
    expect(priceCart({ ...REQUEST, zip: "0" }).shippingMinorByZone).toBeUndefined();
  });

  it("D-6 reports a shipping discount without effect", () => {
    const unusedDiscounts = [{ discount: FREE_SHIPPING, code: "UNABLE_TO_APPLY" }];
    const expedited = { ...REQUEST, shippingOptionId: "expedited", discounts: [FREE_SHIPPING] };
    expect(priceCart(expedited)).toMatchObject({ shipping: usd(1800), unusedDiscounts });
    const tokens = [samplePriced("1", 250, { requiresShipping: false })];
    expect(priceCart({ ...REQUEST, lines: tokens, discounts: [FREE_SHIPPING] })).toMatchObject({
      unusedDiscounts,
      shippingOptions: [],
    });
  });

  it("D-6 reports a discount of lines that cost nothing", () => {
    const discount = sampleDiscount("d");
    const cart = priceCart({ ...REQUEST, lines: [samplePriced("1", 0)], discounts: [discount] });
    expect(cart.lineDiscount).toBeUndefined();
    expect(cart.unusedDiscounts).toEqual([{ discount, code: "UNABLE_TO_APPLY" }]);
  });

  it("H-5 ships stickers alone for less, and with other goods as usual", () => {
    const ofOrder = (id: string, unitPriceMinor: number, quantity: number) =>
      samplePriced(id, unitPriceMinor, { quantity, stickerOrderId: "map-1" });
    const digital = samplePriced("d", 250, { requiresShipping: false });
    const findShipping = (...lines: PriceRequest["lines"]) => {
      const { shipping, hasFreeShipping } = priceCart({ ...REQUEST, lines });
      return { shipping, hasFreeShipping };
    };
    const [money, tokens] = [ofOrder("m", 125, 2), ofOrder("t", 0, 3)];
    const paid = { shipping: usd(375), hasFreeShipping: false };
    expect(findShipping(money, ofOrder("t", 0, 2), digital)).toEqual(paid);
    expect(findShipping(money, tokens)).toEqual({ shipping: usd(0), hasFreeShipping: true });
    const usual = { shipping: usd(750), hasFreeShipping: false };
    expect(findShipping(money, tokens, samplePriced("1", 2000))).toEqual(usual);
  });

  it("H-4 is without shipping when nothing is shipped", () => {
    const lines = [samplePriced("1", 250, { requiresShipping: false })];
    const cart = priceCart({ ...REQUEST, lines, zip: undefined });
    expect(cart).toMatchObject({ requiresShipping: false, shipping: usd(0), total: usd(250) });
    expect(cart.hasFreeShipping).toBe(false);
  });

  it("M-2 is 0.00 USD for an empty cart", () => {
    const cart = priceCart({ ...REQUEST, lines: [] });
    expect(cart).toMatchObject({ subtotal: usd(0), total: usd(0), totalQuantity: 0 });
  });

  it("H-6 ships what all shipped lines weigh, as long as their longest side", () => {
    const priceOf = (...lines: readonly ReturnType<typeof samplePriced>[]) =>
      priceCart({ ...REQUEST, lines }).shipping;
    const light = samplePriced("1", 500, { weightOz: 32, lengthIn: 20, quantity: 2 });
    expect(priceOf(light)).toEqual(usd(750));
    expect(priceOf({ ...light, quantity: 3 })).toEqual(usd(1900));
    expect(priceOf(light, samplePriced("2", 500, { lengthIn: 30 }))).toEqual(usd(1900));
    const digital = samplePriced("3", 500, { weightOz: 999, requiresShipping: false });
    expect(priceOf(light, digital)).toEqual(usd(750));
    expect(priceCart({ ...REQUEST, lines: [light], zip: "96701" }).shipping).toEqual(usd(1400));
  });
});
