import { CustomerCipher } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CUSTOMER_KEY } from "./seed-backend.ts";
import { seedPickups } from "./seed-pickups.ts";

const EMAIL = "owner@mail.example";

let test: TestBackend;
let pool: Pool;

beforeAll(async () => {
  test = await openTestBackend();
  pool = new Pool({ connectionString: test.databaseUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await test.close();
});

it("creates pickup orders in four states with their customers encrypted, once", async () => {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(EMAIL);
  await seedPickups(pool, EMAIL, "Maps01");
  const list = () => test.query("select * from pickup_order order by created_at desc");
  const orders = await list();
  expect(orders.map(({ state }) => state)).toEqual(["UNKNOWN", "PLACED", "REFUSED", "FAILED"]);
  const cipher = new CustomerCipher({ CUSTOMER_KEY: [CUSTOMER_KEY] });
  const customers = orders.flatMap(({ customer }) =>
    customer instanceof Buffer ? [cipher.decrypt(customer)] : [],
  );
  expect(customers.map(({ phone }) => phone)).toEqual(["3135550123", "3135550123", "3135550123"]);
  await seedPickups(pool, EMAIL, "Maps01");
  expect(await list()).toEqual(orders);
  const viewer = { kind: "account", accountId: id, identity: id, email: EMAIL } as const;
  expect(await test.backend.pickups.list(viewer, "Maps01")).toHaveLength(4);
});
