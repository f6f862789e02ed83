import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";
import {
  failRefund,
  openPaymentBackend,
  type PaymentBackend,
  place,
  readOrder,
} from "../test/buyer.ts";
import { createStickers, fillStickerCart, storeStickers } from "../test/sticker-buyer.ts";
import { buy, createPack, findVoucher, listPostings, redeem, signIn } from "../test/token-buyer.ts";
import type { RefundInput } from "./refund.service.ts";

const STAFF = { accountId: "staff" };

let test: PaymentBackend;
let packId: string;

beforeAll(async () => {
  test = await openPaymentBackend();
  packId = await createPack(test);
});
afterAll(() => test.close());

/** Four packs of 5 tokens, for an account or a guest. */
async function buyPacks(viewer?: AccountViewer) {
  const { lineIds, ...order } = await buy(test, [{ variantId: packId, quantity: 4 }], viewer);
  return { ...order, lineId: lineIds[0] ?? "" };
}

function refund(
  { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
  units: number,
  facts: Partial<RefundInput> = {},
) {
  return test.backend.refunds.request(STAFF, {
    orderId,
    requestId: randomUUID(),
    amountMinor: 1000 * Math.max(1, units),
    lines: units === 0 ? [] : [{ lineId, quantity: units }],
    reason: "",
    restock: false,
    ...facts,
  });
}

function cancel(orderId: string) {
  return test.backend.cancellations.cancel(STAFF, { orderId, reason: "CUSTOMER" });
}

/** Sets the balance, as if all other half-tokens were spent. */
async function spendAllBut(viewer: AccountViewer, halfTokens: number): Promise<void> {
  await test.query("update account set half_token_balance = $2 where id = $1", [
    viewer.accountId,
    halfTokens,
  ]);
}

async function readBalance(viewer: AccountViewer): Promise<number> {
  return (await test.backend.tokens.read(viewer)).halfTokens;
}

async function readNumber(orderId: string): Promise<number> {
  return Number((await readOrder(test, orderId))["number"]);
}

async function listAudit(orderId: string): Promise<unknown[]> {
  const rows = await test.query(
    "select details from staff_action where subject_id = $1 order by id",
    [orderId],
  );
  return rows.map(({ details }) => details);
}

describe("tokens of an account", () => {
  it("are taken back with refunded units, once for a request in parallel", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    const requestId = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => refund(order, 3, { requestId })));
    const number = await readNumber(order.orderId);
    expect(await listPostings(test, viewer)).toEqual([
      ["VOUCHER_REDEMPTION", 40, `Order ${number}`],
      ["ADMIN_ADJUSTMENT", -30, `Order ${number} was refunded`],
    ]);
    expect(await listAudit(order.orderId)).toMatchObject([{ requestId, tokensTaken: 15 }]);
  });

  it("are taken back once each by different requests in parallel", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    const results = await Promise.all(Array.from({ length: 6 }, () => refund(order, 1)));
    expect(results.filter(({ kind }) => kind === "requested")).toHaveLength(4);
    expect(await readBalance(viewer)).toBe(0);
  });

  it("stay when an amount is refunded without units", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await refund(order, 0);
    expect(await readBalance(viewer)).toBe(40);
  });

  it("that were spent are not taken back, and staff are told", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await spendAllBut(viewer, 13);
    const result = await refund(order, 2);
    expect(result).toMatchObject({
      kind: "requested",
      refund: { halfTokensTaken: 13, halfTokensKept: 7 },
    });
    expect(await readBalance(viewer)).toBe(0);
    const audit = [{ tokensTaken: 6.5, tokensKept: 3.5 }];
    expect(await listAudit(order.orderId)).toMatchObject(audit);
  });

  it("that another order holds are not taken back", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await test.query("update account set half_tokens_reserved = 35 where id = $1", [
      viewer.accountId,
    ]);
    await refund(order, 4);
    expect(await readBalance(viewer)).toBe(35);
  });

  it("are taken back when the order is canceled, once and not those of refunded units", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await refund(order, 1);
    await Promise.all(Array.from({ length: 5 }, () => cancel(order.orderId)));
    const number = await readNumber(order.orderId);
    const postings = await listPostings(test, viewer);
    expect(postings.slice(1)).toEqual([
      ["ADMIN_ADJUSTMENT", -10, `Order ${number} was refunded`],
      ["ADMIN_ADJUSTMENT", -30, `Order ${number} was canceled`],
    ]);
    expect(await listAudit(order.orderId)).toMatchObject([
      { tokensTaken: 5 },
      { reason: "CUSTOMER", tokensTaken: 15 },
    ]);
  });

  it("come back when the bank sends the refund back", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await refund(order, 4);
    await failRefund(test, order.orderId);
    expect(await readBalance(viewer)).toBe(40);
    expect((await refund(order, 4)).kind).toBe("requested");
    expect(await readBalance(viewer)).toBe(0);
  });

  it("are gone with an erased account", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await test.query("update shop_order set owner_id = null where id = $1", [order.orderId]);
    await test.query("delete from account where id = $1", [viewer.accountId]);
    expect(await refund(order, 1)).toMatchObject({
      refund: { halfTokensTaken: 0, halfTokensKept: 10 },
    });
  });
});

describe("tokens that were used before their price was refunded", () => {
  const readDebt = async (viewer: AccountViewer) => (await test.backend.tokens.read(viewer)).owed;

  it("are owed, and settled first by tokens that come back", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    const stickers = await createStickers(test);
    const stickerOrderId = await storeStickers(test, viewer.accountId, { tokens: 38 });
    const cart = await fillStickerCart(test, { variants: stickers, stickerOrderId, tokens: 38 });
    expect((await place(test, cart, viewer)).kind).toBe("placed");
    expect(await readBalance(viewer)).toBe(2);

    await refund(order, 4, { amountMinor: 4240 });
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([0, 38]);
    const [line] = await test.query(
      "select order_line.id, order_id from order_line where sticker_order_id = $1",
      [stickerOrderId],
    );
    const used = { orderId: String(line?.["orderId"]), lineId: String(line?.["id"]) };
    await refund(used, 30, { amountMinor: 0 });
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([0, 8]);
    await refund(used, 8, { amountMinor: 0 });
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([0, 0]);
    const settled = (await listPostings(test, viewer)).filter(([, , note]) =>
      note.startsWith("Tokens you used"),
    );
    expect(settled.map(([, halfTokens]) => halfTokens)).toEqual([-30, -8]);
  });

  it("are not owed when the refund leaves out their price, which is suggested", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await spendAllBut(viewer, 20);
    const units = [{ lineId: order.lineId, quantity: 4 }];
    expect(await test.backend.refunds.suggestAmount(order.orderId, units)).toBe(2120);
    const result = await refund(order, 4, { amountMinor: 2120 });
    expect(result).toMatchObject({
      refund: { halfTokensTaken: 20, halfTokensKept: 20, halfTokensOwed: 0 },
    });
    expect(await readDebt(viewer)).toBe(0);
  });

  it("are no longer owed when the bank sends the refund back, even if they were settled", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await spendAllBut(viewer, 10);
    await refund(order, 4, { amountMinor: 4240 });
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([0, 30]);
    // As if a return of 12 half-tokens had settled a part.
    await test.query("update account set half_token_debt = 18 where id = $1", [viewer.accountId]);
    await failRefund(test, order.orderId);
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([22, 0]);
  });

  it("are owed by whoever redeemed the voucher", async () => {
    const order = await buyPacks();
    const { code = "" } = (await findVoucher(test, order.orderId)) ?? {};
    const viewer = await signIn(test);
    const suggest = () =>
      test.backend.refunds.suggestAmount(order.orderId, [{ lineId: order.lineId, quantity: 1 }]);
    expect(await suggest()).toBe(1060);
    await redeem(test, viewer, code);
    expect(await suggest()).toBe(0);
    await refund(order, 1, { amountMinor: 1060 });
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([40, 10]);
    await failRefund(test, order.orderId);
    expect([await readBalance(viewer), await readDebt(viewer)]).toEqual([40, 0]);
  });

  it("aren't refunded when nothing else is due", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await spendAllBut(viewer, 0);
    expect(await refund(order, 1, { amountMinor: 0 })).toEqual({ kind: "nothing-due" });
    expect(await readDebt(viewer)).toBe(0);
  });
});

describe("a refund on the provider's pages", () => {
  async function refundElsewhere(
    order: { readonly orderId: string },
    amount?: number,
  ): Promise<string> {
    const paymentIntentId = String((await readOrder(test, order.orderId))["paymentIntentId"]);
    const id = test.stripe.refundElsewhere(paymentIntentId, amount);
    const event = () => ({ id: `evt_${randomUUID()}`, type: "charge.refunded" });
    const { refunds } = test.backend;
    await Promise.all([1, 2].map(() => refunds.syncPayment(paymentIntentId, event())));
    return id;
  }

  it("of everything takes the tokens back, and gives them back when it fails", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await spendAllBut(viewer, 25);
    const id = await refundElsewhere(order);
    expect(await test.backend.tokens.read(viewer)).toMatchObject({ halfTokens: 0, owed: 15 });
    expect(await readOrder(test, order.orderId)).toMatchObject({ state: "REFUNDED" });
    test.stripe.failRefund(id);
    const event = { id: `evt_${randomUUID()}`, type: "refund.failed" };
    const { paymentIntentId } = await readOrder(test, order.orderId);
    await test.backend.refunds.syncPayment(String(paymentIntentId), event);
    expect(await test.backend.tokens.read(viewer)).toMatchObject({ halfTokens: 25, owed: 0 });
  });

  it("of a part leaves the tokens, and staff check what it was for", async () => {
    const viewer = await signIn(test);
    const order = await buyPacks(viewer);
    await refundElsewhere(order, 1000);
    expect(await readBalance(viewer)).toBe(40);
    expect(await readOrder(test, order.orderId)).toMatchObject({
      state: "PAID",
      reviewReason: expect.stringContaining("A part was refunded"),
    });
    await refundElsewhere(order);
    expect(await readBalance(viewer)).toBe(0);
    expect(await readOrder(test, order.orderId)).toMatchObject({ state: "REFUNDED" });
  });
});

describe("the voucher of a guest", () => {
  it("is reduced by refunded units, and worth nothing after the last one", async () => {
    const order = await buyPacks();
    const { code = "" } = (await findVoucher(test, order.orderId)) ?? {};
    await refund(order, 3);
    expect(await findVoucher(test, order.orderId)).toEqual({ code, halfTokens: 10 });
    await refund(order, 1);
    expect(await redeem(test, await signIn(test), code)).toEqual({ kind: "unknown" });
    expect(await listAudit(order.orderId)).toMatchObject([{ tokensTaken: 15 }, { tokensTaken: 5 }]);
  });

  it("that was redeemed is left, and staff are told", async () => {
    const order = await buyPacks();
    const { code = "" } = (await findVoucher(test, order.orderId)) ?? {};
    const viewer = await signIn(test);
    await redeem(test, viewer, code);
    await cancel(order.orderId);
    expect(await readBalance(viewer)).toBe(40);
    expect(await listAudit(order.orderId)).toMatchObject([{ tokensKept: 20 }]);
  });

  it("is either redeemed or taken back, at the same time", async () => {
    for (let run = 0; run < 8; run += 1) {
      const order = await buyPacks();
      const { code = "" } = (await findVoucher(test, order.orderId)) ?? {};
      const viewer = await signIn(test);
      await Promise.all([redeem(test, viewer, code), refund(order, 2)]);
      const [row] = await test.query(
        "select half_tokens_taken, half_tokens_kept from order_refund where order_id = $1",
        [order.orderId],
      );
      const taken = Number(row?.["halfTokensTaken"]);
      expect(taken + Number(row?.["halfTokensKept"])).toBe(20);
      expect(await readBalance(viewer)).toBe(40 - taken);
    }
  });

  it("is worth the same again when the bank sends the refund back", async () => {
    const order = await buyPacks();
    await refund(order, 4);
    await failRefund(test, order.orderId);
    const { code = "", halfTokens } = (await findVoucher(test, order.orderId)) ?? {};
    expect(halfTokens).toBe(40);
    expect((await redeem(test, await signIn(test), code)).kind).toBe("redeemed");
  });

  it("that was redeemed before the bank sent the refund back is for staff to settle", async () => {
    const order = await buyPacks();
    await refund(order, 2);
    const { code = "" } = (await findVoucher(test, order.orderId)) ?? {};
    await redeem(test, await signIn(test), code);
    await failRefund(test, order.orderId);
    const { reviewReason: reason } = await readOrder(test, order.orderId);
    expect(reason).toContain("tokens we took back couldn't be returned");
  });
});
