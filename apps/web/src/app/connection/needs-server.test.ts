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
  ["/staff", "/p/sandbox", true],
] as const)("of a navigation from %s to %s: %s", (current, next, expected) => {
  expect(needsServer(current, next, { areScreensLoaded: true, hasWorker: false })).toBe(expected);
});

const NOTHING = { areScreensLoaded: false, hasWorker: false };

it("includes the screens of a project while their scripts are not loaded", () => {
  expect(needsServer("/p/abc123", "/p/abc123/UT", NOTHING)).toBe(true);
  expect(needsServer("/p/abc123", "/p/abc123", NOTHING)).toBe(false);
});

it.each([
  ["/p/abc123", "/create", false],
  ["/create", "/p/abc123", false],
  ["/p/abc123", "/p/abc124/UT", false],
  ["/create", "/p/new/heart-24x24", true],
  ["/create", "/account", true],
  ["/staff", "/p/sandbox", true],
] as const)("with a service worker, from %s to %s: %s", (current, next, expected) => {
  expect(needsServer(current, next, { ...NOTHING, hasWorker: true })).toBe(expected);
});
