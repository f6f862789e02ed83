import { createProduct } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";
import {
  createDiscount,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
} from "../test/buyer.ts";
import { buy, createPack, findVoucher, listPostings, redeem, signIn } from "../test/token-buyer.ts";

let test: PaymentBackend;
let packId: string;
/** A product with 3 free tokens. */
let generousId: string;

beforeAll(async () => {
  test = await openPaymentBackend();
  packId = await createPack(test);
  const product = await createProduct(test.backend, { metafields: { freeStickerTokens: 3 } });
  generousId = product.variants[0]?.id ?? "";
});
afterAll(() => test.close());

const settle = (sessionId: string) => test.backend.payments.settle(sessionId);

async function readBalance(viewer: AccountViewer): Promise<number> {
  return (await test.backend.tokens.read(viewer)).halfTokens;
}

describe("a paid order of an account", () => {
  it("adds the tokens of its packs and products to the balance, settled in parallel", async () => {
    const viewer = await signIn(test);
    const lines = [
      { variantId: packId, quantity: 2 },
      { variantId: generousId, quantity: 2 },
    ];
    const { orderId, sessionId } = await buy(test, lines, viewer);
    await Promise.all(Array.from({ length: 10 }, () => settle(sessionId)));
    const order = await readOrder(test, orderId);
    const note = `Order ${Number(order["number"])}`;
    expect(await listPostings(test, viewer)).toEqual([
      ["VOUCHER_REDEMPTION", 20, note],
      ["PROMOTION", 12, note],
    ]);
    expect(await readBalance(viewer)).toBe(32);
    expect(order).toMatchObject({ tokenGrant: "ACCOUNT", halfTokensGranted: 32 });
    expect(await findVoucher(test, orderId)).toBeUndefined();
    expect(await listJobs(test, "send-mail", orderId)).toMatchObject([{ kind: "receipt" }]);
  });

  it("keeps the free tokens of the day it was placed", async () => {
    const viewer = await signIn(test);
    const product = await createProduct(test.backend, { metafields: { freeStickerTokens: 1 } });
    const variantId = product.variants[0]?.id ?? "";
    const placed = await placeForSession(
      test,
      await fillCart(test, [{ variantId }], { viewer }),
      viewer,
    );
    await test.query("update product set metafields = '{}' where id = $1", [product.id]);
    test.stripe.pay(placed.sessionId);
    await settle(placed.sessionId);
    expect(await readBalance(viewer)).toBe(2);
  });

  it("without anything to pay adds its tokens at once, pressed in parallel", async () => {
    const viewer = await signIn(test);
    const code = await createDiscount(test, { kind: "percentage", basisPoints: 10_000 });
    const input = await fillCart(test, [{ variantId: packId }], { viewer, code });
    await Promise.all(Array.from({ length: 5 }, () => place(test, input, viewer)));
    expect(await listPostings(test, viewer)).toHaveLength(1);
  });

  it("of an administrator, who sets the prices, has no packs, whatever they cost", async () => {
    const signInAsAdmin = async () => ({ ...(await signIn(test)), staffRole: "ADMIN" }) as const;
    const code = await createDiscount(test, { kind: "percentage", basisPoints: 10_000 });
    for (const options of [{}, { code }]) {
      const viewer = await signInAsAdmin();
      const input = await fillCart(test, [{ variantId: packId }], { viewer, ...options });
      expect(await place(test, input, viewer)).toMatchObject({
        kind: "refused",
        problems: [{ code: "NOT_SUPPORTED", lineId: expect.any(String) }],
        message: expect.stringContaining("Ask another administrator."),
      });
      expect(await readBalance(viewer)).toBe(0);
    }
    const viewer = await signInAsAdmin();
    const goods = await fillCart(test, [{ variantId: generousId }], { viewer });
    expect((await place(test, goods, viewer)).kind).toBe("placed");
  });

  it("that expired before its payment arrived adds them, too", async () => {
    const viewer = await signIn(test);
    const input = await fillCart(test, [{ variantId: packId }], { viewer });
    const { orderId, sessionId } = await placeForSession(test, input, viewer);
    await test.query("update shop_order set state = 'EXPIRED' where id = $1", [orderId]);
    test.stripe.pay(sessionId);
    await Promise.all(Array.from({ length: 5 }, () => settle(sessionId)));
    expect(await readBalance(viewer)).toBe(10);
  });

  it("adds nothing when its payment is returned", async () => {
    const viewer = await signIn(test);
    const input = await fillCart(test, [{ variantId: packId }], { viewer });
    const { orderId, sessionId } = await placeForSession(test, input, viewer);
    await test.query(
      "update shop_order set canceled_at = now(), state = 'CANCELED' where id = $1",
      [orderId],
    );
    test.stripe.pay(sessionId);
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "NEEDS_REVIEW",
      tokenGrant: null,
    });
    expect(await readBalance(viewer)).toBe(0);
  });
});

describe("a paid order of a guest", () => {
  it("becomes one voucher, whose code no job contains", async () => {
    const lines = [
      { variantId: packId, quantity: 2 },
      { variantId: generousId, quantity: 1 },
    ];
    const { orderId, sessionId } = await buy(test, lines);
    await Promise.all(Array.from({ length: 10 }, () => settle(sessionId)));
    const voucher = await findVoucher(test, orderId);
    expect(voucher?.halfTokens).toBe(26);
    const mails = await listJobs(test, "send-mail", orderId);
    expect(mails.map(({ kind }) => String(kind)).toSorted()).toEqual(["receipt", "sticker-tokens"]);
    expect(JSON.stringify(mails)).not.toContain(voucher?.code);
    expect(await readOrder(test, orderId)).toMatchObject({
      tokenGrant: "VOUCHER",
      halfTokensGranted: 26,
    });
  });

  it("with a session is one of a guest", async () => {
    const { viewer } = await test.backend.sessions.startGuest();
    const { orderId } = await buy(test, [{ variantId: packId }], viewer);
    expect((await findVoucher(test, orderId))?.halfTokens).toBe(10);
  });

  it("is redeemed by one of several accounts at the same time", async () => {
    const { orderId } = await buy(test, [{ variantId: packId }]);
    const { code = "" } = (await findVoucher(test, orderId)) ?? {};
    const viewers = await Promise.all(Array.from({ length: 5 }, () => signIn(test)));
    const results = await Promise.all(viewers.map((viewer) => redeem(test, viewer, code)));
    expect(results.filter(({ kind }) => kind === "redeemed")).toHaveLength(1);
  });

  it("is not redeemed by an administrator, who sets the prices", async () => {
    const { orderId } = await buy(test, [{ variantId: packId }]);
    const { code = "" } = (await findVoucher(test, orderId)) ?? {};
    const viewer = await signIn(test);
    const admin = { ...viewer, staffRole: "ADMIN" } as const;
    expect(await redeem(test, admin, code)).toEqual({ kind: "not-for-administrators" });
    expect(await redeem(test, viewer, code)).toMatchObject({ kind: "redeemed", balance: 10 });
  });

  it("without tokens has neither a voucher nor another mail", async () => {
    const product = await createProduct(test.backend);
    const { orderId } = await buy(test, [{ variantId: product.variants[0]?.id ?? "" }]);
    expect(await findVoucher(test, orderId)).toBeUndefined();
    expect(await listJobs(test, "send-mail", orderId)).toHaveLength(1);
  });
});
