import { randomUUID } from "node:crypto";
import {
  createProduct,
  openTestBackend,
  readServiceEnvironment,
  type TestBackend,
} from "@photomap/testing";
import { StripeDouble } from "@photomap/testing/stripe";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SEEDED_ACCOUNTS } from "../seed/seed.ts";
import { seedOrders } from "../seed/seed-orders.ts";
import { seedStickers } from "../seed/seed-stickers.ts";
import { createStickerProject } from "../seed/test/sticker-project.ts";
import { type CopyCheck, checkCopy } from "./check-copy.ts";

let stripe: StripeDouble;
let test: TestBackend;
let client: pg.Client;

/** Stores orders that are paid, refunded or canceled, and stickers paid with tokens. */
async function seed(): Promise<void> {
  for (const { email } of SEEDED_ACCOUNTS) {
    await test.backend.sessions.ensureDevelopmentAccount(email);
  }
  for (const businessId of ["pm", "tbl"] as const) {
    await createProduct(test.backend, { businessId });
    await createProduct(test.backend, { businessId });
  }
  const environment = { ...readServiceEnvironment(), ...stripe.environment };
  await seedOrders({ ...environment, DATABASE_URL: test.databaseUrl });
  const { projectId, ...people } = await createStickerProject(test.backend);
  await seedStickers(test.backend, people, projectId);
}

beforeAll(async () => {
  stripe = await StripeDouble.start();
  test = await openTestBackend(stripe.environment);
  await seed();
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.close();
  await stripe.stop();
});

/** Checks a copy after a change, which is rolled back. */
async function checkAfter(change: () => Promise<void>): Promise<CopyCheck> {
  await client.query("begin");
  try {
    await change();
    return await checkCopy(client, test.backend.storage);
  } finally {
    await client.query("rollback");
  }
}

it("finds nothing wrong in orders, refunds and tokens of the product", async () => {
  const counts = await client.query<{ orders: number; refunds: number; tokens: number }>(`
    select (select count(*)::int from shop_order) as orders,
      (select count(*)::int from order_refund) as refunds,
      (select count(*)::int from token_transaction) as tokens`);
  expect(Math.min(...Object.values(counts.rows[0] ?? {}))).toBeGreaterThan(0);
  expect((await checkCopy(client, test.backend.storage)).violations).toEqual([]);
});

it.each([
  ["both entries", "delete from token_entry where half_tokens > 0"],
  [
    "starts where",
    "delete from token_transaction where position = (select min(position) from token_transaction)",
  ],
  ["a balance is", "update account set half_token_balance = half_token_balance + 1"],
  [
    "reserved tokens",
    "delete from token_hold where state = 'HELD'; update account set half_token_balance = 9, half_tokens_reserved = 1",
  ],
  ["an order costs", "update order_line set quantity = quantity + 1"],
  ["refunds of an order", "delete from order_refund"],
])("finds that %s is violated", async (rule, statement) => {
  const { violations } = await checkAfter(async () => {
    await client.query(statement);
  });
  expect(violations.map((violation) => violation.rule).join()).toContain(rule);
});

it("finds a photo whose original is not stored", async () => {
  const { storage } = test.backend;
  const owner = randomUUID();
  const key = `${owner}/uploads/photos/a.jpg`;
  const insert = async () => {
    const values = [key, owner];
    await client.query("insert into upload (key, owner_id, bytes) values ($1, $2, 9)", values);
    await client.query(
      "insert into photo (key, owner_id, status) values ($1, $2, 'READY')",
      values,
    );
  };
  expect(await checkAfter(insert)).toMatchObject({ photos: 1, missingPhotos: 1 });
  await storage.writeOriginal(key, Buffer.from("123456789"), "image/jpeg");
  expect(await checkAfter(insert)).toMatchObject({ photos: 1, missingPhotos: 0 });
  await storage.removeAll(storage.originalsBucket, `${owner}/`);
});
