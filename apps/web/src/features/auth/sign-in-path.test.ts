import { expect, it } from "vitest";
import { getSignInPath, sanitizeRedirect } from "./sign-in-path.ts";

it("round-trips the redirect target", () => {
  const query = new URL(getSignInPath("/p/abc?s=1"), "https://photomap.example").searchParams;
  expect(sanitizeRedirect(query.get("redirectTo"))).toBe("/p/abc?s=1");
});

it.each([
  ["https://evil.example"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["javascript:alert(1)"],
  [null],
])("rejects %s", (target) => {
  expect(sanitizeRedirect(target)).toBe("/create");
});
