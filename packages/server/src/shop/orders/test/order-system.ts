import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, type TestBackend } from "@photomap/testing";
import { StripeDouble } from "@photomap/testing/stripe";
import type { RateLimiter } from "../../../platform/adapters/redis/rate-limiter.ts";
import { StripePaymentProvider } from "../../../platform/adapters/stripe/stripe-payment-provider.ts";
import { parseConfig, paymentVariables } from "../../../platform/config/config.ts";
import type { Database } from "../../../platform/database/database.ts";
import { ANONYMOUS } from "../../../platform/viewer/viewer.ts";
import { DisputeService } from "../dispute/dispute.service.ts";
import { OrderStickerService } from "../goods/order-stickers.service.ts";
import { OrderTokenService } from "../goods/order-tokens.service.ts";
import { OrderCancellationService } from "../payment/order-cancellation.service.ts";
import { PaymentService } from "../payment/payment.service.ts";
import { PaymentEventService } from "../payment/payment-event.service.ts";
import { PaymentSessionService } from "../payment/payment-session.service.ts";
import { ReconciliationService } from "../payment/reconciliation.service.ts";
import { OrderPlacementService } from "../placement/order-placement.service.ts";
import { RefundService } from "../refund/refund.service.ts";
import { InterruptedPaymentProvider } from "./interrupted-payment-provider.ts";
import { PACK_HALF_TOKENS } from "./order-model.ts";
import { createStickers, findTokenDifferences, signInWithTokens } from "./sticker-buyer.ts";

export interface OrderTest extends TestBackend {
  readonly db: Database;
  readonly limiter: RateLimiter;
}

const SITE = "http://localhost";
const STAFF = { accountId: "a-staff" };

/** The services of orders with their own double of the payment provider and their own products. */
export async function openOrderSystem(
  test: OrderTest,
  { stock, halfTokens }: { readonly stock: number; readonly halfTokens: number },
) {
  const { db, limiter } = test;
  const { queue, access, mapChecks, orderPrints, vouchers, webhookFailures } = test.backend;
  const stripe = await StripeDouble.start();
  const config = parseConfig(paymentVariables, stripe.environment);
  const paymentProvider = new InterruptedPaymentProvider(new StripePaymentProvider(config));
  const orderTokens = new OrderTokenService({ queue, vouchers });
  const orderStickers = new OrderStickerService(queue);
  const tokens = { orderTokens, orderStickers };
  const refunds = new RefundService({ db, queue, paymentProvider, ...tokens });
  const disputes = new DisputeService({ db, paymentProvider, orderTokens });
  const effects = { refunds, orderPrints, ...tokens };
  const payments = new PaymentService({ db, queue, paymentProvider, ...effects });
  const siteUrls = { pm: SITE, tbl: SITE };
  const sessions = new PaymentSessionService({ db, limiter, paymentProvider, payments, siteUrls });
  const shelf = makeVariant({ title: "Shelf", priceMinor: 1999, stock });
  const made = makeVariant({ title: "Made", priceMinor: 8900 });
  const product = await createProduct(test.backend, { variants: [shelf, made] });
  const pack = makeVariant({
    priceMinor: 500,
    selectedOptions: [{ name: "Tokens", value: String(PACK_HALF_TOKENS / 2) }],
    requiresShipping: false,
  });
  const packs = await createProduct(test.backend, {
    handle: `sticker-tokens-${randomUUID()}`,
    variants: [pack],
  });
  return {
    stripe,
    paymentProvider,
    sessions,
    refunds,
    disputes,
    staff: STAFF,
    variantIds: [...product.variants, ...packs.variants].map(({ id }) => id),
    placements: new OrderPlacementService({
      db,
      limiter,
      payments,
      sessions,
      orderStickers,
      access,
      mapChecks,
    }),
    events: new PaymentEventService({
      db,
      paymentProvider,
      payments,
      refunds,
      disputes,
      webhookFailures,
    }),
    reconciliation: new ReconciliationService({ db, paymentProvider, payments, sessions }),
    cancellations: new OrderCancellationService({ db, sessions, refunds }),
    carts: test.backend.carts,
    stickers: await createStickers(test),
    /** An anonymous caller who can open any number of carts. */
    visitor: { viewer: ANONYMOUS, networks: { ip: randomUUID() } },
    buyer: {
      viewer: await signInWithTokens(test, halfTokens),
      networks: { ip: randomUUID() },
    },
  };
}

export type OrderSystem = Awaited<ReturnType<typeof openOrderSystem>>;

/** Reads what is stored about the orders of these carts, the stock and the tokens. */
export async function readOrderSystem(
  test: OrderTest,
  { variantIds, buyer }: OrderSystem,
  cartIds: readonly string[],
) {
  const orders = await test.query(
    `select state, session_id is not null as is_session_known, paid_minor, refunded_minor,
       canceled_at is not null as is_canceled,
       (select count(*)::int from pgboss.job where name = 'send-mail'
         and data ->> 'kind' = 'receipt' and data ->> 'orderId' = shop_order.id::text) as receipts,
       (select coalesce(-sum(half_tokens), 0)::int from token_transaction
         where source_id = 'order:' || shop_order.id) as tokens_spent,
       (select status from sticker_order where order_id = shop_order.id) as stickers
     from shop_order where cart_id = any($1) order by number`,
    [cartIds],
  );
  const [shelf] = await test.query("select stock, reserved from product_variant where id = $1", [
    variantIds[0],
  ]);
  const carts = await test.query(
    "select completed_at is not null as is_completed from cart where id = any($1) order by array_position($1, id)",
    [cartIds],
  );
  const [tokens] = await test.query(
    `select half_token_balance as balance, half_tokens_reserved as reserved,
       half_token_debt as debt
     from account where id = $1`,
    [buyer.viewer.accountId],
  );
  const differences = await findTokenDifferences(test);
  return {
    orders,
    shelf,
    tokens,
    differences,
    carts: carts.map(({ isCompleted }) => isCompleted),
  };
}
