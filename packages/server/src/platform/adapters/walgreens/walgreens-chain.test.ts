import type { WalgreensDouble } from "@photomap/testing/walgreens";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RetailStore } from "./retail-chain.ts";
import { JPEG, openChain, prepareOrder, probe, SEARCH, startDouble } from "./test/probe.ts";
import type { WalgreensChain } from "./walgreens-chain.ts";

let double: WalgreensDouble;
let chain: WalgreensChain;

beforeAll(async () => {
  double = await startDouble();
});

beforeEach(() => {
  double.reset();
  chain = openChain(double);
});

afterAll(() => double.stop());

async function findStores(behavior?: string): Promise<readonly RetailStore[]> {
  double.reset();
  if (behavior !== undefined) double.behave("stores", behavior);
  const stores = await openChain(double).findStores(SEARCH);
  return stores.kind === "ok" ? stores.value : [];
}

describe("products", () => {
  it("are prints of one image, one per size, standard prints before others", async () => {
    const products = await chain.listProducts();
    const found = products.kind === "ok" ? products.value : [];
    const prices = found.map(({ productSize, productId, productPrice }) => [
      productSize,
      productId,
      productPrice.amountMinor,
    ]);
    expect(prices).toEqual([
      ["4x6", "6560003", 40],
      ["5x7", "6560005", 349],
      ["8x10", "6560008", 499],
      ["4x4", "6570001", 45],
      ["8x8", "6570002", 449],
      ["11x14", "6590011", 1199],
      ["16x20", "6590016", 2199],
      ["20x30", "6590020", 2699],
      ["24x36", "6590024", 3499],
    ]);
  });

  it.each(["without-4x6", "unreadable-price"])("are the others with %s", async (behavior) => {
    const { result } = await probe("products", behavior);
    expect(JSON.stringify(result)).toContain("5x7");
    expect(JSON.stringify(result)).not.toContain("4x6");
  });
});

describe("stores", () => {
  it("are those nearby, by distance, as they were sent", async () => {
    const stores = await findStores();
    expect(stores.map(({ city }) => city)).toEqual(["Detroit", "Detroit", "Detroit"]);
    expect(stores[0]).toEqual({
      storeNum: "2888",
      promiseTime: "11-17-2026 01:00 PM",
      street: "541 Main St",
      city: "Detroit",
      state: "MI",
      zip: "48226",
      phone: "555-555-2888",
      latitude: 42.334,
      longitude: -83.044,
      distance: 0.41,
      distanceUnit: "mi",
      openTime: "08:00 AM",
      closeTime: "10:00 PM",
      timeZone: "America/Detroit",
      tax: "0.06",
    });
  });

  it.each([
    ["closed-stores", "01-01-3000 00:00 AM"],
    ["malformed-promise-time", "soon, 25:99"],
    ["padded-promise-time", "11-17-2026 01:00 PM "],
    ["promise-time-null", ""],
    ["promise-time-later", "11-17-2026 03:00 PM"],
  ])("have the promise time exactly as it was sent: %s", async (behavior, promiseTime) => {
    const stores = await findStores(behavior);
    expect(stores[0]?.promiseTime).toBe(promiseTime);
    expect(stores).toHaveLength(3);
  });

  it.each(["no-stores", "stores-null", "without-stores"])("are none with %s", async (behavior) => {
    expect((await probe("stores", behavior)).result).toEqual({ kind: "ok", value: [] });
  });

  it.each([
    ["without-coordinates", 1],
    ["without-number", 2],
    ["one-store-without-list", 1],
  ])("that cannot be used are left out: %s", async (behavior, count) => {
    expect(await findStores(behavior)).toHaveLength(count);
  });

  it.each(["missing-optional-fields", "null-fields"])("have empty texts: %s", async (behavior) => {
    const [store] = await findStores(behavior);
    expect(store).toMatchObject({ city: "", phone: "", zip: "", distance: 0.41 });
  });

  it("keep the zeros of a postal code that arrives as a number", async () => {
    double.behave("stores", "strings-as-numbers");
    const found = await chain.findStores({ ...SEARCH, latitude: 42.36, longitude: -71.06 });
    const [store] = found.kind === "ok" ? found.value : [];
    expect(store).toMatchObject({ city: "Boston", zip: "02108" });
  });
});

describe("uploads", () => {
  it("use one permit, also at the same time", async () => {
    const uploads = await Promise.all([1, 2, 3, 4].map(() => chain.uploadImage(JPEG)));
    await chain.uploadImage(JPEG);
    expect(uploads.map(({ kind }) => kind)).toEqual(["ok", "ok", "ok", "ok"]);
    expect(double.countRequests("credentials")).toBe(1);
    expect(double.countRequests("upload")).toBe(5);
  });

  it("get a new permit shortly before the old one ends", async () => {
    let now = Date.UTC(2026, 10, 17, 17);
    chain = openChain(double, { now: () => now });
    await chain.uploadImage(JPEG);
    now += 35.8 * 3_600_000;
    await chain.uploadImage(JPEG);
    expect(double.countRequests("credentials")).toBe(1);
    now += 0.1 * 3_600_000;
    await chain.uploadImage(JPEG);
    expect(double.countRequests("credentials")).toBe(2);
  });

  it("get a new permit when the old one is refused", async () => {
    await chain.uploadImage(JPEG);
    double.behave("upload", "upload-403", 1);
    expect(await chain.uploadImage(JPEG)).toMatchObject({ kind: "ok" });
    expect(double.countRequests("credentials")).toBe(2);
  });

  it.each(["http-500", "cut-before-headers", "cut-after-effect"])(
    "are repeated once after %s",
    async (behavior) => {
      double.behave("upload", behavior, 1);
      expect(await chain.uploadImage(JPEG)).toMatchObject({ kind: "ok" });
    },
  );
});

describe("orders", () => {
  it("are placed with everything that was sent, and have a status", async () => {
    const order = await prepareOrder(chain);
    const result = await chain.submit(order);
    const stored = double.orders.at(-1);
    expect(result).toEqual({ kind: "placed", orderId: stored?.vendorOrderId });
    expect(stored).toMatchObject({
      firstName: "Ann",
      lastName: "Lee",
      phone: "3135550123",
      email: "ann@mail.example",
      storeNum: order.storeNum,
      promiseTime: order.promiseTime,
      affNotes: "order-1",
      publisherId: "publisher-of-the-double",
    });
    expect(await chain.findStatus(stored?.vendorOrderId ?? "")).toEqual({
      kind: "ok",
      value: { isValid: true, code: "10", text: "In Progress" },
    });
  });

  it.each([
    ["a promise time of nobody", { promiseTime: "11-17-2026 01:07 PM" }, "905"],
    ["a phone number of nine digits", { phone: "313555012" }, "902"],
    ["another store", { storeNum: "9" }, "904"],
  ])("with %s are refused", async (_case, change, code) => {
    const order = { ...(await prepareOrder(chain)), ...change };
    expect(await chain.submit(order)).toMatchObject({ kind: "refused", code });
  });

  it("are refused with images that the chain does not have", async () => {
    const order = await prepareOrder(chain);
    const images = [{ url: `${double.url}/qpcontainerin/Image-1.jpg?sig=1`, quantity: 1 }];
    const products = [{ productId: "6560003", images }];
    expect(await chain.submit({ ...order, products })).toMatchObject({ code: "906" });
  });

  it("are refused with a short message of plain text", async () => {
    const order = await prepareOrder(chain);
    double.behave("submit", "status-failure");
    const result = await chain.submit(order);
    const message = result.kind === "refused" ? result.message : "";
    expect(message).toMatch(/^Try another store or later or later/);
    expect(message.length).toBeLessThanOrEqual(200);
  });

  it("are not sent without a connection", async () => {
    const order = await prepareOrder(chain);
    const other = await startDouble();
    const { url } = other;
    await other.stop();
    expect(await openChain(double, { url }).submit(order)).toEqual({
      kind: "unavailable",
      reason: "not connected",
    });
  });

  it.each([
    ["unknown-status-code", { isValid: true, code: "Z99", text: "Not Documented" }],
    ["order-not-valid", { isValid: false, code: "", text: "" }],
    ["no-statuses", undefined],
    ["status-of-another-order", undefined],
  ])("have a status as it was sent: %s", async (behavior, value) => {
    expect((await probe("status", behavior)).result).toEqual({ kind: "ok", value });
  });
});

describe("an outage", () => {
  it("pauses the calls after five failures, orders included", async () => {
    let now = Date.UTC(2026, 10, 17, 17);
    chain = openChain(double, { now: () => now });
    const order = await prepareOrder(chain);
    const [orders, calls] = [double.orders.length, double.countRequests("stores")];
    double.behave("stores", "http-503-json", 5);
    for (let i = 0; i < 5; i += 1) await chain.findStores(SEARCH);
    expect(double.countRequests("stores") - calls).toBe(5);
    expect(await chain.submit(order)).toEqual({ kind: "unavailable", reason: "paused" });
    expect(double.orders).toHaveLength(orders);
    now += 60_000;
    expect(await chain.submit(order)).toMatchObject({ kind: "placed" });
    expect(await chain.findStores(SEARCH)).toMatchObject({ kind: "ok" });
  });

  it("of a moment is not noticed by reads", async () => {
    double.behave("products", "cut-mid-body", 1);
    double.behave("stores", "http-429-without-wait", 1);
    expect(await chain.listProducts()).toMatchObject({ kind: "ok" });
    expect(await chain.findStores(SEARCH)).toMatchObject({ kind: "ok" });
  });

  it("is not caused by a wrong key", async () => {
    double.behave("products", "gateway-403");
    for (let i = 0; i < 6; i += 1) await chain.listProducts();
    expect(await chain.listProducts()).toEqual({ kind: "misconfigured", code: "403" });
    expect(await chain.findStores(SEARCH)).toMatchObject({ kind: "ok" });
  });
});
