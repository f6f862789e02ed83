import { REDIRECT_SPELLINGS } from "@photomap/testing/redirect-spellings";
import { expect, it } from "vitest";
import { findAuthScreen, getAuthPath, getSignInPath, sanitizeRedirect } from "./auth-screen.ts";

it("maps each of the six states to a path", () => {
  const states = [
    "login",
    "register",
    "verify",
    "forgot-password",
    "reset-password",
    "reset-required",
  ];
  const found = states.map(findAuthScreen);
  expect(found).toEqual(["sign-in", "sign-up", "verify", "send-code", "reset", "reset-required"]);
  expect(found.map((state) => getAuthPath(state ?? "sign-in"))).toEqual(
    states.map((state) => `/account/${state}`),
  );
});

it.each([undefined, "", "orders", "toString"])("finds no state for %j", (url) => {
  expect(findAuthScreen(url)).toBeUndefined();
});

it("round-trips the redirect target", () => {
  const query = new URL(getSignInPath("/p/abc?s=1"), "https://photomap.example").searchParams;
  expect(sanitizeRedirect(query.get("redirectTo"))).toBe("/p/abc?s=1");
});

const ORIGIN = "https://photomap.example";

it.each(REDIRECT_SPELLINGS)("stays on this site for redirectTo=%s", (spelling) => {
  const target = new URL(`${ORIGIN}/?redirectTo=${spelling}`).searchParams.get("redirectTo");
  const path = sanitizeRedirect(target);
  // Only printable ASCII fits into a Location header, and the first segment is never empty.
  expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
  expect(sanitizeRedirect(path)).toBe(path);
});

it.each([null, "https://evil.example", "//evil.example", "/.//evil.example", "create", ""])(
  "replaces %j by the list of projects",
  (target) => {
    expect(sanitizeRedirect(target)).toBe("/create");
  },
);

it.each([
  ["/", "/"],
  ["/p/abc123?s=1#top", "/p/abc123?s=1#top"],
  ["/account/orders/1?a=//b", "/account/orders/1?a=//b"],
  ["/create?new=großes Blatt", "/create?new=gro%C3%9Fes%20Blatt"],
])("keeps %s", (target, path) => {
  expect(sanitizeRedirect(target)).toBe(path);
});
