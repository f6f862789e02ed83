// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { GetAccountDocument } from "../generated/graphql.ts";
import { execute, sendOnLeaving } from "./execute.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["brand"];
});

function stubFetch() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ data: { account: null } }),
  );
  vi.stubGlobal("fetch", fetch);
  return (): { url: unknown; init: RequestInit | undefined } => {
    const [url, init] = fetch.mock.lastCall ?? [];
    return { url, init };
  };
}

it("API-01 posts to one endpoint with credentials and the business id of the page", async () => {
  const lastRequest = stubFetch();
  document.documentElement.dataset["brand"] = "tbl";
  await execute(GetAccountDocument, {});
  const { url, init } = lastRequest();
  expect(url).toBe("/graphql");
  expect(init).toMatchObject({ method: "POST", credentials: "same-origin" });
  expect(new Headers(init?.headers).get("x-business-id")).toBe("tbl");
  document.documentElement.dataset["brand"] = "pm";
  sendOnLeaving(GetAccountDocument, {});
  expect(new Headers(lastRequest().init?.headers).get("x-business-id")).toBe("pm");
  expect(lastRequest().init?.keepalive).toBe(true);
});

it("API-01 sends no business id when none is set", async () => {
  const lastRequest = stubFetch();
  await execute(GetAccountDocument, {});
  expect(new Headers(lastRequest().init?.headers).has("x-business-id")).toBe(false);
});
