import type { StickerSet } from "@photomap/commerce";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../platform/viewer/viewer.ts";
import {
  add,
  createVariant,
  insertOrder,
  listCodes,
  makeLine,
  openCart,
  requireCheckout,
  signIn,
  startGuest,
} from "./test/shopper.ts";
import { composeLines, createStickers, storeStickerOrder } from "./test/stickers.ts";

let test: TestBackend;
let set: StickerSet;

beforeAll(async () => {
  test = await openTestBackend();
  set = await createStickers(test);
});
afterAll(() => test.close());

async function signInWith(halfTokens: number): Promise<AccountViewer> {
  const viewer = await signIn(test);
  await giveTokens(viewer, halfTokens);
  return viewer;
}

const giveTokens = ({ accountId }: AccountViewer, halfTokens: number) =>
  test.query("update account set half_token_balance = $2 where id = $1", [accountId, halfTokens]);

function pay(checkoutId: string, viewer: Viewer, withTokens = true) {
  const target = { brand: "pm", viewer, checkoutId } as const;
  return test.backend.carts.payStickers(target, { withTokens });
}

/** Opens a cart with stickers of each size class. */
async function fillCart(owner: Exclude<Viewer, { kind: "anonymous" }>, quantity = 2) {
  const stickers = await storeStickerOrder(test, owner.identity, { quantity });
  const checkoutId = await openCart(test, [], owner);
  const target = { brand: "pm", viewer: owner, checkoutId } as const;
  await test.backend.carts.changeLines(target, add(...composeLines(stickers, set)));
  return { checkoutId, stickers };
}

const describe = (answer: Awaited<ReturnType<typeof pay>>) =>
  requireCheckout(answer).lines.map(({ quantity, kind }) => [
    quantity,
    kind.kind === "sticker" ? kind.tokensUsed : undefined,
  ]);

async function readItems(id: string) {
  const rows = await test.query(
    `select size_class, quantity_with_money as money, quantity_with_tokens as tokens
     from sticker_order_item where sticker_order_id = $1`,
    [id],
  );
  return Object.fromEntries(
    rows.map((row) => [String(row["sizeClass"]), [row["money"], row["tokens"]]]),
  );
}

it("CRT-09 pays as many stickers as the tokens cover, the largest first, and with money again", async () => {
  const owner = await signInWith(9);
  const { checkoutId, stickers } = await fillCart(owner);
  const before = await test.backend.carts.find({ brand: "pm", viewer: owner, checkoutId });
  const paid = await pay(checkoutId, owner);
  expect(describe(paid)).toEqual([
    [1, 0],
    [2, 0],
    [3, 4.5],
  ]);
  expect(await readItems(stickers.id)).toEqual({ SMALL: [1, 1], MEDIUM: [2, 0], LARGE: [0, 2] });
  const money = await pay(checkoutId, owner, false);
  expect(describe(money)).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
  expect(await readItems(stickers.id)).toEqual({ SMALL: [2, 0], MEDIUM: [2, 0], LARGE: [2, 0] });
  const { checkout } = money;
  expect(checkout?.prices.total).toEqual(before?.prices.total);
  // Tokens that cover no sticker change nothing.
  await giveTokens(owner, 0);
  expect(requireCheckout(await pay(checkoutId, owner)).cart.version).toBe(checkout?.cart.version);
});

it("changes nothing when it is repeated, also by parallel requests", async () => {
  const owner = await signInWith(9);
  const { checkoutId, stickers } = await fillCart(owner);
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(checkoutId, owner)));
  const first = requireCheckout(await pay(checkoutId, owner));
  for (const answer of answers) {
    expect(requireCheckout(answer).lines).toEqual(first.lines);
    expect(requireCheckout(answer).cart.version).toBe(first.cart.version);
  }
  await Promise.all(Array.from({ length: 8 }, (_, i) => pay(checkoutId, owner, i % 2 === 0)));
  expect(describe(await pay(checkoutId, owner, false)).map(([, tokens]) => tokens)).toEqual([
    0, 0, 0,
  ]);
  expect(await readItems(stickers.id)).toEqual({ SMALL: [2, 0], MEDIUM: [2, 0], LARGE: [2, 0] });
});

it("spends the tokens once over several sticker orders, without those reserved, and keeps the rest", async () => {
  const owner = await signInWith(11);
  await test.query("update account set half_tokens_reserved = 1 where id = $1", [owner.accountId]);
  const { checkoutId } = await fillCart(owner, 1);
  const target = { brand: "pm", viewer: owner, checkoutId } as const;
  const other = makeLine(await createVariant(test), { quantity: 3 });
  const second = await storeStickerOrder(test, owner.identity, { quantity: 1 });
  await test.backend.carts.changeLines(target, add(other, ...composeLines(second, set)));
  expect(describe(await pay(checkoutId, owner))).toEqual([
    [1, 0],
    [2, 3],
    [3, undefined],
    [1, 0],
    [1, 0],
    [1, 2],
  ]);
});

it("is refused to others, to guests' tokens, without stickers and while a payment is open", async () => {
  const owner = await signInWith(9);
  const { checkoutId, stickers } = await fillCart(owner);
  for (const viewer of [ANONYMOUS, await startGuest(test), await signInWith(9)]) {
    expect(await pay(checkoutId, viewer)).toEqual({
      problems: [{ code: "INVALID", field: ["checkoutId"] }],
    });
  }
  // A cart without an owner opens for everybody with its address; its stickers do not.
  await test.query("update cart set owner_id = null where id = $1", [checkoutId]);
  for (const viewer of [ANONYMOUS, await startGuest(test), await signInWith(9)]) {
    expect(listCodes(await pay(checkoutId, viewer))).toEqual(["INVALID"]);
    expect(listCodes(await pay(checkoutId, viewer, false))).toEqual(["INVALID"]);
  }
  await insertOrder(test, checkoutId, "AWAITING_PAYMENT");
  expect(listCodes(await pay(checkoutId, owner))).toEqual(["LOCKED"]);
  await test.query("update shop_order set state = 'CANCELED' where cart_id = $1", [checkoutId]);
  await test.query("update sticker_order set status = 'SHIPPED' where id = $1", [stickers.id]);
  expect(listCodes(await pay(checkoutId, owner))).toEqual(["INVALID"]);
  expect(await readItems(stickers.id)).toEqual({ SMALL: [2, 0], MEDIUM: [2, 0], LARGE: [2, 0] });
  const guest = await startGuest(test);
  const cart = await fillCart(guest);
  expect(describe(await pay(cart.checkoutId, guest)).map(([, tokens]) => tokens)).toEqual([
    0, 0, 0,
  ]);
  expect(listCodes(await pay(await openCart(test, [], owner), owner))).toEqual(["INVALID"]);
});
