import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";
import {
  createDiscount,
  failRefund,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
} from "../test/buyer.ts";
import {
  createStickers,
  fillStickerCart,
  findTokenDifferences,
  markStickersMade,
  readSticker,
  type StickerUnits,
  type StickerVariants,
  signInWithTokens,
  storeStickers,
} from "../test/sticker-buyer.ts";
import { listPostings } from "../test/token-buyer.ts";
import type { RefundInput } from "./refund.service.ts";

const STAFF = { accountId: "staff" };

let test: PaymentBackend;
let variants: StickerVariants;

beforeAll(async () => {
  test = await openPaymentBackend();
  variants = await createStickers(test);
});
afterAll(() => test.close());

interface Bought {
  readonly orderId: string;
  readonly stickerOrderId: string;
  readonly moneyLineId: string;
  readonly tokenLineId: string;
}

async function findBought(stickerOrderId: string): Promise<Bought> {
  const lines = await test.query(
    "select id, order_id, half_tokens_used from order_line where sticker_order_id = $1",
    [stickerOrderId],
  );
  const find = (hasTokens: boolean) =>
    String(lines.find((line) => Number(line["halfTokensUsed"]) > 0 === hasTokens)?.["id"]);
  const orderId = String(lines[0]?.["orderId"]);
  return { orderId, stickerOrderId, moneyLineId: find(false), tokenLineId: find(true) };
}

/** Creates a paid order, by default with three stickers for tokens and four for money. */
async function buy(
  viewer: AccountViewer,
  units: StickerUnits = { money: 4, tokens: 3 },
): Promise<Bought> {
  const stickerOrderId = await storeStickers(test, viewer.accountId, units);
  const input = await fillStickerCart(test, { variants, stickerOrderId, ...units });
  const { sessionId } = await placeForSession(test, input, viewer);
  test.stripe.pay(sessionId);
  await test.backend.payments.settle(sessionId);
  return findBought(stickerOrderId);
}

/** Creates an order that is paid with tokens only. */
async function buyWithTokens(viewer: AccountViewer, tokens: number): Promise<Bought> {
  const stickerOrderId = await storeStickers(test, viewer.accountId, { tokens });
  const code = await createDiscount(test, { kind: "free-shipping" });
  const input = await fillStickerCart(test, { variants, stickerOrderId, tokens, code });
  const result = await place(test, input, viewer);
  expect(result).toEqual({ kind: "placed", paymentUrl: null });
  return findBought(stickerOrderId);
}

function refund(orderId: string, lines: RefundInput["lines"], facts: Partial<RefundInput> = {}) {
  return test.backend.refunds.request(STAFF, {
    orderId,
    requestId: randomUUID(),
    amountMinor: 0,
    lines,
    reason: "",
    restock: false,
    ...facts,
  });
}

const cancel = (orderId: string) =>
  test.backend.cancellations.cancel(STAFF, { orderId, reason: "CUSTOMER" });

async function readBalance(viewer: AccountViewer): Promise<number> {
  return (await test.backend.tokens.read(viewer)).halfTokens;
}

describe("refunded stickers", () => {
  it("give their tokens back without money, once for a request in parallel", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, tokenLineId } = await buy(viewer);
    const requestId = randomUUID();
    const lines = [{ lineId: tokenLineId, quantity: 2 }];
    const results = await Promise.all(
      Array.from({ length: 6 }, () => refund(orderId, lines, { requestId })),
    );
    expect(results[0]).toMatchObject({
      kind: "requested",
      refund: { amountMinor: 0, halfTokensReturned: 2, status: "SUCCESS" },
    });
    expect(await readBalance(viewer)).toBe(9);
    const { number, state } = await readOrder(test, orderId);
    expect((await listPostings(test, viewer)).at(-1)).toEqual([
      "ADMIN_ADJUSTMENT",
      2,
      `Order ${Number(number)} was refunded`,
    ]);
    expect(state).toBe("PAID");
    const [row] = await test.query("select id from order_refund where order_id = $1", [orderId]);
    expect(await listJobs(test, "send-mail", String(row?.["id"]))).toHaveLength(1);
    expect(await listJobs(test, "refund-payment", String(row?.["id"]))).toEqual([]);
  });

  it("give back no more than was used, by requests in parallel", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, tokenLineId } = await buy(viewer);
    const one = [{ lineId: tokenLineId, quantity: 1 }];
    const results = await Promise.all(Array.from({ length: 6 }, () => refund(orderId, one)));
    expect(results.filter(({ kind }) => kind === "requested")).toHaveLength(3);
    expect(await readBalance(viewer)).toBe(10);
  });

  it("without tokens need an amount", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, moneyLineId } = await buy(viewer);
    const lines = [{ lineId: moneyLineId, quantity: 1 }];
    expect((await refund(orderId, lines)).kind).toBe("nothing-due");
  });

  it("STK-10 are canceled when every unit is refunded, and wait again when the bank sends it back", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, stickerOrderId, moneyLineId, tokenLineId } = await buy(viewer);
    await refund(orderId, [{ lineId: moneyLineId, quantity: 4 }], { amountMinor: 500 });
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "AWAITING_SHIPMENT" });
    await refund(orderId, [{ lineId: tokenLineId, quantity: 3 }]);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "CANCELLED" });
    await failRefund(test, orderId);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "AWAITING_SHIPMENT" });
    expect(await readBalance(viewer)).toBe(10);
  });

  it("take their tokens again when the bank sends the money back", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, tokenLineId } = await buy(viewer);
    const lines = [{ lineId: tokenLineId, quantity: 3 }];
    await refund(orderId, lines, { amountMinor: 100 });
    expect(await readBalance(viewer)).toBe(10);
    await failRefund(test, orderId);
    expect(await readBalance(viewer)).toBe(7);
    expect(await refund(orderId, lines)).toMatchObject({ refund: { halfTokensReturned: 3 } });
    expect(await readBalance(viewer)).toBe(10);
  });

  it("whose returned tokens were spent are for staff to settle", async () => {
    const viewer = await signInWithTokens(test, 4);
    const { orderId, tokenLineId } = await buy(viewer, { money: 1, tokens: 4 });
    await refund(orderId, [{ lineId: tokenLineId, quantity: 4 }], { amountMinor: 100 });
    await buy(viewer, { money: 1, tokens: 3 });
    await failRefund(test, orderId);
    expect(await readBalance(viewer)).toBe(0);
    expect(await readOrder(test, orderId)).toMatchObject({
      reviewReason: expect.stringContaining("already spent the returned sticker tokens"),
    });
  });
});

describe("a canceled order", () => {
  it("gives money and tokens back once, in parallel, and cancels its stickers", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, stickerOrderId } = await buy(viewer);
    await Promise.all(Array.from({ length: 5 }, () => cancel(orderId)));
    expect(await readBalance(viewer)).toBe(10);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "CANCELLED" });
  });

  it("of tokens only gives them back", async () => {
    const viewer = await signInWithTokens(test, 6);
    const { orderId, stickerOrderId } = await buyWithTokens(viewer, 6);
    await Promise.all(Array.from({ length: 5 }, () => cancel(orderId)));
    expect(await readBalance(viewer)).toBe(6);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "REFUNDED" });
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "CANCELLED" });
  });

  it("of tokens only is refunded when every unit was", async () => {
    const viewer = await signInWithTokens(test, 6);
    const { orderId, tokenLineId } = await buyWithTokens(viewer, 6);
    await refund(orderId, [{ lineId: tokenLineId, quantity: 2 }]);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
    await refund(orderId, [{ lineId: tokenLineId, quantity: 4 }]);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "REFUNDED" });
    expect(await readBalance(viewer)).toBe(6);
  });

  it("whose payment was returned gives no tokens back", async () => {
    const viewer = await signInWithTokens(test, 3);
    const units = { money: 4, tokens: 3 };
    const stickerOrderId = await storeStickers(test, viewer.accountId, units);
    const input = await fillStickerCart(test, { variants, stickerOrderId, ...units });
    const { orderId, sessionId } = await placeForSession(test, input, viewer);
    await test.query("update sticker_order set status = 'SHIPPED' where id = $1", [stickerOrderId]);
    test.stripe.pay(sessionId);
    await test.backend.payments.settle(sessionId);
    await cancel(orderId);
    expect(await readBalance(viewer)).toBe(3);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "SHIPPED" });
  });
});

describe("sent stickers", () => {
  const send = (orderId: string, lines: RefundInput["lines"]) =>
    test.backend.shipments.ship(STAFF, { orderId, requestId: randomUUID(), lines });

  it("STK-10 are shipped with the last unit, and stay so when they are refunded", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, stickerOrderId, moneyLineId, tokenLineId } = await buy(viewer);
    await markStickersMade(test, [stickerOrderId]);
    await send(orderId, [{ lineId: moneyLineId, quantity: 4 }]);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "AWAITING_SHIPMENT" });
    await send(orderId, [{ lineId: tokenLineId, quantity: 3 }]);
    const shipped = { status: "SHIPPED", isShipped: true };
    expect(await readSticker(test, stickerOrderId)).toMatchObject(shipped);
    const lines = [
      { lineId: moneyLineId, quantity: 4 },
      { lineId: tokenLineId, quantity: 3 },
    ];
    await refund(orderId, lines, { amountMinor: 500 });
    expect(await readSticker(test, stickerOrderId)).toMatchObject(shipped);
    expect(await readBalance(viewer)).toBe(10);
  });

  it("are shipped without units that were refunded before", async () => {
    const viewer = await signInWithTokens(test, 10);
    const { orderId, stickerOrderId, moneyLineId, tokenLineId } = await buy(viewer);
    await markStickersMade(test, [stickerOrderId]);
    await refund(orderId, [{ lineId: tokenLineId, quantity: 3 }]);
    await send(orderId, [{ lineId: moneyLineId, quantity: 4 }]);
    expect(await readSticker(test, stickerOrderId)).toMatchObject({ status: "SHIPPED" });
  });
});

it("leaves balances, reservations and the ledger in agreement", async () => {
  expect(await findTokenDifferences(test)).toEqual([]);
});
