import { openTestBackend, StoreProxy, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { attach, by, createAccount, makeTicket, upload } from "./test/tickets.ts";

const DELAY_MS = 3000;
const CONNECTIONS = 3;

let test: TestBackend;
let store: StoreProxy;

beforeAll(async () => {
  store = await StoreProxy.start();
  test = await openTestBackend({ ...store.environment, DATABASE_POOL_SIZE: `${CONNECTIONS}` });
});
afterAll(async () => {
  await test.close();
  store.stop();
});

it("requests that wait for a slow object store hold no connection to the database", async () => {
  const { products, tickets } = test.backend;
  const account = await createAccount(test);
  const file = await upload(test, account);
  store.delayMs = DELAY_MS;
  const startedAt = performance.now();
  const waiting = Array.from({ length: 4 * CONNECTIONS }, () =>
    tickets.create(by(account), "pm", makeTicket(attach(file))),
  );
  const reads = Array.from({ length: 20 }, () => products.find("pm", "pins"));
  await Promise.all([...reads, tickets.create(by(ANONYMOUS), "pm", makeTicket())]);
  expect(performance.now() - startedAt).toBeLessThan(DELAY_MS);
  const kinds = (await Promise.all(waiting)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "created")).toHaveLength(5);
  expect(performance.now() - startedAt).toBeGreaterThan(DELAY_MS);
});
