import { crashAtStatement } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createVariant,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
  readStock,
  runRefunds,
} from "./test/buyer.ts";
import {
  createStickers,
  fillStickerCart,
  findTokenDifferences,
  signInWithTokens,
  storeStickers,
} from "./test/sticker-buyer.ts";

const TIMEOUT_MS = 3_600_000;
const CRASHES = chooseSoakSize(9, 200);
/**
 * The step between crashes: each statement in a soak; in the gate every third, others in the next
 * turn.
 */
const STEP = chooseSoakSize(3, 1);

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

/** Crashes at the statements of a use case, before PostgreSQL gets them, then after. */
async function crashEach(
  run: (crash: (act: () => Promise<unknown>) => Promise<void>) => Promise<void>,
) {
  let happened = 0;
  let start = 1;
  let [statement, isSent] = [start, false];
  while (happened < CRASHES) {
    let isReached = false;
    await run(async (act) => {
      if (await crashAtStatement({ statement, isSent }, act)) isReached = true;
    });
    if (isReached) {
      happened += 1;
      statement += STEP;
    } else if (statement === 1) {
      throw new Error("The use case sends no statement");
    } else {
      start = (start % STEP) + 1;
      [statement, isSent] = [start, !isSent];
    }
  }
}

describe("a process that ends", () => {
  it(
    "between the payment and its effect leaves an order that is completed once",
    async () => {
      const variantId = await createVariant(test, { stock: 1000 });
      await crashEach(async (crash) => {
        const placed = await placeForSession(test, await fillCart(test, [{ variantId }]));
        const stock = await readStock(test, variantId);
        test.stripe.pay(placed.sessionId);
        await crash(() => test.backend.payments.settle(placed.sessionId));
        await test.backend.reconciliation.reconcile();
        await test.backend.payments.settle(placed.sessionId);
        expect(await readOrder(test, placed.orderId)).toMatchObject({ state: "PAID" });
        expect(await readStock(test, variantId)).toEqual({ stock: stock.stock - 1, reserved: 0 });
        expect(await listJobs(test, "send-mail", placed.orderId)).toHaveLength(1);
      });
      expect(await test.backend.reconciliation.reconcile()).toMatchObject({ differences: 0 });
    },
    TIMEOUT_MS,
  );

  it(
    "while an order is placed leaves one that the next press resumes",
    async () => {
      const variantId = await createVariant(test, { stock: 1000 });
      await crashEach(async (crash) => {
        const input = await fillCart(test, [{ variantId }]);
        const { reserved } = await readStock(test, variantId);
        await crash(() => place(test, input));
        await placeForSession(test, input);
        const orders = await test.query("select state from shop_order where cart_id = $1", [
          input.checkoutId,
        ]);
        expect(orders).toEqual([{ state: "AWAITING_PAYMENT" }]);
        expect((await readStock(test, variantId)).reserved).toBe(reserved + 1);
      });
    },
    TIMEOUT_MS,
  );

  it(
    "while money is refunded refunds it once",
    async () => {
      const variantId = await createVariant(test, { stock: 1000 });
      await crashEach(async (crash) => {
        const placed = await placeForSession(test, await fillCart(test, [{ variantId }]));
        test.stripe.pay(placed.sessionId);
        await test.backend.payments.settle(placed.sessionId);
        const cancel = { orderId: placed.orderId, reason: "OTHER" } as const;
        await test.backend.cancellations.cancel({ accountId: "staff" }, cancel);
        await crash(() => runRefunds(test, placed.orderId));
        await runRefunds(test, placed.orderId);
        const order = await readOrder(test, placed.orderId);
        expect(order).toMatchObject({ state: "REFUNDED", refundedMinor: order["paidMinor"] });
        const intent = String(order["paymentIntentId"]);
        expect(await test.backend.paymentProvider.findRefunds(intent)).toHaveLength(1);
      });
      expect(await readStock(test, variantId)).toEqual({ stock: 1000, reserved: 0 });
    },
    TIMEOUT_MS,
  );

  it(
    "while stickers are placed, paid and canceled spends and returns their tokens once",
    async () => {
      const variants = await createStickers(test);
      const units = { money: 1, tokens: 2 };
      await crashEach(async (crash) => {
        const viewer = await signInWithTokens(test, 2);
        const stickerOrderId = await storeStickers(test, viewer.accountId, units);
        const input = await fillStickerCart(test, { variants, stickerOrderId, ...units });
        await crash(() => place(test, input, viewer));
        const { orderId, sessionId } = await placeForSession(test, input, viewer);
        const read = () => test.backend.tokens.read(viewer);
        expect(await read()).toMatchObject({ halfTokens: 2, reserved: 2 });
        test.stripe.pay(sessionId);
        await crash(() => test.backend.payments.settle(sessionId));
        await test.backend.payments.settle(sessionId);
        expect(await read()).toMatchObject({ halfTokens: 0, reserved: 0 });
        const cancel = () =>
          test.backend.cancellations.cancel({ accountId: "staff" }, { orderId, reason: "OTHER" });
        await crash(cancel);
        await cancel();
        expect(await read()).toMatchObject({ halfTokens: 2, reserved: 0 });
      });
      expect(await findTokenDifferences(test)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
