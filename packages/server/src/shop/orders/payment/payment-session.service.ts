import type { BrandId } from "@photomap/design";
import type { RateLimit, RateLimiter } from "../../../platform/adapters/redis/rate-limiter.ts";
import {
  type PaymentProvider,
  PaymentRequestError,
  type PaymentSession,
  PaymentUnavailableError,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { CheckoutProblem } from "../../carts/cart.types.ts";
import {
  findOrder,
  findOrderOfCart,
  lockCartOfOrder,
  lockOrder,
  markAwaitingPayment,
} from "../order.repository.ts";
import { isOpenOrder, type OrderLineRow, type OrderRow } from "../order.types.ts";
import { listOrderLines } from "../order-line.repository.ts";
import type { PaymentService } from "./payment.service.ts";
import { createOrderSearchText } from "./payment-facts.ts";
import { createPaymentRequest } from "./payment-request.ts";

export type OpenSessionResult =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "refused"; readonly problem: CheckoutProblem }
  /** The order ended meanwhile; the cart has to be read again. */
  | { readonly kind: "ended" };

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly paymentProvider: PaymentProvider;
  readonly payments: PaymentService;
  /** Base addresses of the checkout page, by brand. */
  readonly siteUrls: Readonly<Record<BrandId, string>>;
}

/**
 * Limits a page that asks while a payment is under way; beyond it, the stored state is the answer.
 */
const PROVIDER_CALLS: RateLimit = {
  name: "settle-checkout",
  limit: 200,
  windowSeconds: 3600,
  onRedisDown: "count-here",
};

/** Payment sessions of open orders: one for each order, created without a lock. */
export class PaymentSessionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Creates the session, or finds the one that an earlier or a parallel request has created. Throws
   * PaymentUnavailableError.
   */
  async open(order: OrderRow, lines?: readonly OrderLineRow[]): Promise<OpenSessionResult> {
    if (order.sessionId !== null) return this.#find(order, order.sessionId);
    const { db, paymentProvider, siteUrls } = this.#deps;
    const ordered = lines ?? (await listOrderLines(db, order.id));
    const request = createPaymentRequest(order, ordered, siteUrls[order.brand]);
    try {
      return await this.#start(order, await paymentProvider.createSession(request));
    } catch (error) {
      if (error instanceof PaymentRequestError) return this.#refuse(order, error);
      // The provider refuses a second request with the same key while the first one is under way.
      const started = error instanceof PaymentUnavailableError && (await findOrder(db, order.id));
      if (started && started.sessionId !== null) return this.#find(started, started.sessionId);
      throw error;
    }
  }

  async #start(order: OrderRow, session: PaymentSession): Promise<OpenSessionResult> {
    const { db, paymentProvider, payments } = this.#deps;
    const searchText = createOrderSearchText(order);
    const isStarted = await markAwaitingPayment(db, order.id, { ...session, searchText });
    const isOwn = isStarted || (await findOrder(db, order.id))?.sessionId === session.id;
    if (isOwn && session.status === "open" && session.url)
      return { kind: "open", url: session.url };
    // The order ended while its session was created.
    await payments.apply(await paymentProvider.expireSession(session.id));
    return { kind: "ended" };
  }

  async #find(order: OrderRow, sessionId: string): Promise<OpenSessionResult> {
    const { paymentProvider, payments } = this.#deps;
    const session = await paymentProvider.findSession(sessionId);
    if (session?.status === "open" && session.url) return { kind: "open", url: session.url };
    const settled = session ? await payments.apply(session) : await this.close(order);
    // An asynchronous payment is under way.
    if (settled && isOpenOrder(settled)) return { kind: "refused", problem: { code: "LOCKED" } };
    return { kind: "ended" };
  }

  /**
   * Ends an order whose session cannot be created: the first attempt was too long ago, or the
   * provider does not accept the address.
   */
  async #refuse(order: OrderRow, error: PaymentRequestError): Promise<OpenSessionResult> {
    await this.close(order);
    if (error.code === "email_invalid") {
      return { kind: "refused", problem: { code: "BAD_DOMAIN", field: ["input", "email"] } };
    }
    const isOutdated = Date.now() - order.createdAt.getTime() > OUTDATED_MS;
    if (isOutdated) return { kind: "ended" };
    throw error;
  }

  /** Ends the payment of an open order and returns the order as it is then, which may be paid. */
  async close(order: OrderRow): Promise<OrderRow> {
    const { sessionId } = order;
    const session = sessionId === null ? undefined : await this.#expire(sessionId);
    if (session !== undefined) return (await this.#deps.payments.apply(session)) ?? order;
    const closed = await this.#closeWithoutSession(order);
    const isStarted = isOpenOrder(closed) && closed.sessionId !== sessionId;
    return isStarted ? this.close(closed) : closed;
  }

  /** Returns undefined for a session that the provider does not have: it cannot be paid. */
  async #expire(sessionId: string): Promise<PaymentSession | undefined> {
    const { paymentProvider } = this.#deps;
    try {
      return await paymentProvider.expireSession(sessionId);
    } catch (error) {
      const isMissing =
        error instanceof PaymentRequestError &&
        (await paymentProvider.findSession(sessionId)) === undefined;
      if (isMissing) return undefined;
      throw error;
    }
  }

  /**
   * Closes the order; a request that creates a session meanwhile finds it closed and expires the
   * session.
   */
  async #closeWithoutSession(order: OrderRow): Promise<OrderRow> {
    const { db, payments } = this.#deps;
    return db.transaction().execute(async (transaction) => {
      await lockCartOfOrder(transaction, order.id);
      const locked = await lockOrder(transaction, order.id);
      if (locked?.sessionId === order.sessionId) {
        await payments.closeWithin(transaction, locked, "EXPIRE");
      }
      return (await findOrder(transaction, order.id)) ?? order;
    });
  }

  /** Settles the cart's order for the page after the payment; undefined without an order. */
  async settleCart(cart: CartKey): Promise<OrderRow | undefined> {
    const order = await this.#findOrder(cart);
    if (order === undefined || order.paidAt !== null || !(await this.#consume(cart))) return order;
    return this.#deps.payments.settleOrder(order.id);
  }

  /** Gives up the payment of the cart; undefined without an order. */
  async reopenCart(cart: CartKey): Promise<OrderRow | undefined> {
    const order = await this.#findOrder(cart);
    if (order === undefined || !isOpenOrder(order) || !(await this.#consume(cart))) return order;
    return this.close(order);
  }

  #consume({ checkoutId }: CartKey): Promise<boolean> {
    return this.#deps.limiter.consume(PROVIDER_CALLS, checkoutId);
  }

  async #findOrder({ checkoutId, brand }: CartKey): Promise<OrderRow | undefined> {
    const order = await findOrderOfCart(this.#deps.db, checkoutId);
    return order?.brand === brand ? order : undefined;
  }
}

export interface CartKey {
  /** The secret id of the cart. */
  readonly checkoutId: string;
  readonly brand: BrandId;
}

/** The provider accepts the stored time to pay for a minute after the order was created. */
const OUTDATED_MS = 50_000;
