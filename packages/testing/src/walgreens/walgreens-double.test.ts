import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { computePromiseTime, formatPromiseTime } from "./promise-time.ts";
import { STORES } from "./stores.ts";
import { BEHAVIORS, WalgreensDouble } from "./walgreens-double.ts";

let double: WalgreensDouble;

beforeAll(async () => {
  double = await WalgreensDouble.start();
});

beforeEach(() => double.reset());

afterAll(() => double.stop());

async function send(method: string, path: string, body?: unknown) {
  const response = await fetch(`${double.url}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

const CALLER = { apiKey: "key-of-the-double", affId: "photomap" };
const PRODUCTS = { ...CALLER, act: "getphotoprods" };

describe("stores", () => {
  it("are in all states, the District of Columbia and Puerto Rico", () => {
    expect(STORES.length).toBeGreaterThan(200);
    expect(new Set(STORES.map(({ state }) => state)).size).toBe(52);
    expect(new Set(STORES.map(({ storeNum }) => storeNum)).size).toBe(STORES.length);
  });

  it.each([
    ["in an hour, rounded up to a quarter", "2026-11-17T17:01:00Z", "11-17-2026 01:15 PM"],
    [
      "an hour after the opening, early in the morning",
      "2026-11-17T09:00:00Z",
      "11-17-2026 09:00 AM",
    ],
    ["on the next morning, late in the evening", "2026-12-01T02:30:00Z", "12-01-2026 09:00 AM"],
  ])("promise prints %s", (_case, now, expected) => {
    const store = STORES.find(({ city, closesAt }) => city === "Detroit" && closesAt === 22);
    expect(store && formatPromiseTime(computePromiseTime(store, Date.parse(now)))).toBe(expected);
  });

  it("promise prints in their own time zone", () => {
    const honolulu = STORES.find(({ city }) => city === "Honolulu");
    const now = Date.parse("2026-12-01T07:30:00Z");
    expect(honolulu && formatPromiseTime(computePromiseTime(honolulu, now))).toBe(
      "12-01-2026 09:00 AM",
    );
  });
});

describe("requests", () => {
  it.each([
    ["an unknown key", { ...PRODUCTS, apiKey: "other" }, 403, { errCode: "403" }],
    ["another affiliate", { ...PRODUCTS, affId: "other" }, 200, { err: "659" }],
    ["another act", { ...PRODUCTS, act: "other" }, 200, { err: "902" }],
    ["an unknown field", { ...PRODUCTS, color: "red" }, 200, { err: "902" }],
  ])("with %s are refused", async (_case, request, status, body) => {
    expect(await send("POST", "/api/photo/products/v3", request)).toMatchObject({ status, body });
  });

  it("to the store for images need its signature", async () => {
    const path = `/qpcontainerin/Image-photomap-${crypto.randomUUID()}.jpg`;
    const response = await fetch(`${double.url}${path}?sig=1&se=2099-01-01`, { method: "PUT" });
    expect(response.status).toBe(403);
    expect(double.images).toEqual([]);
  });
});

describe("behaviors", () => {
  it("have different names", () => {
    expect(new Set(BEHAVIORS.map(({ name }) => name)).size).toBe(BEHAVIORS.length);
    expect(BEHAVIORS.length).toBeGreaterThanOrEqual(40);
  });

  it("are switched by HTTP, for some calls or until they are reset", async () => {
    const plan = (change: object) =>
      send("POST", "/double/behavior", { endpoint: "products", behavior: "http-500", ...change });
    const call = async () => (await send("POST", "/api/photo/products/v3", PRODUCTS)).status;
    await plan({ times: 1 });
    expect([await call(), await call()]).toEqual([500, 200]);
    await plan({});
    expect([await call(), await call()]).toEqual([500, 500]);
    await send("DELETE", "/double/behavior");
    expect(await call()).toBe(200);
    expect((await send("GET", "/double/requests")).body).toEqual(["products"]);
  });

  it("are listed", async () => {
    const { body } = await send("GET", "/double/behaviors");
    expect(body).toContainEqual({
      name: "no-stores",
      description: "an empty list of stores",
      endpoints: ["stores"],
    });
  });

  it("that do not exist are refused", async () => {
    expect(() => double.behave("upload", "no-stores")).toThrow("upload has no behavior no-stores");
  });
});
