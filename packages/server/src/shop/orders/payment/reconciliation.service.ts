import type {
  PaymentProvider,
  PaymentSession,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database } from "../../../platform/database/database.ts";
import { findOrder, listExpiredOrders, listOrders } from "../order.repository.ts";
import { isOpenOrder, isOrderId } from "../order.types.ts";
import type { PaymentService } from "./payment.service.ts";
import { isOrderDifferentFromSession } from "./payment-facts.ts";
import type { PaymentSessionService } from "./payment-session.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly paymentProvider: PaymentProvider;
  readonly payments: PaymentService;
  readonly sessions: PaymentSessionService;
}

export interface ReconciliationReport {
  /** Sessions of this product. */
  readonly checked: number;
  readonly differences: number;
  /** Ids of sessions that still differ; each has to be corrected by hand. */
  readonly remaining: readonly string[];
}

/** An hour longer than the longest session: each one is compared after it has ended. */
const WINDOW_MS = 25 * 3_600_000;
const BATCH = 100;

/** Finds what no event has reported: payments, and sessions that ended. */
export class ReconciliationService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Ends open orders whose time is over; returns how many. A failure does not stop the others. */
  async expireOrders(): Promise<number> {
    const { db, sessions } = this.#deps;
    const failures: unknown[] = [];
    let ended = 0;
    for (const { id } of await listExpiredOrders(db, BATCH)) {
      const order = await findOrder(db, id);
      if (order === undefined || !isOpenOrder(order)) continue;
      try {
        if (!isOpenOrder(await sessions.close(order))) ended += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, "Not every order was ended");
    return ended;
  }

  /** Compares the sessions of the last day with their orders, and settles the differences. */
  async reconcile(now = new Date()): Promise<ReconciliationReport> {
    const createdAfter = new Date(now.getTime() - WINDOW_MS);
    const remaining: string[] = [];
    let [checked, differences] = [0, 0];
    for await (const batch of this.#listBatches(createdAfter)) {
      const differing = await this.#findDiffering(batch, now);
      const settled: PaymentSession[] = [];
      for (const session of differing) settled.push(await this.#settle(session));
      const left = await this.#findDiffering(settled, now);
      checked += batch.length;
      differences += differing.length;
      remaining.push(...left.map(({ id }) => id));
    }
    return { checked, differences, remaining };
  }

  async *#listBatches(createdAfter: Date): AsyncGenerator<PaymentSession[]> {
    let batch: PaymentSession[] = [];
    for await (const session of this.#deps.paymentProvider.listSessions({ createdAfter })) {
      if (session.orderId !== undefined && isOrderId(session.orderId)) batch.push(session);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async #findDiffering(sessions: readonly PaymentSession[], now: Date): Promise<PaymentSession[]> {
    if (sessions.length === 0) return [];
    const ids = sessions.flatMap(({ orderId }) => orderId ?? []);
    const orders = await listOrders(this.#deps.db, ids);
    return sessions.filter((session) => {
      const order = orders.find(({ id }) => id === session.orderId);
      return isOrderDifferentFromSession(order, session, now);
    });
  }

  /** Settles a difference and returns the session as it is then. */
  async #settle({ id, orderId = "" }: PaymentSession): Promise<PaymentSession> {
    const { db, paymentProvider, payments } = this.#deps;
    const order = await findOrder(db, orderId);
    const isWanted = order !== undefined && isOpenOrder(order);
    const read = isWanted
      ? await paymentProvider.findSession(id)
      : await paymentProvider.expireSession(id);
    if (read === undefined) throw new Error(`The session ${id} disappeared`);
    await payments.apply(read);
    return read;
  }
}
