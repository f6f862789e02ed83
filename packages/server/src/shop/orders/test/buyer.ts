import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import { StripeDouble } from "@photomap/testing/stripe";
import { ANONYMOUS, type Viewer } from "../../../platform/viewer/viewer.ts";
import type {
  OrderPlacementRequest,
  OrderPlacementResult,
} from "../placement/order-placement.service.ts";

export interface PaymentBackend extends TestBackend {
  readonly stripe: StripeDouble;
}

/** A backend with its own double of the payment provider. */
export async function openPaymentBackend(
  environment: NodeJS.ProcessEnv = {},
): Promise<PaymentBackend> {
  const stripe = await StripeDouble.start();
  const test = await openTestBackend({ ...stripe.environment, ...environment });
  return {
    ...test,
    stripe,
    async close() {
      await test.close();
      await stripe.stop();
    },
  };
}

export const ADDRESS = {
  name: "Customer 1",
  line1: "1 Main St",
  city: "Ann Arbor",
  state: "MI",
  zip: "48104",
} as const;

export const EMAIL = "buyer@mail.example";

/** Creates a product with one variant and returns the variant's id. */
export async function createVariant(
  test: TestBackend,
  facts: Partial<Parameters<typeof makeVariant>[0]> = {},
): Promise<string> {
  const product = await createProduct(test.backend, { variants: [makeVariant(facts)] });
  return product.variants[0]?.id ?? "";
}

interface DiscountFacts {
  readonly kind: "percentage" | "fixed" | "free-shipping";
  readonly basisPoints?: number;
  readonly amountMinor?: number;
  /** Whether the discount applies without a code. */
  readonly isAutomatic?: boolean;
}

/** Stores a discount and returns its code. */
export async function createDiscount(test: TestBackend, facts: DiscountFacts): Promise<string> {
  const { kind, basisPoints = null, amountMinor = null, isAutomatic = false } = facts;
  const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
  await test.query(
    `insert into discount (business_id, code, title, kind, basis_points, amount_minor)
     values ('pm', $1, 'Spring', $2, $3, $4)`,
    [isAutomatic ? null : code, kind, basisPoints, amountMinor],
  );
  return code;
}

export interface Line {
  readonly variantId: string;
  readonly quantity?: number;
  readonly projectId?: string;
}

/** Fills a cart that can be ordered as it is, and returns the input that places it. */
export async function fillCart(
  { backend }: TestBackend,
  lines: readonly Line[],
  { viewer = ANONYMOUS, code }: { viewer?: Viewer; code?: string } = {},
): Promise<OrderPlacementRequest> {
  const caller = { viewer, networks: { ip: randomUUID() } };
  const brand = "pm";
  const opened = await backend.carts.open(caller, {
    brand,
    lines: lines.map((line) => ({ quantity: 1, customAttributes: [], ...line })),
  });
  const checkoutId = opened.checkout?.cart.id ?? "";
  if (opened.problems.length > 0) throw new Error(JSON.stringify(opened.problems));
  const target = { brand, checkoutId, viewer } as const;
  if (code !== undefined) await backend.carts.applyCode(caller.networks, target, code);
  const zip = "48104";
  const answer = await backend.carts.changeDetails(target, { zip, shippingOptionId: "standard" });
  const version = answer.checkout?.cart.version ?? 0;
  return { brand, checkoutId, version, email: EMAIL };
}

export function place(
  { backend }: TestBackend,
  input: OrderPlacementRequest,
  viewer: Viewer = ANONYMOUS,
): Promise<OrderPlacementResult> {
  return backend.placements.place({ viewer, networks: { ip: randomUUID() } }, input);
}

/** Places an order and returns its id and that of its payment session. */
export async function placeForSession(
  test: PaymentBackend,
  input: OrderPlacementRequest,
  viewer: Viewer = ANONYMOUS,
): Promise<{ readonly sessionId: string; readonly orderId: string }> {
  const result = await place(test, input, viewer);
  if (result.kind !== "placed" || result.paymentUrl === null) {
    throw new Error(JSON.stringify(result));
  }
  const sessionId = result.paymentUrl.split("/").at(-1) ?? "";
  const [order] = await test.query("select id from shop_order where session_id = $1", [sessionId]);
  return { sessionId, orderId: String(order?.["id"]) };
}

export async function readOrder(test: TestBackend, id: string): Promise<Record<string, unknown>> {
  const [order] = await test.query("select * from shop_order where id = $1", [id]);
  if (order === undefined) throw new Error(`There is no order ${id}`);
  return order;
}

export interface Stock {
  readonly stock: number;
  readonly reserved: number;
}

export async function readStock(test: TestBackend, variantId: string): Promise<Stock> {
  const [variant] = await test.query("select stock, reserved from product_variant where id = $1", [
    variantId,
  ]);
  return { stock: Number(variant?.["stock"]), reserved: Number(variant?.["reserved"]) };
}

/** Data of the jobs of one queue that mention the word. */
export async function listJobs(
  test: TestBackend,
  queue: string,
  word: string,
): Promise<Record<string, unknown>[]> {
  const rows = await test.query(
    "select data from pgboss.job where name = $1 and data::text like $2 order by created_on",
    [queue, `%${word}%`],
  );
  return rows.map(({ data }) => Object(data));
}

/** Carries out the refunds of an order, as the worker does. */
export async function runRefunds(test: TestBackend, orderId: string): Promise<void> {
  const refunds = await test.query("select id from order_refund where order_id = $1", [orderId]);
  for (const { id } of refunds) await test.backend.refunds.perform(String(id));
}

/** Makes the first refund of an order fail at the bank, with two equal events in parallel. */
export async function failRefund(test: PaymentBackend, orderId: string): Promise<void> {
  await runRefunds(test, orderId);
  const order = await readOrder(test, orderId);
  const paymentIntentId = String(order["paymentIntentId"]);
  const [made] = await test.backend.paymentProvider.findRefunds(paymentIntentId);
  test.stripe.failRefund(made?.id ?? "");
  const event = { id: `evt_${randomUUID()}`, type: "refund.failed" };
  const sync = () => test.backend.refunds.syncPayment(paymentIntentId, event);
  await Promise.all([sync(), sync()]);
}

/** Creates a paid order of one line at $10 each; ten items were in stock. */
export async function payOne(test: PaymentBackend, quantity = 4) {
  const variantId = await createVariant(test, { stock: 10, priceMinor: 1000 });
  const placed = await placeForSession(test, await fillCart(test, [{ variantId, quantity }]));
  test.stripe.pay(placed.sessionId);
  await test.backend.payments.settle(placed.sessionId);
  const order = await readOrder(test, placed.orderId);
  const [line] = await test.query("select id from order_line where order_id = $1", [
    placed.orderId,
  ]);
  return {
    ...placed,
    variantId,
    paidMinor: Number(order["paidMinor"]),
    paymentIntentId: String(order["paymentIntentId"]),
    lineId: String(line?.["id"]),
  };
}
