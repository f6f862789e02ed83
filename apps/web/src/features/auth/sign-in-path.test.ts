import { expect, it } from "vitest";
import { safeRedirect, signInPath } from "./sign-in-path.ts";

it("leads back to where the person was", () => {
  const query = new URL(signInPath("/p/abc?s=1"), "https://photomap.example").searchParams;
  expect(safeRedirect(query.get("redirectTo"))).toBe("/p/abc?s=1");
});

it.each([
  ["https://evil.example"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["javascript:alert(1)"],
  [null],
])("never leads to %s", (target) => {
  expect(safeRedirect(target)).toBe("/create");
});
