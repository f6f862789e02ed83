import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type Buyer, CheckoutSessions } from "./checkout-sessions.ts";
import { Disputes } from "./disputes.ts";
import {
  createMissingPageHtml,
  createPaymentPageHtml,
  createSessionListHtml,
  readBuyer,
} from "./payment-page.ts";
import { Refunds } from "./refunds.ts";
import type { ShuffleOptions } from "./shuffle-deliveries.ts";
import { answerApi } from "./stripe-api.ts";
import {
  type SessionObject,
  type SessionRecord,
  StripeRefusal,
  StripeState,
} from "./stripe-state.ts";
import { type Delivery, type WebhookSettings, Webhooks } from "./webhooks.ts";

const WEBHOOK_SECRET = "whsec_of_the_double_and_worth_nothing_elsewhere";

export interface StripeDoubleOptions {
  readonly port?: number;
  readonly webhooks?: Partial<WebhookSettings>;
  /** The state that an earlier run left. */
  readonly state?: StripeState;
  /** Called after each request that may have changed the state. */
  readonly onChange?: (state: StripeState) => void;
}

/** Stripe's API for Checkout, coupons and refunds, its hosted page and its webhooks, in memory. */
export class StripeDouble {
  readonly #server: Server;
  readonly #state: StripeState;
  readonly #sessions: CheckoutSessions;
  readonly #refunds: Refunds;
  readonly #disputes: Disputes;
  readonly #webhooks: Webhooks;
  readonly #secret: string;
  readonly #onChange: (state: StripeState) => void;
  readonly #failures: ("before" | "after")[] = [];
  /** The requests to the API as "METHOD path", refused ones included. */
  readonly requests: string[] = [];

  private constructor({ webhooks, state = new StripeState(), onChange }: StripeDoubleOptions) {
    this.#state = state;
    this.#secret = webhooks?.secret ?? WEBHOOK_SECRET;
    this.#webhooks = new Webhooks({ mode: "held", ...webhooks, secret: this.#secret });
    const emit = (type: string, object: object) =>
      this.#webhooks.emit(type, object, this.#state.now());
    this.#sessions = new CheckoutSessions(state, emit);
    this.#refunds = new Refunds(state, emit);
    this.#disputes = new Disputes(state, emit);
    this.#onChange = onChange ?? (() => undefined);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) =>
        response.writeHead(error instanceof StripeRefusal ? error.status : 500).end(String(error)),
      );
    });
  }

  static async start(options: StripeDoubleOptions = {}): Promise<StripeDouble> {
    const double = new StripeDouble(options);
    await once(double.#server.listen(options.port ?? 0, "127.0.0.1"), "listening");
    return double;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The double is closed");
    return `http://127.0.0.1:${address.port}`;
  }

  /** The environment of a backend that pays here. */
  get environment(): Record<string, string> {
    return {
      STRIPE_API_URL: this.url,
      STRIPE_SECRET_KEY: "sk_test_double",
      STRIPE_WEBHOOK_SECRET: this.#secret,
    };
  }

  /** The sessions, the oldest first. */
  get sessions(): SessionObject[] {
    return [...this.#state.sessions.values()].map(({ session }) => session);
  }

  get held(): readonly Delivery[] {
    return this.#webhooks.held;
  }

  pay(sessionId: string, buyer: Partial<Buyer> = {}): SessionObject {
    return this.#sessions.pay(sessionId, this.#completeBuyer(sessionId, buyer));
  }

  /** Completes the session without money, which arrives or fails with `settleLater`. */
  payLater(sessionId: string, buyer: Partial<Buyer> = {}): SessionObject {
    return this.#sessions.payLater(sessionId, this.#completeBuyer(sessionId, buyer));
  }

  settleLater(sessionId: string, outcome: "succeeded" | "failed"): SessionObject {
    return this.#sessions.settleLater(sessionId, outcome);
  }

  expire(sessionId: string): SessionObject {
    return this.#sessions.expire(sessionId);
  }

  /** Moves the double's clock and expires the sessions whose time is over. */
  advance(milliseconds: number): void {
    this.#state.clockOffsetMs += milliseconds;
    this.#sessions.expireDue();
  }

  /** Opens a dispute about a payment, or about an amount of it; returns its id. */
  dispute(paymentIntentId: string, amount?: number): string {
    return this.#disputes.open(paymentIntentId, amount).id;
  }

  closeDispute(disputeId: string, outcome: "won" | "lost"): void {
    this.#disputes.close(disputeId, outcome);
  }

  /** Refunds on the provider's own pages; everything that is left without an amount. */
  refundElsewhere(paymentIntentId: string, amount?: number): string {
    return this.#refunds.create({
      payment_intent: paymentIntentId,
      ...(amount !== undefined && { amount }),
    }).id;
  }

  failRefund(refundId: string): void {
    this.#refunds.fail(refundId);
  }

  /**
   * Fails requests. before: 503 and nothing is done; after: the request is done and its answer is
   * lost.
   */
  failRequests(count: number, moment: "before" | "after"): void {
    this.#failures.push(...Array.from({ length: count }, () => moment));
  }

  /** Removes the held deliveries; the caller delivers them with `sign` or `send`. */
  takeDeliveries(shuffle?: ShuffleOptions): Delivery[] {
    return this.#webhooks.take(shuffle);
  }

  /** Delivers what is held, in the order of the shuffle; returns the statuses of the responses. */
  flush(shuffle?: ShuffleOptions): Promise<number[]> {
    return this.#webhooks.flush(shuffle);
  }

  send(delivery: Delivery): Promise<number> {
    return this.#webhooks.send(delivery);
  }

  /** Returns the value of the Stripe-Signature header. */
  sign(body: string, at?: Date): string {
    return this.#webhooks.sign(body, at);
  }

  async stop(): Promise<void> {
    this.#webhooks.stop();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #completeBuyer(sessionId: string, buyer: Partial<Buyer>): Buyer {
    const { session, customer } = this.#state.requireSession(sessionId);
    const email = customer?.email ?? session.customer_email;
    const form = new URLSearchParams(email === null ? {} : { email });
    return { ...readBuyer(form), ...buyer };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", "http://stripe");
    const method = request.method ?? "GET";
    const body = await text(request);
    if (pathname.startsWith("/v1/")) {
      const form = method === "GET" ? search : body;
      this.#answerApi(request, response, { method, path: pathname, form });
    } else if (pathname === "/healthz") {
      response.end("ok");
    } else if (pathname === "/") {
      sendPage(response, createSessionListHtml([...this.#state.sessions.values()]));
    } else {
      this.#answerPage(response, pathname, method === "POST" ? body : undefined);
    }
    if (method === "POST") this.#onChange(this.#state);
  }

  #answerApi(
    { headers }: IncomingMessage,
    response: ServerResponse,
    call: { method: string; path: string; form: string },
  ): void {
    this.requests.push(`${call.method} ${call.path}`);
    const failure = this.#failures.shift();
    if (failure === "before") return void response.writeHead(503).end(`{"error":{}}`);
    const idempotencyKey = headers["idempotency-key"];
    const answer = answerApi(
      {
        ...call,
        authorization: headers.authorization,
        idempotencyKey: typeof idempotencyKey === "string" ? idempotencyKey : undefined,
      },
      { state: this.#state, sessions: this.#sessions, refunds: this.#refunds, url: this.url },
    );
    if (failure === "after") return void response.destroy();
    response.writeHead(answer.status, {
      "content-type": "application/json",
      ...(answer.isReplayed && { "idempotent-replayed": "true" }),
    });
    response.end(JSON.stringify(answer.body));
  }

  #answerPage(response: ServerResponse, pathname: string, body: string | undefined): void {
    this.#sessions.expireDue();
    const record = this.#state.sessions.get(pathname.replace("/pay/", ""));
    if (record === undefined) return sendPage(response, createMissingPageHtml(), 404);
    if (body === undefined) return sendPage(response, createPaymentPageHtml(record));
    const form = new URLSearchParams(body);
    const action = form.get("action");
    if (action === "decline") {
      return sendPage(response, createPaymentPageHtml(record, "Your card was declined."));
    }
    response.writeHead(303, { location: this.#act(record, action, readBuyer(form)) }).end();
  }

  /** Acts as the buyer; returns where the browser goes next. */
  #act({ session }: SessionRecord, action: string | null, buyer: Buyer): string {
    const page = `/pay/${session.id}`;
    if (action === "cancel") return session.cancel_url ?? page;
    if (action === "arrive") this.#sessions.settleLater(session.id, "succeeded");
    if (action === "fail") this.#sessions.settleLater(session.id, "failed");
    if (action === "arrive" || action === "fail" || session.status !== "open") return page;
    if (action === "pay-later") this.#sessions.payLater(session.id, buyer);
    else this.#sessions.pay(session.id, buyer);
    return (session.success_url ?? page).replace("{CHECKOUT_SESSION_ID}", session.id);
  }
}

function sendPage(response: ServerResponse, page: string, status = 200): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
}
