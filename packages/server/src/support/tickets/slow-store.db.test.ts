import { openTestBackend, StoreProxy, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { attach, by, createAccount, makeTicket, upload } from "./test/tickets.ts";

const CONNECTIONS = 3;

let test: TestBackend;
let store: StoreProxy;

beforeAll(async () => {
  store = await StoreProxy.start();
  test = await openTestBackend({ ...store.environment, DATABASE_POOL_SIZE: `${CONNECTIONS}` });
});
afterAll(async () => {
  store.resume();
  await test.close();
  store.stop();
});

it("requests that wait for a slow object store hold no connection to the database", async () => {
  const { products, tickets } = test.backend;
  const account = await createAccount(test);
  const file = await upload(test, account);
  store.hold();
  const waiting = Array.from({ length: 4 * CONNECTIONS }, () =>
    tickets.create(by(account), "pm", makeTicket(attach(file))),
  );
  // More than there are connections: requests that held one would let no more through.
  await vi.waitUntil(() => store.heldRequests > 2 * CONNECTIONS, { timeout: 20_000 });
  await Promise.all(Array.from({ length: 20 }, () => products.find("pm", "pins")));
  const { kind } = await tickets.create(by(ANONYMOUS), "pm", makeTicket());
  expect(kind).toBe("created");
  expect(store.heldRequests).toBeGreaterThan(2 * CONNECTIONS);
  store.resume();
  const kinds = (await Promise.all(waiting)).map((result) => result.kind);
  expect(kinds.filter((found) => found === "created")).toHaveLength(5);
});
