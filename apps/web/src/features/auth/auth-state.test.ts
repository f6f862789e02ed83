import { expect, it } from "vitest";
import { findAuthState, getAuthPath, getSignInPath, sanitizeRedirect } from "./auth-state.ts";

it("maps each of the six states to a path", () => {
  const states = [
    "login",
    "register",
    "verify",
    "forgot-password",
    "reset-password",
    "reset-required",
  ];
  const found = states.map(findAuthState);
  expect(found).toEqual(["sign-in", "sign-up", "verify", "send-code", "reset", "reset-required"]);
  expect(found.map((state) => getAuthPath(state ?? "sign-in"))).toEqual(
    states.map((state) => `/account/${state}`),
  );
});

it.each([undefined, "", "orders", "toString"])("finds no state for %j", (url) => {
  expect(findAuthState(url)).toBeUndefined();
});

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
