// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { type AnalyticsEvent, track } from "./analytics.ts";

const EVENT: AnalyticsEvent = {
  name: "create-project",
  projectId: "abc123",
  designId: "50-states-36x24",
  outputType: "VINYL_WALL_MAP",
};

let api: FakeGraphql;
let target: EventTarget & { dataLayer?: unknown[] };

beforeEach(() => {
  api = new FakeGraphql();
  target = new EventTarget();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it("has the server count what was done, without the project and the browser", () => {
  track(EVENT, target);
  track({ name: "change-access-policy", projectId: "abc123", accessPolicy: "PUBLIC" }, target);
  track({ name: "upload-blocked", attempts: 3, userAgent: "a browser" }, target);
  expect(api.usage).toEqual([
    { name: "create-project", outputType: "VINYL_WALL_MAP" },
    { name: "change-access-policy", accessPolicy: "PUBLIC" },
    { name: "upload-blocked" },
  ]);
  expect(target).not.toHaveProperty("dataLayer");
});

it("sends no cookie, and is quiet without a connection", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fetch);
  track(EVENT, target);
  await Promise.resolve();
  expect(fetch.mock.calls).toEqual([
    ["/usage", expect.objectContaining({ credentials: "omit", keepalive: true })],
  ]);
});

it("queues the whole event for the tag manager of a company that has one", () => {
  const script = document.createElement("script");
  script.dataset["tagManager"] = "";
  document.head.append(script);
  track(EVENT, target);
  const { name: _, ...facts } = EVENT;
  expect(target.dataLayer).toEqual([{ event: "create-project", ...facts }]);
});
