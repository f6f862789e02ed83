import { randomUUID } from "node:crypto";
import { openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { OrderRun } from "./test/order-run.ts";
import { type OrderStep, stepsArbitrary } from "./test/order-steps.ts";
import { type OrderTest, openOrderSystem } from "./test/order-system.ts";

const FACTS = { stock: 4, halfTokens: 8 };

let test: OrderTest;

beforeAll(async () => {
  const backend = await openTestBackend();
  const database = openDatabase(backend.databaseUrl, 6);
  const log = pino({ level: "silent" });
  const url = readServiceEnvironment()["REDIS_URL"] ?? "";
  const settings = { url, keyPrefix: `test-${randomUUID()}:`, commandTimeoutMs: 10_000 };
  const redis = await RedisClient.open(settings, log);
  test = {
    ...backend,
    db: database.db,
    limiter: new RateLimiter(redis, log),
    async close() {
      redis.close();
      await database.close();
      await backend.close();
    },
  };
});
afterAll(() => test.close());

async function runSteps(steps: readonly OrderStep[]): Promise<void> {
  const system = await openOrderSystem(test, FACTS);
  const run = new OrderRun(test, system, FACTS);
  try {
    await run.start();
    for (const step of steps) {
      const [result, expected] = await run.run(step);
      expect({ step, result }).toEqual({ step, result: expected });
      const { stored, expected: model } = await run.compare();
      expect(stored).toEqual(model);
    }
  } finally {
    await run.finish();
    await system.stripe.stop();
  }
}

/** Money for an order that staff have canceled meanwhile, from a session whose creation was lost. */
const PAID_AFTER_CANCEL: OrderStep[] = [
  {
    type: "place",
    cart: 0,
    tabs: 1,
    interruption: { call: "createSession", moment: "after" },
  },
  { type: "expire-orders" },
  { type: "cancel", order: 0, interruption: undefined },
  { type: "pay", order: 0 },
  { type: "reconcile" },
  { type: "perform-refunds", interruption: undefined },
];

/** The payment fails without an event. */
const LOST_FAILURE: OrderStep[] = [
  { type: "place", cart: 0, tabs: 1, interruption: undefined },
  { type: "pay-later", order: 0 },
  { type: "settle-later", order: 0, outcome: "failed" },
  { type: "reconcile" },
];

/** The order ended before its session was known, and its money is on its way. */
const PENDING_AFTER_END: OrderStep[] = [
  {
    type: "place",
    cart: 0,
    tabs: 1,
    interruption: { call: "createSession", moment: "after" },
  },
  { type: "pay-later", order: 0 },
  { type: "expire-orders" },
  { type: "reconcile" },
  { type: "settle-later", order: 0, outcome: "succeeded" },
  { type: "settle", cart: 0, interruption: undefined },
];

/** The tokens of an expired order pay for another one before its money arrives. */
const TOKENS_SPENT: OrderStep[] = [
  { type: "change-stickers", cart: 0, tokens: 4 },
  { type: "change-stickers", cart: 1, tokens: 3 },
  {
    type: "place",
    cart: 0,
    tabs: 1,
    interruption: { call: "createSession", moment: "after" },
  },
  { type: "expire-orders" },
  { type: "place", cart: 1, tabs: 3, interruption: undefined },
  { type: "pay", order: 1 },
  { type: "settle", cart: 1, interruption: undefined },
  { type: "change-stickers", cart: 0, tokens: 4 },
  { type: "place", cart: 0, tabs: 1, interruption: undefined },
  { type: "pay", order: 0 },
  { type: "reconcile" },
  { type: "return-stickers", order: 1, quantity: 2 },
  { type: "cancel", order: 1, interruption: undefined },
  { type: "perform-refunds", interruption: undefined },
];

const runs = chooseSoakSize(20, 5000);
/** The same sequences in every run of the gate, others in every soak. */
const seed = chooseSoakSize(14, Date.now() % 2 ** 31);
const timeout = chooseSoakSize(120_000, 7_200_000);

it("brings orders to the state of the model, whatever happens in whatever order", {
  timeout,
}, async () => {
  const property = fc.asyncProperty(stepsArbitrary, runSteps);
  await expect(
    fc.assert(property, {
      numRuns: runs,
      seed,
      examples: [[PAID_AFTER_CANCEL], [LOST_FAILURE], [PENDING_AFTER_END], [TOKENS_SPENT]],
    }),
  ).resolves.toBeUndefined();
});
