import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPaymentBackend, type PaymentBackend, readOrder } from "../test/buyer.ts";
import { buy, createPack, findVoucher, redeem, signIn } from "../test/token-buyer.ts";

const STAFF = { accountId: "staff" };

let test: PaymentBackend;
let packId: string;

beforeAll(async () => {
  test = await openPaymentBackend();
  packId = await createPack(test);
});
afterAll(() => test.close());

/** Delivers what the provider has to say, twice and in parallel; returns the kinds of the results. */
async function deliver(): Promise<string[]> {
  const deliveries = test.stripe.takeDeliveries();
  const results = await Promise.all(
    [...deliveries, ...deliveries].map(({ body }) =>
      test.backend.paymentEvents.handle(Buffer.from(body), test.stripe.sign(body)),
    ),
  );
  return results.map(({ kind }) => kind);
}

/** Buys four packs of 5 tokens and disputes the payment. */
async function disputePacks(viewer?: Parameters<typeof buy>[2], amount?: number) {
  const order = await buy(test, [{ variantId: packId, quantity: 4 }], viewer);
  const paymentIntentId = String((await readOrder(test, order.orderId))["paymentIntentId"]);
  test.stripe.takeDeliveries();
  const open = async () => {
    const id = test.stripe.dispute(paymentIntentId, amount);
    return { id, kinds: await deliver() };
  };
  const close = async (id: string, outcome: "won" | "lost") => {
    test.stripe.closeDispute(id, outcome);
    await deliver();
  };
  return { ...order, lineId: order.lineIds[0] ?? "", paymentIntentId, open, close };
}

async function readTokens(accountId: string): Promise<unknown> {
  const rows = await test.query(
    "select half_token_balance as balance, half_token_debt as owed from account where id = $1",
    [accountId],
  );
  return rows[0];
}

const ship = ({ orderId, lineId }: { readonly orderId: string; readonly lineId: string }) =>
  test.backend.shipments.ship(STAFF, {
    orderId,
    requestId: randomUUID(),
    lines: [{ lineId, quantity: 1 }],
  });

const refund = ({ orderId, lineId }: { readonly orderId: string; readonly lineId: string }) =>
  test.backend.refunds.request(STAFF, {
    orderId,
    requestId: randomUUID(),
    amountMinor: 1000,
    lines: [{ lineId, quantity: 1 }],
    reason: "",
    restock: false,
  });

describe("a disputed payment", () => {
  it("holds the shipment, refunds and tokens, sets the review and raises one alarm", async () => {
    const viewer = await signIn(test);
    const order = await disputePacks(viewer);
    await test.query("update account set half_token_balance = 15 where id = $1", [
      viewer.accountId,
    ]);
    const { kinds } = await order.open();
    // The repetition is handled without effect, or known already.
    expect(kinds.filter((kind) => kind === "disputed")).toHaveLength(1);
    expect(await deliver()).toEqual([]);
    expect(await readOrder(test, order.orderId)).toMatchObject({
      state: "PAID",
      reviewReason: expect.stringContaining("disputes $42.40 with the bank (fraudulent)"),
    });
    expect(await readTokens(viewer.accountId)).toEqual({ balance: 0, owed: 25 });
    expect(await ship(order)).toEqual({ kind: "disputed" });
    expect(await refund(order)).toEqual({ kind: "disputed" });
    const { orderId } = order;
    const canceled = await test.backend.cancellations.cancel(STAFF, { orderId, reason: "FRAUD" });
    expect(canceled).toEqual({ kind: "not-cancelable" });
  });

  it("that is won brings everything back", async () => {
    const viewer = await signIn(test);
    const order = await disputePacks(viewer);
    await test.query("update account set half_token_balance = 15 where id = $1", [
      viewer.accountId,
    ]);
    const { id } = await order.open();
    await order.close(id, "won");
    expect(await readTokens(viewer.accountId)).toEqual({ balance: 15, owed: 0 });
    expect(await readOrder(test, order.orderId)).toMatchObject({
      state: "PAID",
      reviewReason: null,
      refundedMinor: 0,
    });
    expect(await ship(order)).toEqual({ kind: "shipped" });
  });

  it("leaves what else there is to review, and a refund that was requested before", async () => {
    const order = await disputePacks(await signIn(test));
    const { orderId, lineId } = order;
    const request = {
      orderId,
      requestId: randomUUID(),
      amountMinor: 1000,
      lines: [{ lineId, quantity: 1 }],
      reason: "",
      restock: false,
    };
    const first = await test.backend.refunds.request(STAFF, request);
    const notice = "A part was refunded elsewhere.";
    await test.query("update shop_order set review_reason = $2 where id = $1", [orderId, notice]);
    const { id } = await order.open();
    expect(await readOrder(test, orderId)).toMatchObject({
      reviewReason: expect.stringMatching(/^A part was refunded elsewhere\. The buyer disputes/),
    });
    const repeated = await test.backend.refunds.request(STAFF, request);
    expect(repeated).toEqual({
      kind: "requested",
      refund: first.kind === "requested" ? first.refund : undefined,
    });
    expect((await refund(order)).kind).toBe("disputed");
    await order.close(id, "won");
    expect(await readOrder(test, orderId)).toMatchObject({ reviewReason: notice });
  });

  it("that is lost is refunded by the bank, once, and its tokens stay away", async () => {
    const viewer = await signIn(test);
    const order = await disputePacks(viewer);
    const { id } = await order.open();
    await order.close(id, "lost");
    const row = await readOrder(test, order.orderId);
    expect(row).toMatchObject({ state: "REFUNDED", refundedMinor: row["paidMinor"] });
    expect(await readTokens(viewer.accountId)).toEqual({ balance: 0, owed: 0 });
    expect((await ship(order)).kind).not.toBe("shipped");
    expect((await refund(order)).kind).toBe("too-much");
    const mails = await test.query(
      "select 1 from pgboss.job where name = 'send-mail' and data ->> 'kind' = 'refund' and data::text like $1",
      [`%${order.orderId}%`],
    );
    expect(mails).toEqual([]);
  });

  it("about a part that is lost leaves the rest to staff", async () => {
    const viewer = await signIn(test);
    const order = await disputePacks(viewer, 1060);
    const { id } = await order.open();
    await order.close(id, "lost");
    expect(await readOrder(test, order.orderId)).toMatchObject({
      state: "PAID",
      refundedMinor: 1060,
      reviewReason: expect.stringContaining("The dispute was lost"),
    });
    expect(await ship(order)).toEqual({ kind: "disputed" });
    expect(await readTokens(viewer.accountId)).toEqual({ balance: 0, owed: 0 });
  });

  it("empties the voucher of a guest, or makes who redeemed it owe the tokens", async () => {
    const order = await disputePacks();
    const { id } = await order.open();
    expect(await findVoucher(test, order.orderId)).toMatchObject({ halfTokens: 0 });
    await order.close(id, "won");
    expect(await findVoucher(test, order.orderId)).toMatchObject({ halfTokens: 40 });

    const other = await disputePacks();
    const { code = "" } = (await findVoucher(test, other.orderId)) ?? {};
    const viewer = await signIn(test);
    await redeem(test, viewer, code);
    const { id: otherId } = await other.open();
    expect(await readTokens(viewer.accountId)).toEqual({ balance: 40, owed: 40 });
    await other.close(otherId, "won");
    expect(await readTokens(viewer.accountId)).toEqual({ balance: 40, owed: 0 });
  });

  it("is found without its events, open and closed", async () => {
    const order = await disputePacks();
    const id = test.stripe.dispute(order.paymentIntentId);
    test.stripe.takeDeliveries();
    const { number } = await readOrder(test, order.orderId);
    expect(await test.backend.disputes.syncAll()).toEqual([number]);
    expect(await test.backend.disputes.syncAll()).toEqual([]);
    test.stripe.closeDispute(id, "lost");
    test.stripe.takeDeliveries();
    expect(await test.backend.disputes.syncAll()).toEqual([]);
    expect(await readOrder(test, order.orderId)).toMatchObject({ state: "REFUNDED" });
  });

  it("of an unknown order is ignored", async () => {
    const order = await disputePacks();
    await test.query("update shop_order set payment_intent_id = 'pi_other' where id = $1", [
      order.orderId,
    ]);
    test.stripe.dispute(order.paymentIntentId);
    expect(await deliver()).toEqual(["ignored", "ignored"]);
  });
});
