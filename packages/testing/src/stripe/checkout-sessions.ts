import type Stripe from "stripe";
import type { SessionParameters } from "./parameters.ts";
import { computeSalesTax } from "./sales-tax.ts";
import {
  createId,
  createMissingError,
  type Emit,
  type SessionObject,
  type SessionRecord,
  StripeRefusal,
  type StripeState,
} from "./stripe-state.ts";

export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly address: Stripe.Address;
  /** The card's billing address; `address` when it is omitted. */
  readonly billingAddress?: Stripe.Address;
}

const MIN_EXPIRY_SECONDS = 30 * 60;
const MAX_EXPIRY_SECONDS = 24 * 60 * 60;
const MIN_TOTAL = 50;

/** The states of Checkout sessions; each change emits the event that Stripe sends. */
export class CheckoutSessions {
  readonly #state: StripeState;
  readonly #emit: Emit;

  constructor(state: StripeState, emit: Emit) {
    this.#state = state;
    this.#emit = emit;
  }

  create(parameters: SessionParameters, pageUrl: string): SessionObject {
    const now = this.#state.now();
    const expiresAt = parameters.expires_at ?? now + MAX_EXPIRY_SECONDS;
    if (expiresAt < now + MIN_EXPIRY_SECONDS || expiresAt > now + MAX_EXPIRY_SECONDS) {
      throw new StripeRefusal(
        "The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.",
        { param: "expires_at" },
      );
    }
    const id = createId("cs_test");
    const record: SessionRecord = {
      session: {
        id,
        object: "checkout.session",
        livemode: false,
        mode: "payment",
        status: "open",
        payment_status: "unpaid",
        payment_intent: null,
        url: `${pageUrl}/pay/${id}`,
        created: now,
        expires_at: expiresAt,
        currency: "usd",
        client_reference_id: parameters.client_reference_id ?? null,
        metadata: parameters.metadata ?? {},
        customer: parameters.customer ?? null,
        customer_email: parameters.customer_email ?? null,
        customer_details: null,
        collected_information: null,
        success_url: parameters.success_url,
        cancel_url: parameters.cancel_url ?? null,
        amount_subtotal: 0,
        amount_total: 0,
        total_details: null,
      },
      ...this.#readContent(parameters),
    };
    applyAmounts(record, null);
    const total = record.session.amount_total ?? 0;
    if (total !== 0 && total < MIN_TOTAL) {
      throw new StripeRefusal(
        "The Checkout Session's total amount due must add up to at least $0.50 usd",
        { code: "amount_too_small" },
      );
    }
    this.#state.sessions.set(id, record);
    return record.session;
  }

  pay(id: string, buyer: Buyer): SessionObject {
    const { session } = this.#complete(id, buyer);
    session.payment_status = session.amount_total === 0 ? "no_payment_required" : "paid";
    this.#emit("checkout.session.completed", session);
    return session;
  }

  /** Completes the session with a payment that arrives or fails later, as from a bank account. */
  payLater(id: string, buyer: Buyer): SessionObject {
    const { session } = this.#complete(id, buyer);
    this.#emit("checkout.session.completed", session);
    return session;
  }

  settleLater(id: string, outcome: "succeeded" | "failed"): SessionObject {
    const record = this.#state.requireSession(id);
    const { session } = record;
    const isPending = session.status === "complete" && session.payment_status === "unpaid";
    if (!isPending || record.paymentFailed) throw new StripeRefusal(`${id} awaits no payment`);
    if (outcome === "succeeded") session.payment_status = "paid";
    else record.paymentFailed = true;
    this.#emit(`checkout.session.async_payment_${outcome}`, session);
    return session;
  }

  expire(id: string): SessionObject {
    const { session } = this.#state.requireSession(id);
    if (session.status !== "open") {
      throw new StripeRefusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    session.status = "expired";
    session.url = null;
    this.#emit("checkout.session.expired", session);
    return session;
  }

  expireDue(): void {
    const now = this.#state.now();
    for (const { session } of this.#state.sessions.values()) {
      if (session.status === "open" && session.expires_at <= now) this.expire(session.id);
    }
  }

  #complete(id: string, buyer: Buyer): SessionRecord {
    const record = this.#state.requireSession(id);
    const { session } = record;
    if (session.status !== "open") throw new StripeRefusal(`${id} is ${session.status}`);
    const known = record.customer?.shipping?.address;
    applyAmounts(record, (known ?? buyer.address).state);
    session.status = "complete";
    session.url = null;
    session.payment_intent = session.amount_total === 0 ? null : createId("pi");
    session.customer_details = {
      email: buyer.email,
      name: buyer.name,
      address: buyer.billingAddress ?? buyer.address,
      business_name: null,
      individual_name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    };
    if (record.collectsShipping) {
      session.collected_information = {
        business_name: null,
        individual_name: null,
        shipping_details: { name: buyer.name, address: buyer.address },
      };
    }
    return record;
  }

  #readContent(parameters: SessionParameters): Omit<SessionRecord, "session"> {
    const couponId = parameters.discounts?.[0]?.coupon;
    const coupon = couponId === undefined ? undefined : this.#state.coupons.get(couponId);
    if (couponId !== undefined && coupon === undefined)
      throw createMissingError("coupon", couponId);
    const { customer: customerId, customer_email: email, automatic_tax: tax } = parameters;
    const customer = customerId === undefined ? undefined : this.#state.customers.get(customerId);
    if (customerId !== undefined && customer === undefined) {
      throw createMissingError("customer", customerId);
    }
    if (customer !== undefined && email !== undefined) {
      throw new StripeRefusal(
        "You may only specify one of these parameters: customer, customer_email.",
      );
    }
    if (tax?.enabled && customer !== undefined && !customer.shipping) {
      throw new StripeRefusal(
        "Automatic tax calculation in Checkout requires a valid address on the Customer.",
        { code: "customer_tax_location_invalid" },
      );
    }
    const rate = parameters.shipping_options?.[0]?.shipping_rate_data;
    return {
      lines: parameters.line_items.map(({ quantity, price_data: price }) => ({
        name: price.product_data.name,
        description: price.product_data.description,
        unitAmount: price.unit_amount,
        quantity,
      })),
      amountOff: coupon?.amount_off ?? 0,
      shipping: rate && { title: rate.display_name, amount: rate.fixed_amount.amount },
      collectsShipping: parameters.shipping_address_collection !== undefined,
      customer,
      isTaxed: tax?.enabled ?? false,
      paymentMetadata: parameters.payment_intent_data?.metadata ?? {},
    };
  }
}

/** Applies the amounts; there is no tax until the address is known. */
function applyAmounts(
  { session, lines, shipping, ...record }: SessionRecord,
  state: string | null,
) {
  const subtotal = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
  const discount = Math.min(record.amountOff, subtotal);
  const shippingAmount = shipping?.amount ?? 0;
  const net = subtotal - discount + shippingAmount;
  const tax = record.isTaxed ? computeSalesTax(net, state) : 0;
  session.amount_subtotal = subtotal;
  session.amount_total = net + tax;
  session.total_details = {
    amount_discount: discount,
    amount_shipping: shippingAmount,
    amount_tax: tax,
  };
}
