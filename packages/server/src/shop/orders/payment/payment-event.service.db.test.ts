import { randomUUID } from "node:crypto";
import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../../platform/viewer/viewer.ts";
import {
  createVariant,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  placeForSession,
  readOrder,
  readStock,
} from "../test/buyer.ts";
import { createPack, signIn } from "../test/token-buyer.ts";

const SHUFFLES = chooseSoakSize(50, 5000);
/** Orders that get their events at the same time. */
const PARALLEL = 10;

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

function deliver(body: string) {
  return test.backend.paymentEvents.handle(Buffer.from(body), test.stripe.sign(body));
}

/** What happens at the provider, in this order; each step emits the events about it. */
const STEPS = ["pay later", "arrive", "refund"] as const;

/**
 * The time at which each event is delivered, several times: before the next step or after all of
 * them.
 */
const scheduleArbitrary = fc.record({
  /** Whether an account places the order, not a guest. */
  isOfAccount: fc.boolean(),
  /** The step number after which each event arrives first, and the number of its copies. */
  delays: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
  /** Keys that sort what arrives at the same time. */
  keys: fc.array(fc.integer(), { minLength: 15, maxLength: 15 }),
});

type Schedule = typeof scheduleArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

interface Arrival {
  readonly body: string;
  readonly step: number;
  readonly key: number;
}

async function runSchedule(
  schedule: Schedule,
  variantIds: readonly string[],
): Promise<{ readonly orderId: string; readonly isOfAccount: boolean }> {
  const { delays, copies, keys, isOfAccount } = schedule;
  const viewer = isOfAccount ? await signIn(test) : ANONYMOUS;
  const lines = variantIds.map((variantId) => ({ variantId }));
  const input = await fillCart(test, lines, { viewer });
  const { orderId, sessionId } = await placeForSession(test, input, viewer);
  const arrivals: Arrival[] = [];
  let events = 0;
  const schedules = (body: string, step: number) => {
    const index = events % 5;
    events += 1;
    for (let copy = 0; copy < (copies[index] ?? 1); copy += 1) {
      const key = keys[(index * 3 + copy) % keys.length] ?? 0;
      arrivals.push({ body, step: step + (copy === 0 ? (delays[index] ?? 0) : copy), key });
    }
  };
  // Signed, but not true: the session is read again.
  schedules(writeEvent("checkout.session.expired", sessionId, orderId), 0);
  for (const [step, name] of STEPS.entries()) {
    for (const { body } of await act(name, sessionId, orderId)) schedules(body, step);
    await deliverDue(arrivals, step);
  }
  await deliverDue(arrivals, Number.POSITIVE_INFINITY);
  return { orderId, isOfAccount };
}

/** What was sent and posted for an order with a pack of tokens, which the refund took back. */
const EFFECTS = {
  account: { mails: ["receipt"], postings: [-10, 10], vouchers: [] },
  guest: { mails: ["receipt", "sticker-tokens"], postings: [], vouchers: [0] },
};

async function readEffects(orderId: string) {
  const [tokens] = await test.query(
    `select
       array(select half_tokens from token_transaction join order_line line
         on source_id in ('order-line:' || line.id, 'free:' || line.id)
           or starts_with(source_id, 'taken:' || line.id)
         where order_id = $1 order by half_tokens) as postings,
       array(select half_tokens from token_voucher where source_id = 'order:' || $1) as vouchers`,
    [orderId],
  );
  const mails = await listJobs(test, "send-mail", orderId);
  return { ...tokens, mails: mails.map(({ kind }) => String(kind)).toSorted() };
}

async function deliverDue(arrivals: Arrival[], step: number): Promise<void> {
  const due = arrivals.filter((arrival) => arrival.step <= step);
  for (const arrival of due) arrivals.splice(arrivals.indexOf(arrival), 1);
  for (const { body } of due.toSorted((a, b) => a.key - b.key)) await deliver(body);
}

/** Takes one step at the provider and returns the events that it caused. */
async function act(step: (typeof STEPS)[number], sessionId: string, orderId: string) {
  if (step === "pay later") test.stripe.payLater(sessionId);
  if (step === "arrive") test.stripe.settleLater(sessionId, "succeeded");
  if (step === "refund") {
    const session = await test.backend.paymentProvider.findSession(sessionId);
    await test.backend.paymentProvider.refund({
      paymentIntentId: session?.paymentIntentId ?? "",
      amountMinor: session?.amountTotalMinor ?? 0,
      idempotencyKey: randomUUID(),
      orderId,
    });
  }
  return takeDeliveries(orderId);
}

const held: { readonly body: string }[] = [];

/** Takes the events of one order, while other orders get theirs at the same time. */
function takeDeliveries(orderId: string) {
  held.push(...test.stripe.takeDeliveries());
  const own = held.filter(({ body }) => body.includes(orderId));
  for (const delivery of own) held.splice(held.indexOf(delivery), 1);
  return own;
}

function writeEvent(type: string, sessionId: string, orderId: string): string {
  const object = { id: sessionId, object: "checkout.session", client_reference_id: orderId };
  return JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
}

describe("events of the provider", () => {
  it("in any order and number lead to one final state: paid, refunded and with tokens once", async () => {
    const variantId = await createVariant(test, { stock: 1_000_000 });
    const variantIds = [variantId, await createPack(test)];
    const check = async (schedules: readonly Schedule[]) => {
      const before = await readStock(test, variantId);
      const orders = await Promise.all(schedules.map((each) => runSchedule(each, variantIds)));
      for (const { orderId, isOfAccount } of orders) {
        const order = await readOrder(test, orderId);
        expect(order).toMatchObject({ state: "REFUNDED", refundedMinor: order["paidMinor"] });
        expect(order["paidMinor"]).toBeGreaterThan(0);
        const expected = EFFECTS[isOfAccount ? "account" : "guest"];
        expect(await readEffects(orderId)).toEqual(expected);
      }
      const stock = before.stock - schedules.length;
      expect(await readStock(test, variantId)).toEqual({ stock, reserved: 0 });
    };
    const batches = fc.array(scheduleArbitrary, { minLength: PARALLEL, maxLength: PARALLEL });
    const numRuns = SHUFFLES / PARALLEL;
    await fc.assert(fc.asyncProperty(batches, check), { numRuns, endOnFailure: true });
    const [events] = await test.query("select count(*)::int from payment_event");
    expect(events?.["count"]).toBeGreaterThanOrEqual(4 * SHUFFLES);
  }, 3_600_000);

  it("of other types and of unknown sessions are accepted without an effect", async () => {
    const handled = await Promise.all([
      deliver(writeEvent("payment_intent.created", "cs_test_1", randomUUID())),
      deliver(writeEvent("checkout.session.completed", "cs_test_unknown", randomUUID())),
    ]);
    expect(handled).toEqual([{ kind: "ignored" }, { kind: "ignored" }]);
  });
});
