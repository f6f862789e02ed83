import { Stripe } from "stripe";
import type { z } from "zod";
import type { paymentVariables } from "../../config/config.ts";
import {
  type PaymentAddress,
  type PaymentDispute,
  type PaymentProvider,
  type PaymentRecipient,
  type PaymentRefund,
  PaymentRequestError,
  type PaymentSession,
  type PaymentSessionRequest,
  PaymentUnavailableError,
  type PaymentWebhookResult,
  type RefundRequest,
} from "./payment-provider.ts";

type PaymentConfig = Readonly<z.output<z.ZodObject<typeof paymentVariables>>>;

/**
 * The time limit of a request. With one retry, a buyer's request ends after 20 s at most; jobs
 * repeat theirs later.
 */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;
const PAGE_SIZE = 100;
const SHIPPING_TAX_CODE = "txcd_92010001";

/** Takes payments with Stripe Checkout; the only file that imports Stripe's client. */
export class StripePaymentProvider implements PaymentProvider {
  readonly #stripe: Stripe;
  readonly #webhookSecrets: readonly string[];

  constructor(config: PaymentConfig) {
    this.#stripe = new Stripe(config.STRIPE_SECRET_KEY, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(config.STRIPE_API_URL !== undefined && parseHost(config.STRIPE_API_URL)),
    });
    this.#webhookSecrets = config.STRIPE_WEBHOOK_SECRET;
  }

  async createSession(request: PaymentSessionRequest): Promise<PaymentSession> {
    const { idempotencyKey } = request;
    return callStripe(async () => {
      const coupon = await this.#createCoupon(request);
      const customer = await this.#createCustomer(request);
      const parameters = {
        ...writeSession(request, customer?.id),
        ...(coupon !== undefined && { discounts: [{ coupon: coupon.id }] }),
      };
      return readSession(
        await this.#stripe.checkout.sessions.create(parameters, { idempotencyKey }),
      );
    });
  }

  async findSession(id: string): Promise<PaymentSession | undefined> {
    return callStripe(async () => {
      try {
        return await this.#retrieve(id);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) {
          return undefined;
        }
        throw error;
      }
    });
  }

  async expireSession(id: string): Promise<PaymentSession> {
    return callStripe(async () => {
      try {
        return readSession(await this.#stripe.checkout.sessions.expire(id));
      } catch (error) {
        // Only an open session can be expired.
        const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
        if (!isRefused || error.statusCode === 404) throw error;
        const session = await this.#retrieve(id);
        if (session.status === "open") throw error;
        return session;
      }
    });
  }

  async *listSessions({ createdAfter }: { readonly createdAfter: Date }) {
    const created = { gte: toSeconds(createdAfter) };
    try {
      for await (const session of this.#stripe.checkout.sessions.list({
        created,
        limit: PAGE_SIZE,
        expand: ["data.payment_intent"],
      })) {
        yield readSession(session);
      }
    } catch (error) {
      throw translateError(error);
    }
  }

  async refund(request: RefundRequest): Promise<PaymentRefund> {
    const { paymentIntentId, amountMinor, idempotencyKey, orderId } = request;
    return callStripe(async () =>
      readRefund(
        await this.#stripe.refunds.create(
          { payment_intent: paymentIntentId, amount: amountMinor, metadata: { orderId } },
          { idempotencyKey },
        ),
      ),
    );
  }

  async findRefunds(paymentIntentId: string): Promise<PaymentRefund[]> {
    return callStripe(async () => {
      const refunds: PaymentRefund[] = [];
      const list = this.#stripe.refunds.list({ payment_intent: paymentIntentId, limit: PAGE_SIZE });
      for await (const refund of list) refunds.push(readRefund(refund));
      return refunds;
    });
  }

  async findDisputes(paymentIntentId: string): Promise<PaymentDispute[]> {
    return callStripe(async () => {
      const disputes: PaymentDispute[] = [];
      const filter = { payment_intent: paymentIntentId, limit: PAGE_SIZE };
      for await (const dispute of this.#stripe.disputes.list(filter)) {
        disputes.push(readDispute(dispute));
      }
      return disputes;
    });
  }

  async listDisputedPayments({ createdAfter }: { readonly createdAfter: Date }): Promise<string[]> {
    return callStripe(async () => {
      const ids = new Set<string>();
      const filter = { created: { gte: toSeconds(createdAfter) }, limit: PAGE_SIZE };
      for await (const dispute of this.#stripe.disputes.list(filter)) {
        const id = readId(dispute.payment_intent);
        if (id !== undefined) ids.add(id);
      }
      return [...ids];
    });
  }

  readEvent(rawBody: Buffer, signature: string | undefined): PaymentWebhookResult {
    if (signature === undefined) return { kind: "rejected", reason: "no signature" };
    let reason = "";
    for (const secret of this.#webhookSecrets) {
      try {
        return describeEvent(this.#stripe.webhooks.constructEvent(rawBody, signature, secret));
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return { kind: "rejected", reason };
  }

  /**
   * Retrieves a session with its payment, which alone distinguishes a failed asynchronous payment
   * from one in progress.
   */
  async #retrieve(id: string): Promise<PaymentSession> {
    const expand = ["payment_intent"];
    return readSession(await this.#stripe.checkout.sessions.retrieve(id, { expand }));
  }

  /**
   * Creates the one discount that Stripe takes for a session: the amounts of all lines together,
   * without a code.
   */
  async #createCoupon({ discountMinor, currency, idempotencyKey }: PaymentSessionRequest) {
    if (discountMinor === 0) return undefined;
    return this.#stripe.coupons.create(
      {
        amount_off: discountMinor,
        currency: currency.toLowerCase(),
        duration: "once",
        name: "Discount",
      },
      { idempotencyKey: `${idempotencyKey}:coupon` },
    );
  }

  /** Creates the customer whose address the tax is computed for when the page doesn't ask for one. */
  async #createCustomer({ shipTo, email, orderId, idempotencyKey }: PaymentSessionRequest) {
    if (shipTo === undefined || shipTo === "ask") return undefined;
    return this.#stripe.customers.create(
      {
        name: shipTo.name,
        shipping: writeRecipient(shipTo),
        metadata: { orderId },
        ...(email !== undefined && { email }),
      },
      { idempotencyKey: `${idempotencyKey}:customer` },
    );
  }
}

function parseHost(url: string) {
  const { hostname, port, protocol } = new URL(url);
  const isHttps = protocol === "https:";
  return {
    host: hostname,
    port: port === "" ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? ("https" as const) : ("http" as const),
  };
}

function writeSession(
  request: PaymentSessionRequest,
  customer: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, brand, cartHash, email, shipTo } = request;
  const currency = request.currency.toLowerCase();
  const metadata = { orderId, businessId: brand, cartHash };
  return {
    mode: "payment",
    client_reference_id: orderId,
    metadata,
    // Copied to the payment and its charge, so that events of refunds can be matched.
    payment_intent_data: {
      metadata,
      ...(shipTo !== undefined && shipTo !== "ask" && { shipping: writeRecipient(shipTo) }),
    },
    line_items: request.lines.map((line) => writeLine(line, currency)),
    automatic_tax: { enabled: true },
    // The amounts of a session in another currency could not be compared with those of the order.
    adaptive_pricing: { enabled: false },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: toSeconds(request.expiresAt),
    // A customer brings the address along.
    ...(customer === undefined ? email !== undefined && { customer_email: email } : { customer }),
    ...(shipTo === "ask" && {
      shipping_address_collection: { allowed_countries: ["US" as const] },
    }),
    ...(request.shipping !== undefined && {
      shipping_options: [{ shipping_rate_data: writeShipping(request.shipping, currency) }],
    }),
  };
}

function writeRecipient({ name, address }: PaymentRecipient) {
  const { line1 = "", line2, city = "", state = "", postalCode = "", country = "" } = address;
  const place = { line1, city, state, postal_code: postalCode, country };
  return { name, address: line2 === undefined ? place : { ...place, line2 } };
}

function writeLine(
  line: PaymentSessionRequest["lines"][number],
  currency: string,
): Stripe.Checkout.SessionCreateParams.LineItem {
  const { name, description, taxCode, imageUrl } = line;
  return {
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.unitAmountMinor,
      tax_behavior: "exclusive",
      product_data: {
        name,
        ...(description !== undefined && { description }),
        ...(taxCode !== undefined && { tax_code: taxCode }),
        ...(imageUrl !== undefined && { images: [imageUrl] }),
      },
    },
  };
}

function writeShipping(
  { title, amountMinor, minDays, maxDays }: NonNullable<PaymentSessionRequest["shipping"]>,
  currency: string,
): Stripe.Checkout.SessionCreateParams.ShippingOption.ShippingRateData {
  return {
    type: "fixed_amount",
    display_name: title,
    fixed_amount: { amount: amountMinor, currency },
    tax_behavior: "exclusive",
    tax_code: SHIPPING_TAX_CODE,
    delivery_estimate: {
      minimum: { unit: "business_day", value: minDays },
      maximum: { unit: "business_day", value: maxDays },
    },
  };
}

function readSession(session: Stripe.Checkout.Session): PaymentSession {
  const shipping = session.collected_information?.shipping_details;
  const buyer = session.customer_details;
  return {
    id: session.id,
    url: session.url ?? undefined,
    status: requireOneOf(["open", "complete", "expired"], session.status),
    paymentStatus: requireOneOf(["paid", "unpaid", "no_payment_required"], session.payment_status),
    isPaymentFailed: isFailed(session),
    amountTotalMinor: session.amount_total ?? 0,
    amountSubtotalMinor: session.amount_subtotal ?? 0,
    amountTaxMinor: session.total_details?.amount_tax ?? 0,
    amountShippingMinor: session.total_details?.amount_shipping ?? 0,
    amountDiscountMinor: session.total_details?.amount_discount ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    // Not the reference: the address of a payment link can set it.
    orderId: session.metadata?.["orderId"],
    paymentIntentId: readId(session.payment_intent),
    email: buyer?.email ?? session.customer_email ?? undefined,
    name: shipping?.name ?? buyer?.name ?? undefined,
    shippingAddress: readAddress(shipping?.address),
    billingAddress: readAddress(buyer?.address),
    createdAt: fromSeconds(session.created),
    expiresAt: fromSeconds(session.expires_at),
  };
}

/**
 * Whether the payment failed: the buyer of a complete session can't try again with another payment
 * method.
 */
function isFailed({ status, payment_status, payment_intent: payment }: Stripe.Checkout.Session) {
  if (status !== "complete" || payment_status !== "unpaid") return false;
  return (
    typeof payment === "object" &&
    (payment?.status === "requires_payment_method" || payment?.status === "canceled")
  );
}

function readAddress(address: Stripe.Address | null | undefined): PaymentAddress | undefined {
  if (!address) return undefined;
  return {
    line1: address.line1 ?? undefined,
    line2: address.line2 ?? undefined,
    city: address.city ?? undefined,
    state: address.state ?? undefined,
    postalCode: address.postal_code ?? undefined,
    country: address.country ?? undefined,
  };
}

const REFUND_STATUSES = ["pending", "requires_action", "succeeded", "failed", "canceled"] as const;

function readRefund(refund: Stripe.Refund): PaymentRefund {
  return {
    id: refund.id,
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
    status: requireOneOf(REFUND_STATUSES, refund.status),
    orderId: refund.metadata?.["orderId"],
    createdAt: fromSeconds(refund.created),
  };
}

/** What each status means for the money; an inquiry ("warning") may become a dispute. */
const DISPUTE_STATUSES: Readonly<Record<string, PaymentDispute["status"]>> = {
  warning_needs_response: "open",
  warning_under_review: "open",
  needs_response: "open",
  under_review: "open",
  appeal_needs_response: "open",
  appeal_under_review: "open",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
};

function readDispute({ id, amount, reason, status }: Stripe.Dispute): PaymentDispute {
  // A status that is new to us still holds the order.
  return { id, amountMinor: amount, reason, status: DISPUTE_STATUSES[status] ?? "open" };
}

/** Describes an event by its ids only: the object in it may be outdated. */
function describeEvent({ id, type, data: { object } }: Stripe.Event): PaymentWebhookResult {
  const event = { kind: "event", id, type } as const;
  if (!("object" in object)) return event;
  switch (object.object) {
    case "checkout.session":
      return {
        ...event,
        sessionId: object.id,
        paymentIntentId: readId(object.payment_intent),
        orderId: object.metadata?.["orderId"],
      };
    case "refund":
    case "charge":
    case "dispute":
      return {
        ...event,
        paymentIntentId: readId(object.payment_intent),
        orderId: object.metadata?.["orderId"],
      };
    default:
      return event;
  }
}

async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw translateError(error);
  }
}

const TOO_MANY_REQUESTS = 429;
/** The status when a running request uses the same idempotency key. */
const CONFLICT = 409;

function translateError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode = 500, code, message } = error;
  const isTemporary =
    error instanceof Stripe.errors.StripeConnectionError ||
    statusCode >= 500 ||
    statusCode === TOO_MANY_REQUESTS ||
    statusCode === CONFLICT;
  return isTemporary
    ? new PaymentUnavailableError(message, { cause: error })
    : new PaymentRequestError(message, { code, cause: error });
}

function requireOneOf<Value extends string>(values: readonly Value[], found: string | null): Value {
  const value = values.find((candidate) => candidate === found);
  if (value === undefined) throw new Error(`Stripe sent ${found}, expected ${values.join(", ")}`);
  return value;
}

function readId(reference: string | { readonly id: string } | null): string | undefined {
  return typeof reference === "object" ? reference?.id : reference;
}

/** Returns whole seconds, which Stripe counts in. */
function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
