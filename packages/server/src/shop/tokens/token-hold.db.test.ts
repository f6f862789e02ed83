import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type DatabaseHandle,
  openDatabase,
  type Transaction,
} from "../../platform/database/database.ts";
import { findBalanceWithHolds, postTokens } from "./ledger.queries.ts";
import { findTokenHold, holdTokens, releaseTokens, spendHeldTokens } from "./token-hold.queries.ts";

let test: TestBackend;
let database: DatabaseHandle;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 16, { statementTimeoutMs: 60_000 });
});
afterAll(async () => {
  await database.close();
  await test.close();
});

async function createAccount(halfTokens: number): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const posting = { reason: "PROMOTION", sourceId: randomUUID(), halfTokens } as const;
  await postTokens(database.db, { accountId: id, ...posting });
  return id;
}

async function createOrder(): Promise<string> {
  const [orderId, cartId] = [randomUUID(), randomUUID()];
  await test.query(
    `with opened as (insert into cart (id, business_id) values ($2, 'pm') returning id)
     insert into shop_order (id, business_id, cart_id, cart_version, cart_hash, state,
       subtotal_minor, total_minor)
     select $1, 'pm', id, 1, '', 'CREATED', 0, 0 from opened`,
    [orderId, cartId],
  );
  return orderId;
}

/** Locks the order, as the services do. */
function run<Result>(
  orderId: string,
  act: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom("shopOrder")
      .select("id")
      .where("id", "=", orderId)
      .forUpdate()
      .execute();
    return act(transaction);
  });
}

const hold = (orderId: string, accountId: string, halfTokens: number) =>
  run(orderId, (transaction) => holdTokens(transaction, { orderId, accountId, halfTokens }));
const release = (orderId: string) =>
  run(orderId, (transaction) => releaseTokens(transaction, orderId));
const spend = (orderId: string) =>
  run(orderId, (transaction) => spendHeldTokens(transaction, orderId, "Order 1"));

async function readState(orderId: string): Promise<string | undefined> {
  return (await findTokenHold(database.db, orderId))?.state;
}

it("holds of many orders at the same time do not exceed the balance", async () => {
  const accountId = await createAccount(20);
  const orders = await Promise.all(Array.from({ length: 15 }, createOrder));
  const results = await Promise.all(orders.map((orderId) => hold(orderId, accountId, 3)));
  expect(results.filter(Boolean)).toHaveLength(6);
  expect(await findBalanceWithHolds(database.db, accountId)).toMatchObject({
    halfTokens: 20,
    reserved: 18,
  });
});

it("holds, releases and spends once, repeated at the same time", async () => {
  const accountId = await createAccount(10);
  const orderId = await createOrder();
  const repeat = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 6 }, act));
  await repeat(() => hold(orderId, accountId, 4));
  expect(await findBalanceWithHolds(database.db, accountId)).toMatchObject({
    halfTokens: 10,
    reserved: 4,
  });
  await repeat(() => release(orderId));
  expect(await findBalanceWithHolds(database.db, accountId)).toMatchObject({
    halfTokens: 10,
    reserved: 0,
  });
  expect(await spend(orderId)).toBe(false);
  await repeat(() => hold(orderId, accountId, 4));
  const spent = await repeat(() => spend(orderId));
  expect(spent.filter(Boolean)).toHaveLength(1);
  await repeat(() => release(orderId));
  expect(await hold(orderId, accountId, 4)).toBe(true);
  expect(await findBalanceWithHolds(database.db, accountId)).toMatchObject({
    halfTokens: 6,
    reserved: 0,
  });
  expect(await readState(orderId)).toBe("POSTED");
});

it("holds nothing for a guest", async () => {
  const orderId = await createOrder();
  expect(await hold(orderId, `guest-${randomUUID()}`, 1)).toBe(false);
  expect(await readState(orderId)).toBeUndefined();
});

const step = fc.record({
  order: fc.nat({ max: 3 }),
  act: fc.constantFrom("hold", "hold", "release", "spend", "post"),
  /** How often the step runs at the same time. */
  times: fc.constantFrom(1, 1, 3),
});

it("agrees with the ledger and the holds after any steps", {
  timeout: chooseSoakSize(60_000, 3_600_000),
}, async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
    const accountId = await createAccount(12);
    const orders = await Promise.all(Array.from({ length: 4 }, createOrder));
    const acts = {
      hold: (orderId: string, number: number) => hold(orderId, accountId, 2 * number + 1),
      release,
      spend,
      post: () =>
        postTokens(database.db, {
          accountId,
          reason: "ADMIN_ADJUSTMENT",
          sourceId: randomUUID(),
          halfTokens: -2,
        }),
    };
    for (const { order, act, times } of steps) {
      const orderId = orders[order] ?? "";
      await Promise.all(Array.from({ length: times }, () => acts[act](orderId, order)));
    }
    const [sums] = await test.query(
      `select (select sum(half_tokens)::int from token_entry where ledger_account = $1) as balance,
         (select coalesce(sum(half_tokens), 0)::int from token_hold
           where account_id = $1 and state = 'HELD') as reserved,
         (select coalesce(sum(half_tokens), 0)::int from token_hold
           where account_id = $1 and state = 'POSTED') as spent,
         (select coalesce(-sum(half_tokens), 0)::int from token_transaction
           where account_id = $1 and reason = 'STICKER_PURCHASE') as posted,
         (select sum(half_tokens)::int from token_entry) as total`,
      [accountId],
    );
    const { halfTokens, reserved } = await findBalanceWithHolds(database.db, accountId);
    expect(sums).toMatchObject({ balance: halfTokens, reserved, total: 0 });
    expect(sums?.["spent"]).toBe(sums?.["posted"]);
  });
  await expect(
    fc.assert(property, {
      numRuns: chooseSoakSize(15, 1000),
      seed: chooseSoakSize(15, Date.now() % 2 ** 31),
    }),
  ).resolves.toBeUndefined();
});
