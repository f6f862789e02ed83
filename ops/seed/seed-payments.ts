import type { Backend, openDatabase } from "@photomap/server";

type DatabaseHandle = ReturnType<typeof openDatabase>;
type PaymentProvider = Backend["paymentProvider"];
type PaymentLine = Parameters<PaymentProvider["createSession"]>[0]["lines"][number];

interface PaidOrder {
  readonly id: string;
  readonly brand: string;
  readonly email: string;
  readonly name: string;
  readonly shippingAddress: Readonly<Record<"line1" | "city" | "state" | "postalCode", string>>;
  readonly shippingMinor: number;
  readonly sessionId: string | null;
  readonly lines: readonly PaymentLine[];
}

const HOUR_MS = 3_600_000;

/**
 * Pays the seeded orders at the Stripe double, so that staff can refund them. Pays them again after
 * the double's state was deleted.
 */
export async function seedPayments(
  { pool }: DatabaseHandle,
  paymentProvider: PaymentProvider,
): Promise<void> {
  const { rows } = await pool.query<PaidOrder>(LIST_PAID);
  for (const order of rows) {
    const { sessionId: id } = order;
    if (id !== null && (await paymentProvider.findSession(id)) !== undefined) continue;
    const session = await pay(paymentProvider, order);
    const { amountTotalMinor, amountTaxMinor, paymentIntentId = "" } = session;
    const values = [session.id, paymentIntentId, amountTotalMinor, amountTaxMinor];
    await pool.query(STORE_PAYMENT, [order.id, ...values]);
    const { rows: refunds } = await pool.query(ADJUST_REFUNDS, [order.id]);
    for (const { id: refundId, amountMinor } of refunds) {
      const idempotencyKey = `seed:${refundId}:${session.id}`;
      const request = { paymentIntentId, amountMinor, orderId: order.id, idempotencyKey };
      const made = await paymentProvider.refund(request);
      await pool.query(STORE_REFUND, [refundId, made.id]);
    }
  }
}

async function pay(paymentProvider: PaymentProvider, order: PaidOrder) {
  const { id: orderId, brand, email, name, shippingAddress } = order;
  const { url = "", id } = await paymentProvider.createSession({
    orderId,
    brand,
    cartHash: "",
    idempotencyKey: `seed:${orderId}:${Date.now()}`,
    currency: "USD",
    email,
    lines: order.lines,
    discountMinor: 0,
    shipping: { title: "Standard", amountMinor: order.shippingMinor, minDays: 2, maxDays: 5 },
    shipTo: "ask",
    successUrl: "http://localhost/",
    cancelUrl: "http://localhost/",
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  // Sends the payment page's form.
  const body = new URLSearchParams({ action: "pay", email, name, ...shippingAddress });
  await fetch(url, { method: "POST", redirect: "manual", body });
  const session = await paymentProvider.findSession(id);
  if (session?.paymentStatus !== "paid") throw new Error(`The order ${orderId} was not paid`);
  return session;
}

const LIST_PAID = `
  select id, business_id as brand, email, name, shipping_address as "shippingAddress",
    shipping_minor as "shippingMinor", session_id as "sessionId", (
    select json_agg(json_build_object('name', title, 'unitAmountMinor', unit_price_minor,
      'quantity', quantity) order by position)
    from order_line where order_id = shop_order.id
  ) as lines
  from shop_order where cart_id like 'seed-%' and paid_at is not null order by number`;

/** Stores a payment with the provider's tax; a completely refunded order stays so. */
const STORE_PAYMENT = `
  update shop_order set session_id = $2, payment_intent_id = $3, paid_minor = $4, total_minor = $4,
    tax_minor = $5, refunded_minor = case when refunded_minor = paid_minor then $4 else refunded_minor end
  where id = $1`;

/** Sets the seed's refund to what other refunds leave. */
const ADJUST_REFUNDS = `
  update order_refund set amount_minor = case when source_id = 'seed' then (
      select refunded_minor from shop_order where id = $1
    ) - coalesce((
      select sum(amount_minor) from order_refund
      where order_id = $1 and source_id <> 'seed' and status <> 'FAILURE'
    ), 0) else amount_minor end
  where order_id = $1 and status = 'SUCCESS'
  returning id, amount_minor as "amountMinor"`;

const STORE_REFUND = "update order_refund set provider_id = $2 where id = $1";
