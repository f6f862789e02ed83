import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../../platform/viewer/viewer.ts";
import type { OrderPlacementRequest } from "../placement/order-placement.service.ts";
import {
  createDiscount,
  createVariant,
  fillCart,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
  readStock,
  runRefunds,
} from "../test/buyer.ts";

const BUYERS = 20;

let test: PaymentBackend;
let variantId: string;

beforeAll(async () => {
  test = await openPaymentBackend();
  variantId = await createVariant(test, { stock: 1000, priceMinor: 5000 });
});
afterAll(() => test.close());

/** Stores a code that can be used this many times. */
async function createLimited(usageLimit: number): Promise<string> {
  const code = await createDiscount(test, { kind: "percentage", basisPoints: 5000 });
  await test.query("update discount set usage_limit = $2 where code = $1", [code, usageLimit]);
  return code;
}

function fillCarts(code: string, count: number): Promise<OrderPlacementRequest[]> {
  const carts = Array.from({ length: count }, () => fillCart(test, [{ variantId }], { code }));
  return Promise.all(carts);
}

async function countUses(code: string): Promise<unknown> {
  const [row] = await test.query("select used_count from discount where code = $1", [code]);
  return row?.["usedCount"];
}

async function findCode({ brand, checkoutId }: OrderPlacementRequest): Promise<unknown> {
  const checkout = await test.backend.carts.find({ brand, checkoutId, viewer: ANONYMOUS });
  return checkout?.prices.lineDiscount?.amount.amountMinor;
}

const USED_UP = {
  kind: "refused",
  problems: [{ code: "DISCOUNT_LIMIT_REACHED", field: ["discountCode"] }],
};

describe("a discount with a usage limit", () => {
  it("is not used more often by buyers who pay at the same time", async () => {
    const code = await createLimited(3);
    const carts = await fillCarts(code, BUYERS);
    const before = await readStock(test, variantId);
    const results = await Promise.all(carts.map((cart) => place(test, cart)));
    const placed = results.flatMap((result) => (result.kind === "placed" ? result : []));
    const refused = results.filter(({ kind }) => kind === "refused");
    expect(placed).toHaveLength(3);
    expect(refused).toEqual(refused.map(() => USED_UP));
    // A refused buyer holds no items.
    expect(await readStock(test, variantId)).toEqual({ ...before, reserved: before.reserved + 3 });
    const ids = placed.map(({ paymentUrl }) => paymentUrl?.split("/").at(-1) ?? "");
    for (const id of ids) test.stripe.pay(id);
    await Promise.all([...ids, ...ids].map((id) => test.backend.payments.settle(id)));
    expect(await countUses(code)).toBe(3);
  });

  it("is held by an open order for its own cart only, until the order ends", async () => {
    const code = await createLimited(1);
    const [first, second] = await fillCarts(code, 2);
    if (first === undefined || second === undefined) throw new Error("There are no carts");
    await placeForSession(test, first);
    expect([await findCode(first), await findCode(second)]).toEqual([2500, undefined]);
    // The same buyer again, with another address.
    await placeForSession(test, { ...first, email: "other@mail.example" });
    expect(await place(test, second)).toEqual(USED_UP);
    await test.backend.paymentSessions.reopenCart(first);
    expect(await place(test, second)).toMatchObject({ kind: "placed" });
    expect(await place(test, first)).toEqual(USED_UP);
  });

  it("that another buyer has used meanwhile sends back money that arrives late", async () => {
    const code = await createLimited(1);
    const [late, fast] = await fillCarts(code, 2);
    if (late === undefined || fast === undefined) throw new Error("There are no carts");
    const first = await placeForSession(test, late);
    // It ended here, but the payment page is still open.
    await test.query("update shop_order set state = 'EXPIRED' where id = $1", [first.orderId]);
    await test.query("update product_variant set reserved = reserved - 1 where id = $1", [
      variantId,
    ]);
    const before = await readStock(test, variantId);
    const second = await placeForSession(test, fast);
    for (const { sessionId } of [first, second]) test.stripe.pay(sessionId);
    const { payments } = test.backend;
    await Promise.all([first, second].map(({ sessionId }) => payments.settle(sessionId)));
    await runRefunds(test, first.orderId);
    const order = await readOrder(test, first.orderId);
    expect(order).toMatchObject({
      state: "REFUNDED",
      refundedMinor: order["paidMinor"],
      reviewReason: "The discount was used up before the payment arrived.",
    });
    expect(await readOrder(test, second.orderId)).toMatchObject({ state: "PAID" });
    expect(await countUses(code)).toBe(1);
    expect(await readStock(test, variantId)).toEqual({ ...before, stock: before.stock - 1 });
  });

  it("of everything is used once by orders without a payment", async () => {
    const code = await createLimited(1);
    await test.query("update discount set basis_points = 10000 where code = $1", [code]);
    const digital = await createVariant(test, { requiresShipping: false, priceMinor: 5000 });
    const carts = await Promise.all(
      Array.from({ length: 5 }, () => fillCart(test, [{ variantId: digital }], { code })),
    );
    const results = await Promise.all(carts.map((cart) => place(test, cart)));
    expect(results.filter(({ kind }) => kind === "placed")).toHaveLength(1);
    expect(await countUses(code)).toBe(1);
  });
});
