import { listStatements } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createVariant,
  EMAIL,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
  readStock,
} from "./test/buyer.ts";

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

describe("placing an order", () => {
  it("creates one order and one session, pressed 50 times in parallel in two tabs", async () => {
    const variantId = await createVariant(test, { stock: 100 });
    const input = await fillCart(test, [{ variantId, quantity: 2 }]);
    const sessions = test.stripe.sessions.length;
    const results = await Promise.all(Array.from({ length: 50 }, () => place(test, input)));
    const urls = results.map((result) => result.kind === "placed" && result.paymentUrl);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toContain("/pay/cs_test");
    const orders = await test.query("select state from shop_order where cart_id = $1", [
      input.checkoutId,
    ]);
    expect(orders).toEqual([{ state: "AWAITING_PAYMENT" }]);
    expect(test.stripe.sessions.length - sessions).toBe(1);
    expect(await readStock(test, variantId)).toEqual({ stock: 100, reserved: 2 });
  });

  it("takes at most 12 statements for 100 lines", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 100; i += 1) ids.push(await createVariant(test, { stock: 5 }));
    const input = await fillCart(
      test,
      ids.map((variantId) => ({ variantId })),
    );
    const statements = await listStatements(() => place(test, input));
    expect(statements.length).toBeLessThanOrEqual(12);
    const lines = await test.query(
      "select 1 from order_line join shop_order on shop_order.id = order_id where cart_id = $1",
      [input.checkoutId],
    );
    expect(lines).toHaveLength(100);
    console.log(statements.length);
  });
});
