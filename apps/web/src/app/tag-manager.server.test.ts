import { beforeAll, expect, it, vi } from "vitest";
import type * as TagManager from "./tag-manager.server.ts";

let findTagManagerUrl: typeof TagManager.findTagManagerUrl;

beforeAll(async () => {
  vi.stubEnv("TAG_MANAGER_URL", "https://tags.example/load.js");
  ({ findTagManagerUrl } = await import("./tag-manager.server.ts"));
});

const find = (path: string) => findTagManagerUrl({ url: `https://photomap.example${path}` });

it.each([
  "/account",
  "/account/log-in?redirectTo=%2Fcart",
  "/Account/orders",
  "/staff/customers/1",
  "/debug",
  "/p/sandbox",
  "/order/1042?key=AbCd",
  "/checkout/AbCdEf/complete",
  "/contact/tickets/1?key=AbCd",
  "/redeem?code=ABCD-EFGH-1234",
  "/unsubscribe?token=AbCd",
  "/p/abc123?k=AbCd",
  "/p/abc123?r=collaborator-invite&e=aunt%40mail.example",
  "/app-shell",
])("leaves the tag manager out of %s", (path) => {
  expect(find(path)).toBeUndefined();
});

it.each(["/create", "/p/abc123", "/p/abc123/output/download?s=1", "/accounting", "/orders"])(
  "allows the tag manager at %s",
  (path) => {
    expect(find(path)).toBe("https://tags.example/load.js");
  },
);
