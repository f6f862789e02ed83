import { randomUUID } from "node:crypto";
import { valueRefund } from "@photomap/commerce";
import { describeExpected } from "./expected-orders.ts";
import { type Interruption, readInterruption } from "./interrupted-payment-provider.ts";
import { type ModelOrder, OrderModel, refundedOf } from "./order-model.ts";
import type { OrderStep } from "./order-steps.ts";
import { type OrderSystem, type OrderTest, readOrderSystem } from "./order-system.ts";
import { RunCarts } from "./run-carts.ts";

type SessionStep = Extract<
  OrderStep,
  { readonly type: "pay" | "pay-later" | "expire-session" | "settle-later" }
>;

const CARTS = 2;
const EMAIL = "buyer@mail.example";

/** Runs the same steps against the services and the model. */
export class OrderRun {
  readonly #test: OrderTest;
  readonly #system: OrderSystem;
  readonly #model: OrderModel;
  readonly #carts: RunCarts;
  readonly #handledEvents = new Set<string>();

  constructor(
    test: OrderTest,
    system: OrderSystem,
    facts: { readonly stock: number; readonly halfTokens: number },
  ) {
    this.#test = test;
    this.#system = system;
    this.#model = new OrderModel(facts);
    this.#carts = new RunCarts(test, system, this.#model);
  }

  async start(): Promise<void> {
    for (let i = 0; i < CARTS; i += 1) await this.#carts.open();
  }

  /** Hides the orders from the jobs of later runs, which have another payment provider. */
  async finish(): Promise<void> {
    await this.#test.query(
      "update shop_order set session_expires_at = 'infinity' where cart_id = any($1)",
      [this.#carts.ids],
    );
  }

  /** Reads what is stored and what the model expects; they have to be equal. */
  async compare(): Promise<{ readonly stored: unknown; readonly expected: unknown }> {
    const stored = await readOrderSystem(this.#test, this.#system, this.#carts.ids);
    return { stored, expected: describeExpected(this.#model, this.#carts.completed) };
  }

  /** Runs one step; returns the result of the services and that of the model. */
  async run(step: OrderStep): Promise<readonly [unknown, unknown]> {
    switch (step.type) {
      case "change-cart":
        return this.#carts.change(step);
      case "change-stickers":
        return this.#carts.changeStickers(step);
      case "place":
        return this.#place(step);
      case "pay":
      case "pay-later":
      case "expire-session":
      case "settle-later":
        return this.#useSession(step);
      case "deliver":
        return this.#deliver(step);
      case "settle":
      case "reopen":
        return this.#settle(step);
      case "expire-orders":
        return this.#expireOrders();
      case "reconcile":
        return this.#reconcile();
      case "refund":
        return this.#refund(step);
      case "return-stickers":
        return this.#returnStickers(step);
      case "return-packs":
        return this.#returnPacks(step);
      case "refund-elsewhere":
        return this.#refundElsewhere(step);
      case "dispute":
        return this.#dispute(step);
      case "close-dispute":
        return this.#closeDispute(step);
      case "cancel":
        return this.#cancel(step);
      case "perform-refunds":
        return this.#performRefunds(step);
    }
  }

  async #place({ cart: number, tabs, interruption }: OrderStep & { type: "place" }) {
    const cart = await this.#carts.use(number);
    const { placements, buyer } = this.#system;
    // One tab may find out what became of a lost session while the others do not.
    const count = this.#model.hasLostSession(cart) ? 1 : tabs;
    const input = {
      brand: "pm",
      checkoutId: cart.id,
      version: cart.version,
      email: EMAIL,
    } as const;
    return this.#interrupt(
      count > 1 ? undefined : interruption,
      async () => {
        const results = await Promise.all(
          Array.from({ length: count }, () => placements.place(buyer, input)),
        );
        return results[0]?.kind;
      },
      () => this.#model.place(cart),
    );
  }

  async #useSession(step: SessionStep) {
    const { stripe } = this.#system;
    const order = this.#choose(step.order, ({ session }) => session !== undefined);
    const session = order?.session;
    if (order === undefined || session === undefined) return [undefined, undefined] as const;
    const id = await this.#findSessionId(order);
    const isExpected = session.status === (step.type === "settle-later" ? "pending" : "open");
    if (!isExpected) return [undefined, undefined] as const;
    switch (step.type) {
      case "pay":
        session.paidMinor = stripe.pay(id).amount_total ?? 0;
        session.status = "paid";
        break;
      case "pay-later":
        session.paidMinor = stripe.payLater(id).amount_total ?? 0;
        session.status = "pending";
        break;
      case "settle-later":
        stripe.settleLater(id, step.outcome);
        session.status = step.outcome === "succeeded" ? "paid" : "failed";
        break;
      default:
        stripe.expire(id);
        session.status = "expired";
    }
    return [undefined, undefined] as const;
  }

  async #deliver({ seed, isLossy }: OrderStep & { type: "deliver" }) {
    const { stripe, events } = this.#system;
    const shuffle = { seed, duplicate: 0.4, delay: 0.3, reorder: true };
    for (const delivery of stripe.takeDeliveries(shuffle)) {
      await events.handle(Buffer.from(delivery.body), stripe.sign(delivery.body));
      await this.#learn(delivery);
    }
    if (isLossy) stripe.takeDeliveries();
    return [undefined, undefined] as const;
  }

  async #learn({ eventId, type, body }: OrderSystem["stripe"]["held"][number]): Promise<void> {
    if (!type.startsWith("checkout.session.") || this.#handledEvents.has(eventId)) return;
    this.#handledEvents.add(eventId);
    const { client_reference_id: orderId } = JSON.parse(body).data.object;
    const ids = await this.#listOrderIds();
    const order = this.#model.orders[ids.indexOf(orderId)];
    if (order === undefined) throw new Error(`The model has no order ${orderId}`);
    this.#model.learn(order);
  }

  async #settle({ type, cart: number, interruption }: OrderStep & { type: "settle" | "reopen" }) {
    const cart = this.#carts.find(number);
    if (cart === undefined) return [undefined, undefined] as const;
    const key = { checkoutId: cart.id, brand: "pm" } as const;
    const { sessions } = this.#system;
    return this.#interrupt(
      interruption,
      async () =>
        void (type === "settle" ? await sessions.settleCart(key) : await sessions.reopenCart(key)),
      () => (type === "settle" ? this.#model.settle(cart) : this.#model.reopen(cart)),
    );
  }

  async #expireOrders() {
    await this.#test.query(
      `update shop_order set session_expires_at = now() - interval '1 second'
       where cart_id = any($1) and state in ('CREATED', 'AWAITING_PAYMENT')`,
      [this.#carts.ids],
    );
    await this.#system.reconciliation.expireOrders();
    this.#model.expireAll();
    return [undefined, undefined] as const;
  }

  async #reconcile() {
    const { remaining } = await this.#system.reconciliation.reconcile();
    this.#model.reconcile();
    return [remaining, []] as const;
  }

  async #refund({ order: number, quarters }: OrderStep & { type: "refund" }) {
    const order = this.#choose(number, () => true);
    if (order === undefined) return [undefined, undefined] as const;
    const { refunds, staff } = this.#system;
    const amountMinor = Math.max(1, Math.floor((order.paidMinor * quarters) / 4));
    const input = { requestId: randomUUID(), amountMinor, lines: [], reason: "", restock: false };
    const orderId = await this.#findOrderId(order);
    const { kind } = await refunds.request(staff, { ...input, orderId });
    return [kind === "requested", this.#model.refund(order, amountMinor) === "requested"] as const;
  }

  async #returnStickers({
    order: number,
    quantity,
  }: OrderStep & { type: "return-stickers" }): Promise<readonly [unknown, unknown]> {
    const order = this.#choose(number, ({ tokens }) => tokens > 0);
    if (order === undefined) return [undefined, undefined];
    const orderId = await this.#findOrderId(order);
    const [line] = await this.#test.query(
      "select id from order_line where order_id = $1 and half_tokens_used > 0",
      [orderId],
    );
    const lines = [{ lineId: String(line?.["id"]), quantity }];
    const input = { requestId: randomUUID(), amountMinor: 0, lines, reason: "", restock: false };
    const { refunds, staff } = this.#system;
    const { kind } = await refunds.request(staff, { ...input, orderId });
    const expected = this.#model.returnStickers(order, quantity);
    return [kind === "requested", expected === "requested"];
  }

  async #returnPacks({
    order: number,
    quantity,
    isInFull,
  }: OrderStep & { type: "return-packs" }): Promise<readonly [unknown, unknown]> {
    const order = this.#choose(number, ({ packs }) => packs > 0);
    if (order === undefined) return [undefined, undefined];
    const orderId = await this.#findOrderId(order);
    const { refunds, staff, variantIds } = this.#system;
    const [line] = await this.#test.query(
      "select id from order_line where order_id = $1 and variant_id = $2",
      [orderId, variantIds[2]],
    );
    const lines = [{ lineId: String(line?.["id"]), quantity }];
    const facts = await refunds.describeOrder(orderId);
    if (facts === undefined) throw new Error(`There is no order ${orderId}`);
    const value = valueRefund(facts, lines);
    const amountMinor = isInFull ? value.fullMinor : value.suggestedMinor;
    const input = { requestId: randomUUID(), amountMinor, lines, reason: "", restock: false };
    const { kind } = await refunds.request(staff, { ...input, orderId });
    const expected = this.#model.returnPacks(order, quantity, { value, amountMinor });
    return [kind === "requested", expected === "requested"];
  }

  /** Chooses a paid order without refunds under way, whose payment the provider can change. */
  #choosePaid(number: number, isPossible: (order: ModelOrder) => boolean) {
    return this.#choose(
      number,
      (order) =>
        order.paidMinor > 0 && order.refunds.every(({ isDone }) => isDone) && isPossible(order),
    );
  }

  async #findPaymentId(order: ModelOrder): Promise<string> {
    const [row] = await this.#test.query("select payment_intent_id from shop_order where id = $1", [
      await this.#findOrderId(order),
    ]);
    return String(row?.["paymentIntentId"]);
  }

  async #refundElsewhere({ order: number, quarters }: OrderStep & { type: "refund-elsewhere" }) {
    const order = this.#choosePaid(
      number,
      (paid) => paid.dispute === undefined && refundedOf(paid) < paid.paidMinor,
    );
    if (order === undefined) return [undefined, undefined] as const;
    const { stripe, refunds } = this.#system;
    const paymentId = await this.#findPaymentId(order);
    const rest = order.paidMinor - refundedOf(order);
    const amount = Math.max(1, Math.floor((rest * quarters) / 4));
    stripe.refundElsewhere(paymentId, amount);
    await refunds.syncPayment(paymentId, { id: randomUUID(), type: "charge.refunded" });
    this.#model.refundElsewhere(order, amount);
    return [undefined, undefined] as const;
  }

  async #dispute({ order: number }: OrderStep & { type: "dispute" }) {
    const order = this.#choosePaid(number, ({ dispute }) => dispute === undefined);
    if (order === undefined) return [undefined, undefined] as const;
    const { stripe, disputes } = this.#system;
    const paymentId = await this.#findPaymentId(order);
    stripe.dispute(paymentId);
    await disputes.syncPayment(paymentId);
    this.#model.openDispute(order);
    return [undefined, undefined] as const;
  }

  async #closeDispute({ order: number, outcome }: OrderStep & { type: "close-dispute" }) {
    const order = this.#choose(number, ({ dispute }) => dispute?.status === "open");
    if (order === undefined) return [undefined, undefined] as const;
    const { stripe, disputes } = this.#system;
    const paymentId = await this.#findPaymentId(order);
    const [dispute] = await this.#test.query(
      "select provider_id from order_dispute where order_id = $1 and status = 'OPEN'",
      [await this.#findOrderId(order)],
    );
    stripe.closeDispute(String(dispute?.["providerId"]), outcome);
    await disputes.syncPayment(paymentId);
    this.#model.closeDispute(order, outcome);
    return [undefined, undefined] as const;
  }

  async #cancel({ order: number, interruption }: OrderStep & { type: "cancel" }) {
    const order = this.#choose(number, () => true);
    if (order === undefined) return [undefined, undefined] as const;
    const orderId = await this.#findOrderId(order);
    const { cancellations, staff } = this.#system;
    return this.#interrupt(
      interruption,
      async () =>
        (await cancellations.cancel(staff, { orderId, reason: "OTHER" })).kind === "canceled",
      () => this.#model.cancel(order) === "canceled",
    );
  }

  async #performRefunds({ interruption }: OrderStep & { type: "perform-refunds" }) {
    const pending = await this.#test.query(
      `select order_refund.id from order_refund join shop_order on shop_order.id = order_id
       where cart_id = any($1) and status = 'PENDING' order by number, order_refund.created_at`,
      [this.#carts.ids],
    );
    return this.#interrupt(
      interruption,
      async () => {
        for (const { id } of pending) await this.#system.refunds.perform(String(id));
      },
      () => this.#model.performRefunds(),
    );
  }

  /** Runs both with an interruption at the same point. */
  async #interrupt<Result>(
    interruption: Interruption | undefined,
    act: () => Promise<Result>,
    expect: () => Result,
  ): Promise<readonly [unknown, unknown]> {
    this.#system.paymentProvider.next = interruption;
    this.#model.next = interruption;
    const result = await act().catch(readInterruption);
    let expected: unknown;
    try {
      expected = expect();
    } catch (error) {
      expected = readInterruption(error);
    }
    this.#system.paymentProvider.next = undefined;
    this.#model.next = undefined;
    return [result, expected];
  }

  #choose(number: number, isPossible: (order: ModelOrder) => boolean): ModelOrder | undefined {
    const orders = this.#model.orders.filter(isPossible);
    return orders[number % orders.length];
  }

  async #listOrderIds(): Promise<string[]> {
    const rows = await this.#test.query(
      "select id from shop_order where cart_id = any($1) order by number",
      [this.#carts.ids],
    );
    return rows.map(({ id }) => String(id));
  }

  async #findOrderId(order: ModelOrder): Promise<string> {
    const id = (await this.#listOrderIds())[this.#model.orders.indexOf(order)];
    if (id === undefined) throw new Error("The order of the model is not stored");
    return id;
  }

  async #findSessionId(order: ModelOrder): Promise<string> {
    const orderId = await this.#findOrderId(order);
    const session = this.#system.stripe.sessions.find(
      ({ client_reference_id }) => client_reference_id === orderId,
    );
    if (session === undefined) throw new Error("The session of the model does not exist");
    return session.id;
  }
}
