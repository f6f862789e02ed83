import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { OrderPlacementRequest } from "../placement/order-placement.service.ts";
import {
  createVariant,
  EMAIL,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readStock,
  runRefunds,
} from "../test/buyer.ts";

const BUYERS = 100;

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

/** One cart for each buyer, with one item each. */
async function fillCarts(variantId: string): Promise<OrderPlacementRequest[]> {
  const ids = Array.from({ length: BUYERS }, () => randomUUID());
  await test.query(
    `with opened as (
       insert into cart (id, business_id, zip, shipping_option_id)
       select id, 'pm', '48104', 'standard' from unnest($1::text[]) as id
     )
     insert into cart_line (id, cart_id, position, variant_id, quantity)
     select gen_random_uuid(), id, 0, $2, 1 from unnest($1::text[]) as id`,
    [ids, variantId],
  );
  return ids.map((checkoutId) => ({ brand: "pm", checkoutId, version: 1, email: EMAIL }));
}

async function readMoney(variantId: string) {
  const [row] = await test.query(
    `select count(*) filter (where state = 'PAID')::int as sold,
       coalesce(sum(paid_minor - refunded_minor) filter (where state <> 'PAID'), 0)::int as kept
     from shop_order join order_line on order_line.order_id = shop_order.id
     where order_line.variant_id = $1`,
    [variantId],
  );
  return row;
}

it("sells the last item once to 100 buyers, and charges nobody else", async () => {
  const variantId = await createVariant(test, { stock: 1 });
  const carts = await fillCarts(variantId);
  const results = await Promise.all(carts.map((cart) => place(test, cart)));
  const refused = results.filter((result) => result.kind === "refused");
  expect(refused).toHaveLength(BUYERS - 1);
  expect(new Set(refused.flatMap(({ problems }) => problems.map(({ code }) => code)))).toEqual(
    new Set(["NOT_ENOUGH_IN_STOCK"]),
  );
  const [session] = test.stripe.sessions;
  test.stripe.pay(session?.id ?? "");
  await test.backend.payments.settle(session?.id ?? "");
  expect(await readMoney(variantId)).toEqual({ sold: 1, kept: 0 });
  expect(await readStock(test, variantId)).toEqual({ stock: 0, reserved: 0 });
});

const WAITING_FOR_A_LOCK = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

// Without the lock of the variant, the stock is compared as it was before the other buyer took it.
it("refuses a buyer who waits while another one takes the last item", async () => {
  const variantId = await createVariant(test, { stock: 1 });
  const [cart = EMPTY] = await fillCarts(variantId);
  const other = new Client({ connectionString: test.databaseUrl });
  await other.connect();
  await other.query("begin");
  await other.query("update product_variant set reserved = 1 where id = $1", [variantId]);
  const placed = place(test, cart);
  await vi.waitUntil(async () => (await test.query(WAITING_FOR_A_LOCK)).length > 0, {
    timeout: 20_000,
  });
  await other.query("commit");
  await other.end();
  expect(await placed).toMatchObject({
    kind: "refused",
    problems: [{ code: "NOT_ENOUGH_IN_STOCK" }],
  });
  expect(await readStock(test, variantId)).toEqual({ stock: 1, reserved: 1 });
});

it("refunds a buyer whose money arrives after the last item was sold to another", async () => {
  const variantId = await createVariant(test, { stock: 1 });
  const [late = EMPTY, fast = EMPTY] = await fillCarts(variantId);
  const first = await placeForSession(test, late);
  // Its reservation has ended here, but the payment page is still open.
  await test.query("update shop_order set state = 'EXPIRED' where id = $1", [first.orderId]);
  await test.query("update product_variant set reserved = 0 where id = $1", [variantId]);
  const second = await placeForSession(test, fast);
  for (const { sessionId } of [first, second]) test.stripe.pay(sessionId);
  const { payments } = test.backend;
  await Promise.all([first, second].map(({ sessionId }) => payments.settle(sessionId)));
  await runRefunds(test, first.orderId);
  expect(await readMoney(variantId)).toEqual({ sold: 1, kept: 0 });
  expect(await readStock(test, variantId)).toEqual({ stock: 0, reserved: 0 });
});

const EMPTY: OrderPlacementRequest = { brand: "pm", checkoutId: "", version: 0, email: "" };
