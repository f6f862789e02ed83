// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { GetAccountDocument } from "./generated/graphql.ts";

/** Imports the modules again, as on a fresh page: they keep what was reported. */
async function openPage() {
  vi.resetModules();
  return await import("./execute.ts");
}

const CLOCK = "photomap.clock";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("ERR-17 a network error has one text, is reported once and clears the clock offset", async () => {
  const { execute } = await openPage();
  localStorage.setItem(CLOCK, JSON.stringify({ offsetMs: 5, measuredMs: Date.now() }));
  const failures = await Promise.allSettled([1, 2, 3].map(() => execute(GetAccountDocument, {})));
  for (const failure of failures) {
    expect(failure).toMatchObject({ reason: { message: "Network error.", isTemporary: true } });
  }
  expect(api.reports).toMatchObject([
    { message: "Network error.", cause: "TypeError: Failed to fetch", action: "network" },
  ]);
  expect(localStorage.getItem(CLOCK)).toBeNull();
});

it("API-01 posts to one endpoint with credentials, and the business id when it is set", async () => {
  const { execute } = await openPage();
  const requests: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push([url, init]);
    return Response.json({ data: { account: null } });
  });
  const { dataset } = document.documentElement;
  delete dataset["brand"];
  await execute(GetAccountDocument, {});
  dataset["brand"] = "tbl";
  await execute(GetAccountDocument, {});
  delete dataset["brand"];
  const request = { method: "POST", credentials: "same-origin" };
  expect(requests).toMatchObject([
    ["/graphql", request],
    ["/graphql", request],
  ]);
  const ids = requests.map(([, { headers }]) => new Headers(headers).get("x-business-id"));
  expect(ids).toEqual([null, "tbl"]);
});

it("does not report a server-side loader, whose server logs the error", async () => {
  const { execute } = await openPage();
  const origin = { url: "http://127.0.0.1:4000/graphql", headers: {} };
  await expect(execute(GetAccountDocument, {}, origin)).rejects.toThrow("Network error.");
  expect(api.reports).toEqual([]);
});
