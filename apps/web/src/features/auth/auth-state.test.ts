import { expect, it } from "vitest";
import { authPath, findAuthState } from "./auth-state.ts";

it("has the six states, each at an address of its own", () => {
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
  expect(found.map((state) => authPath(state ?? "sign-in"))).toEqual(
    states.map((state) => `/account/${state}`),
  );
});

it.each([undefined, "", "orders", "toString"])("knows no state %j", (url) => {
  expect(findAuthState(url)).toBeUndefined();
});
