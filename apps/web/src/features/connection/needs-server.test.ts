import { expect, it } from "vitest";
import { needsServer } from "./needs-server.ts";

it.each([
  ["/p/abc123", "/p/abc123/UT", false],
  ["/p/abc123/UT", "/p/abc123", false],
  ["/p/abc123", "/p/abc123/output/download", false],
  ["/create", "/create", false],
  ["/p/abc123", "/p/abc124", true],
  ["/p/abc123", "/create", true],
  ["/p/abc123", "/", true],
  ["/create", "/p/abc123", true],
  ["/p/new/50-states-36x24", "/p/new/heart-24x24", true],
] as const)("of a navigation from %s to %s: %s", (current, next, expected) => {
  expect(needsServer(current, next, true)).toBe(expected);
});

it("includes the screens of a project while their scripts are not loaded", () => {
  expect(needsServer("/p/abc123", "/p/abc123/UT", false)).toBe(true);
  expect(needsServer("/p/abc123", "/p/abc123", false)).toBe(false);
});
