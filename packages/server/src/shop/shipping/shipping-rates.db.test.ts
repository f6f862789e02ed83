import { createShippingRates } from "@photomap/commerce";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createVariant, makeLine, openCart, startGuest } from "../carts/test/shopper.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

it("a cart ships at the price of its weight, its length and where it goes", async () => {
  const viewer = await startGuest(test);
  const variantId = await createVariant(test);
  const checkoutId = await openCart(test, [makeLine(variantId)], viewer);
  const { carts } = test.backend;
  const target = { checkoutId, brand: "pm", viewer } as const;
  const listPrices = async (zip: string) => {
    const options = await carts.listShippingOptions(zip, "pm", target);
    return options.map(({ price }) => price.amountMinor);
  };
  await test.query("update product_variant set price_minor = 1000 where id = $1", [variantId]);
  expect(await listPrices("48104")).toEqual([750, 1800]);
  expect(await listPrices("00901")).toEqual([1600, 4200]);
  await test.query("update product_variant set weight_oz = 161 where id = $1", [variantId]);
  expect(await listPrices("48104")).toEqual([1400, 3400]);
  await test.query("update product_variant set length_in = 51 where id = $1", [variantId]);
  expect(await listPrices("48104")).toEqual([2900, 6900]);
  expect(await listPrices("96701")).toEqual([6500, 14_900]);
  const prices = { standard: 100, expedited: 200 };
  const zones = { CONTIGUOUS: prices, DISTANT: prices, TERRITORIES: prices, MILITARY: prices };
  const rates = createShippingRates({
    freeFrom: 500,
    freeFromStickers: 5,
    stickerPrice: 375,
    makingDays: 3,
    packingDays: 1,
    packages: [{ prices: zones }],
  });
  await test.query("update shipping_rates set rates = $1 where business_id = 'pm'", [
    JSON.stringify(rates),
  ]);
  expect(await listPrices("96701")).toEqual([0, 200]);
  expect(await carts.listShippingOptions("96701", "pm")).toMatchObject([
    { price: { amountMinor: 100 } },
    { price: { amountMinor: 200 } },
  ]);
});
