import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import { ShopBrowser } from "../../../test/shop-browser.ts";

const TOKENS = "stickerTokens { count recipient email }";

let shop: TestShop;
let packId: string;

beforeAll(async () => {
  shop = await openShop();
  packId = await createVariant(
    shop,
    { selectedOptions: [{ name: "Tokens", value: "5" }], requiresShipping: false },
    { handle: "sticker-tokens", options: [{ name: "Tokens", values: ["5"] }] },
  );
});
afterAll(() => shop.close());

async function signIn(email = `${randomUUID()}@mail.example`) {
  const browser = new ShopBrowser(shop.api);
  await browser.signIn(email);
  return { browser, email };
}

interface Settled {
  readonly settleCheckout: { readonly checkout: { readonly stickerTokens: unknown } };
}

/** Buys two packs; returns the id of the checkout and what its last page says. */
async function buy(browser: ShopBrowser, email: string) {
  const { id } = await browser.open(`{ variantId: "${packId}", quantity: 2 }`);
  const on = `checkoutId: "${id}"`;
  const { version } = await browser.succeed(
    "storefrontCheckoutAttributesUpdateV2",
    `${on}, input: { zip: "48104" }`,
  );
  const input = `{ ${on}, version: ${version}, email: "${email}" }`;
  const { placeOrder } = await browser.ask<{ placeOrder: { paymentUrl: string } }>(
    `mutation { placeOrder(input: ${input}) { ... on PlaceOrderSuccess { paymentUrl } } }`,
  );
  shop.stripe.pay(placeOrder.paymentUrl.split("/").at(-1) ?? "");
  const { settleCheckout } = await browser.ask<Settled>(
    `mutation { settleCheckout(${on}) { checkout { ${TOKENS} } } }`,
  );
  return { checkoutId: id, stickerTokens: settleCheckout.checkout.stickerTokens };
}

function list(browser: ShopBrowser) {
  return browser.ask(`{ getOrdersForUser { ${TOKENS} } }`);
}

const BROKEN_PACK = "Variant not found for purchase sticker tokens line item.";

it("CRT-15 recognizes lines, and does not sell a pack without a number of tokens", async () => {
  const { browser, email } = await signIn();
  const brokenId = await createVariant(
    shop,
    { selectedOptions: [{ name: "Tokens", value: "many" }], requiresShipping: false },
    { handle: "purchase-sticker-tokens", options: [{ name: "Tokens", values: ["many"] }] },
  );
  const added = await browser.change(
    "storefrontCheckoutCreate",
    `lineItems: [{ variantId: "${brokenId}", quantity: 1 }]`,
  );
  expect(added.checkoutUserErrors).toMatchObject([
    { code: "INVALID_MERCHANDISE_LINE", message: BROKEN_PACK },
  ]);
  expect(added.checkout?.lineItems ?? []).toEqual([]);
  const setTokens = (value: string) =>
    shop.query("update product_variant set selected_options = $2 where id = $1", [
      brokenId,
      JSON.stringify([{ name: "Tokens", value }]),
    ]);
  // Broken while it is in a cart.
  await setTokens("10");
  const { id, version, lineItems } = await browser.open(
    `{ variantId: "${brokenId}", quantity: 1 }`,
  );
  expect(lineItems).toMatchObject([{ kind: "STICKER_TOKEN", numTokens: 10 }]);
  await setTokens("");
  const { placeOrder } = await browser.ask<{ placeOrder: unknown }>(
    `mutation { placeOrder(input: { checkoutId: "${id}", version: ${version}, email: "${email}" }) {
      ... on PlaceOrderRefused { message errors { code message lineItemId } }
    } }`,
  );
  expect(placeOrder).toEqual({
    message: BROKEN_PACK,
    errors: [
      { code: "INVALID_MERCHANDISE_LINE", message: BROKEN_PACK, lineItemId: lineItems[0]?.id },
    ],
  });
});

it("tells an account that its tokens were added", async () => {
  const { browser, email } = await signIn();
  const { stickerTokens } = await buy(browser, email);
  const expected = { count: 10, recipient: "YOU", email };
  expect(stickerTokens).toEqual(expected);
  expect(await list(browser)).toEqual({ getOrdersForUser: [{ stickerTokens: expected }] });
});

it("does not tell the account of the address that it got tokens of another one", async () => {
  const [buyer, other] = [await signIn(), await signIn()];
  await buy(buyer.browser, other.email);
  const expected = { count: 10, recipient: "OTHER_ACCOUNT", email: other.email };
  expect(await list(other.browser)).toEqual({ getOrdersForUser: [{ stickerTokens: expected }] });
});

it("tells a guest where the code was mailed, without the code", async () => {
  const guest = new ShopBrowser(shop.api);
  const email = `${randomUUID()}@mail.example`;
  const { checkoutId, stickerTokens } = await buy(guest, email);
  const expected = { count: 10, recipient: "MAIL", email };
  expect(stickerTokens).toEqual(expected);
  const query = `query ($id: ID!) { checkoutOrder(checkoutId: $id) { ${TOKENS} } }`;
  expect(await guest.ask(query, { id: checkoutId })).toEqual({
    checkoutOrder: { stickerTokens: expected },
  });
});

it("is null for an order without tokens, and for an open checkout", async () => {
  const { browser, email } = await signIn();
  await buy(browser, email);
  await shop.query(
    "update shop_order set token_grant = null, half_tokens_granted = 0 where email = $1",
    [email],
  );
  expect(await list(browser)).toEqual({ getOrdersForUser: [{ stickerTokens: null }] });
  const guest = new ShopBrowser(shop.api);
  const { id } = await guest.open(`{ variantId: "${packId}", quantity: 1 }`);
  const query = `query ($id: ID!) { checkout(checkoutId: $id) { ${TOKENS} } }`;
  expect(await guest.ask(query, { id })).toEqual({ checkout: { stickerTokens: null } });
});
