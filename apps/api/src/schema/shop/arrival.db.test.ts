import { randomUUID } from "node:crypto";
import { type ArrivalWindow, computeArrival, type DeliveryDays } from "@photomap/commerce";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFile, createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import { formatLine, ShopBrowser } from "../../../test/shop-browser.ts";

const WINDOW = "arrival { earliest latest }";
const MADE: DeliveryDays = { makingDays: 3, minTransitDays: 2, maxTransitDays: 4 };
const PACKED: DeliveryDays = { ...MADE, makingDays: 1 };
/** Standard shipping to all contiguous states. */
const USUAL = { maxTransitDays: 7 };

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Arriving {
  readonly arrival: ArrivalWindow | null;
  readonly shippingOptions?: readonly { readonly arrival: ArrivalWindow }[];
}

const FRAMED = { metafields: { personalizationType: "map", designIds: ["50-states-36x24"] } };

async function startShopping() {
  const browser = new ShopBrowser(shop.api);
  const email = `${randomUUID()}@mail.example`;
  await browser.signIn(email);
  const findCart = async (id: string) =>
    (
      await browser.ask<{ checkout: Arriving }>(
        `{ checkout(checkoutId: "${id}") { ${WINDOW} shippingOptions { ${WINDOW} } } }`,
      )
    ).checkout;
  const findProduct = async (handle: string) =>
    (
      await browser.ask<{ product: Arriving }>(
        `{ product: storefrontGetProductByHandle(handle: "${handle}") { ${WINDOW} } }`,
      )
    ).product.arrival;
  return { browser, email, findCart, findProduct };
}

it("product, cart, checkout, order and staff name the same window", async () => {
  const { browser, email, findCart, findProduct } = await startShopping();
  const variantId = await createVariant(shop, {}, { handle: "arriving-frame", ...FRAMED });
  const usual = computeArrival({ ...MADE, ...USUAL }, new Date());
  expect(await findProduct("arriving-frame")).toEqual(usual);

  const projectId = await createFile(browser);
  const { id } = await browser.open(formatLine(variantId, `fileId: "${projectId}"`));
  expect(await findCart(id)).toEqual({ arrival: usual, shippingOptions: [] });

  const on = `checkoutId: "${id}"`;
  const { version } = await browser.succeed(
    "UpdateCheckoutAttributes",
    `${on}, input: { zip: "48104", shippingOptionId: "standard" }`,
  );
  const promised = computeArrival(MADE, new Date());
  const express = computeArrival(
    { makingDays: 3, minTransitDays: 1, maxTransitDays: 2 },
    new Date(),
  );
  expect(await findCart(id)).toEqual({
    arrival: promised,
    shippingOptions: [{ arrival: promised }, { arrival: express }],
  });

  const input = `{ ${on}, version: ${version}, email: "${email}" }`;
  const { placeOrder } = await browser.ask<{ placeOrder: { paymentUrl: string } }>(
    `mutation { placeOrder(input: ${input}) { ... on PlaceOrderSuccess { paymentUrl } } }`,
  );
  shop.stripe.pay(placeOrder.paymentUrl.split("/").at(-1) ?? "");
  await browser.succeed("settleCheckout", on);
  // Later changes of the shop's days are no change of this promise, which starts at the payment.
  const paidAt = new Date("2026-11-05T15:00:00Z");
  await shop.query(
    `update shipping_rates set rates = rates || '{"makingDays": 9}' where business_id = 'pm'`,
  );
  await shop.query("update shop_order set paid_at = $1 where cart_id = $2", [paidAt, id]);
  const kept = computeArrival(MADE, paidAt);
  expect(kept).toEqual({ earliest: "2026-11-13", latest: "2026-11-17" });
  expect((await findCart(id)).arrival).toEqual(kept);
  const { getOrdersForUser: orders } = await browser.ask<{
    getOrdersForUser: readonly (Arriving & { readonly number: number })[];
  }>(`{ getOrdersForUser { number ${WINDOW} } }`);
  expect(orders).toMatchObject([{ arrival: kept }]);

  await shop.query("update account set role = 'EMPLOYEE' where email = $1", [email]);
  const findForStaff = () =>
    browser.ask(`{ staffOrder(number: ${orders[0]?.number}) { ${WINDOW} shipBy } }`);
  expect(await findForStaff()).toEqual({ staffOrder: { arrival: kept, shipBy: "Nov 10" } });

  // Once it is on its way, its package says when it arrives.
  await shop.query(
    `with shipped as (
      update shop_order set fulfillment_status = 'FULFILLED' where cart_id = $1 returning id
    ) insert into order_fulfillment (order_id, request_id, lines, created_at)
      select id, gen_random_uuid(), '[]', '2026-11-09T15:00:00Z' from shipped`,
    [id],
  );
  const onItsWay = { earliest: "2026-11-12", latest: "2026-11-16" };
  expect(await findForStaff()).toEqual({ staffOrder: { arrival: onItsWay, shipBy: null } });
  await shop.query("update order_fulfillment set delivered_at = now()");
  expect(await findForStaff()).toEqual({ staffOrder: { arrival: null, shipBy: null } });
});

it("goods that nobody personalizes leave earlier, and tokens don't arrive at all", async () => {
  const { browser, findCart, findProduct } = await startShopping();
  const pinId = await createVariant(shop, {}, { handle: "arriving-pin" });
  await createVariant(shop, { requiresShipping: false }, { handle: "arriving-pack" });
  const usual = computeArrival({ ...PACKED, ...USUAL }, new Date());
  expect(await findProduct("arriving-pin")).toEqual(usual);
  expect(await findProduct("arriving-pack")).toBeNull();
  const { id } = await browser.open(formatLine(pinId));
  expect((await findCart(id)).arrival).toEqual(usual);
});
