import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createVariant, openShop, type TestShop } from "../test/open-shop.ts";
import { ShopBrowser } from "../test/shop-browser.ts";

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

/** Two packs; returns the id of the checkout and what its last page says. */
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
