import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../../platform/viewer/viewer.ts";
import {
  createDiscount,
  createVariant,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
  readStock,
} from "../test/buyer.ts";
import {
  addTokens,
  createStickers,
  fillStickerCart,
  findTokenDifferences,
  readSticker,
  type StickerVariants,
  signInWithTokens,
  storeStickers,
} from "../test/sticker-buyer.ts";
import { listPostings } from "../test/token-buyer.ts";

let test: PaymentBackend;
let variants: StickerVariants;

beforeAll(async () => {
  test = await openPaymentBackend();
  variants = await createStickers(test);
});
afterAll(() => test.close());

const settle = (sessionId: string) => test.backend.payments.settle(sessionId);

async function readBalance(viewer: AccountViewer) {
  const { halfTokens, reserved } = await test.backend.tokens.read(viewer);
  return { halfTokens, reserved };
}

/** Three stickers for tokens and four for money, in a cart. */
async function fill(
  viewer: AccountViewer,
  facts: Partial<Parameters<typeof fillStickerCart>[1]> = {},
) {
  const units = { money: 4, tokens: 3 };
  const stickerOrderId = await storeStickers(test, viewer.accountId, { ...units, ...facts });
  const input = await fillStickerCart(test, { variants, stickerOrderId, ...units, ...facts });
  return { stickerOrderId, input };
}

async function placeStickers(viewer: AccountViewer, facts: Parameters<typeof fill>[1] = {}) {
  const { stickerOrderId, input } = await fill(viewer, facts);
  return { stickerOrderId, input, ...(await placeForSession(test, input, viewer)) };
}

async function expire(orderId: string, sessionId: string): Promise<void> {
  await test.query("update shop_order set session_expires_at = now() where id = $1", [orderId]);
  test.stripe.expire(sessionId);
  await settle(sessionId);
}

describe("an order with stickers", () => {
  it("STK-10 holds its tokens once, placed in parallel, and names them in its lines", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { stickerOrderId, input } = await fill(viewer);
    const results = await Promise.all(Array.from({ length: 6 }, () => place(test, input, viewer)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["placed"]));
    expect(await readBalance(viewer)).toEqual({ halfTokens: 10, reserved: 3 });
    const lines = await test.query(
      `select sticker_order_id, half_tokens_used, quantity from order_line
       join shop_order on shop_order.id = order_id where cart_id = $1 order by position`,
      [input.checkoutId],
    );
    expect(lines).toEqual([
      { stickerOrderId, halfTokensUsed: 0, quantity: 4 },
      { stickerOrderId, halfTokensUsed: 3, quantity: 3 },
    ]);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "AWAITING_PAYMENT" });
  });

  it("STK-10 spends them when it is paid, settled in parallel, and keeps the photos", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { stickerOrderId, orderId, sessionId } = await placeStickers(viewer);
    test.stripe.pay(sessionId);
    await Promise.all(Array.from({ length: 8 }, () => settle(sessionId)));
    expect(await readBalance(viewer)).toEqual({ halfTokens: 7, reserved: 0 });
    const { number } = await readOrder(test, orderId);
    expect((await listPostings(test, viewer)).slice(1)).toEqual([
      ["STICKER_PURCHASE", -3, `Order ${Number(number)}`],
    ]);
    expect(await readSticker(test, stickerOrderId)).toEqual({
      status: "AWAITING_SHIPMENT",
      orderId,
      isPaid: true,
      isShipped: false,
    });
    const [snapshot] = await test.query("select snapshot_id from sticker_order where id = $1", [
      stickerOrderId,
    ]);
    const snapshotId = String(snapshot?.["snapshotId"]);
    expect(await listJobs(test, "store-snapshot-photos", snapshotId)).toEqual([{ snapshotId }]);
  });

  it("of tokens only and free shipping is paid at once, placed in parallel", async () => {
    const viewer = await signInWithTokens(test, 6);
    const code = await createDiscount(test, { kind: "free-shipping" });
    const { stickerOrderId, input } = await fill(viewer, { money: 0, tokens: 6, code });
    const results = await Promise.all(Array.from({ length: 5 }, () => place(test, input, viewer)));
    const placed = { kind: "placed", paymentUrl: null };
    expect(results.filter(({ kind }) => kind === "placed")).toEqual([placed]);
    expect(await readBalance(viewer)).toEqual({ halfTokens: 0, reserved: 0 });
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "AWAITING_SHIPMENT" });
  });

  it("is refused without a change when the account has too few tokens", async () => {
    const viewer = await signInWithTokens(test, 2);
    const variantId = await createVariant(test, { stock: 5 });
    const { input } = await fill(viewer, { lines: [{ variantId }] });
    expect(await place(test, input, viewer)).toMatchObject({
      kind: "refused",
      problems: [{ code: "INVALID", lineId: expect.any(String) }],
      message:
        "You need 1.5 tokens for the stickers in your cart but you have 1. Remove one or more of the items below in order to check out.",
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 0 });
    expect(
      await test.query("select id from shop_order where cart_id = $1", [input.checkoutId]),
    ).toEqual([]);
  });

  it("counts tokens that another order holds as missing", async () => {
    const viewer = await signInWithTokens(test, 5);
    await placeStickers(viewer);
    const { input } = await fill(viewer);
    expect(await place(test, input, viewer)).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("but you have 1."),
    });
  });

  it("holds no more than the balance, by orders that are placed at the same time", async () => {
    const viewer = await signInWithTokens(test, 10);
    const carts = await Promise.all(Array.from({ length: 6 }, () => fill(viewer)));
    const results = await Promise.all(carts.map(({ input }) => place(test, input, viewer)));
    expect(results.filter(({ kind }) => kind === "placed")).toHaveLength(3);
    expect(await readBalance(viewer)).toEqual({ halfTokens: 10, reserved: 9 });
  });

  it.each([
    ["a visitor without a session", async (): Promise<Viewer> => ANONYMOUS],
    ["a guest", async () => (await test.backend.sessions.startGuest()).viewer],
  ])("with tokens is refused for %s", async (_name, open) => {
    const { input } = await fill(await signInWithTokens(test, 10));
    const result = await place(test, input, await open());
    expect(result.kind).toBe("refused");
  });

  it("with tokens is refused for an account that does not own the stickers", async () => {
    const { input } = await fill(await signInWithTokens(test, 10));
    const other = await signInWithTokens(test, 10);
    expect(await place(test, input, other)).toEqual({
      kind: "refused",
      problems: [{ code: "INVALID", lineId: expect.any(String) }],
    });
    expect(await readBalance(other)).toEqual({ halfTokens: 10, reserved: 0 });
  });

  it("is refused when its stickers are paid already", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { stickerOrderId, input } = await fill(viewer, { tokens: 0 });
    await test.query("update sticker_order set status = 'AWAITING_SHIPMENT' where id = $1", [
      stickerOrderId,
    ]);
    expect(await place(test, input, viewer)).toMatchObject({
      kind: "refused",
      problems: [{ code: "INVALID", lineId: expect.any(String) }],
    });
  });

  it("gives its tokens back when it expires, and holds them again when it is placed again", async () => {
    const viewer = await signInWithTokens(test, 4);
    const { input, orderId, sessionId } = await placeStickers(viewer);
    await expire(orderId, sessionId);
    expect(await readBalance(viewer)).toEqual({ halfTokens: 4, reserved: 0 });
    await placeForSession(test, input, viewer);
    expect(await readBalance(viewer)).toEqual({ halfTokens: 4, reserved: 3 });
  });
});

describe("a late payment of stickers", () => {
  async function expireStickers(viewer: AccountViewer, facts: Parameters<typeof fill>[1] = {}) {
    const placed = await placeStickers(viewer, facts);
    await test.query("update shop_order set state = 'EXPIRED' where id = $1", [placed.orderId]);
    await test.query(
      `with ended as (
         update token_hold set state = 'RELEASED' where order_id = $1 returning *
       )
       update account set half_tokens_reserved = half_tokens_reserved - ended.half_tokens
       from ended where account.id = account_id`,
      [placed.orderId],
    );
    test.stripe.pay(placed.sessionId);
    return placed;
  }

  it("takes the tokens again", async () => {
    const viewer = await signInWithTokens(test, 3);
    const { orderId, sessionId } = await expireStickers(viewer);
    await Promise.all(Array.from({ length: 5 }, () => settle(sessionId)));
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
    expect(await readBalance(viewer)).toEqual({ halfTokens: 0, reserved: 0 });
  });

  it("is returned when the tokens were spent meanwhile", async () => {
    const viewer = await signInWithTokens(test, 3);
    const late = await expireStickers(viewer);
    await placeStickers(viewer);
    await Promise.all(Array.from({ length: 5 }, () => settle(late.sessionId)));
    expect(await readOrder(test, late.orderId)).toMatchObject({
      state: "NEEDS_REVIEW",
      reviewReason: "The sticker tokens were spent before the payment arrived.",
    });
    expect(await readBalance(viewer)).toEqual({ halfTokens: 3, reserved: 3 });
    expect(await readSticker(test, late.stickerOrderId)).toMatchObject({
      status: "AWAITING_PAYMENT",
    });
  });

  it("is returned without the tokens when other items are sold out", async () => {
    const viewer = await signInWithTokens(test, 3);
    const variantId = await createVariant(test, { stock: 1 });
    const { orderId, sessionId } = await expireStickers(viewer, { lines: [{ variantId }] });
    await test.query("update product_variant set stock = 0, reserved = 0 where id = $1", [
      variantId,
    ]);
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "NEEDS_REVIEW" });
    expect(await readBalance(viewer)).toEqual({ halfTokens: 3, reserved: 0 });
  });

  it("is returned when another order has paid for the stickers", async () => {
    const viewer = await signInWithTokens(test, 10);
    const late = await expireStickers(viewer);
    await test.query("delete from cart_line where sticker_order_id = $1", [late.stickerOrderId]);
    const units = { money: 4, tokens: 3, stickerOrderId: late.stickerOrderId };
    const input = await fillStickerCart(test, { variants, ...units });
    const { sessionId, orderId } = await placeForSession(test, input, viewer);
    test.stripe.pay(sessionId);
    await Promise.all([settle(sessionId), settle(late.sessionId)]);
    const states = await Promise.all(
      [orderId, late.orderId].map(async (id) => String((await readOrder(test, id))["state"])),
    );
    expect(states.toSorted()).toEqual(["NEEDS_REVIEW", "PAID"]);
    expect(await readBalance(viewer)).toEqual({ halfTokens: 7, reserved: 0 });
  });

  it("of an erased account is returned", async () => {
    const viewer = await signInWithTokens(test, 0);
    await addTokens(test, viewer, 3);
    const { orderId, sessionId } = await placeStickers(viewer);
    await test.query("update shop_order set owner_id = null where id = $1", [orderId]);
    await test.query("delete from account where id = $1", [viewer.accountId]);
    test.stripe.pay(sessionId);
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "NEEDS_REVIEW" });
  });
});

it("leaves balances, reservations and the ledger in agreement", async () => {
  expect(await findTokenDifferences(test)).toEqual([]);
});
