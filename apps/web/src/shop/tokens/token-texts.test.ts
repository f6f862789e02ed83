import { expect, it } from "vitest";
import { describeAddedTokens, describeReservedTokens, formatTokenChange } from "./token-texts.ts";

it("counts one token in the singular, and halves in the plural", () => {
  expect([0.5, 1, 1.5, 1200].map(describeAddedTokens)).toEqual([
    "0.5 tokens added!",
    "1 token added!",
    "1.5 tokens added!",
    "1,200 tokens added!",
  ]);
});

it("writes changes with a sign", () => {
  expect([0.5, 12, -2.5].map(formatTokenChange)).toEqual(["+0.5", "+12", "−2.5"]);
});

it("mentions reserved tokens only if there are some", () => {
  expect([0, 1, 2.5].map(describeReservedTokens)).toEqual([
    undefined,
    "1 is reserved for an order awaiting payment.",
    "2.5 are reserved for an order awaiting payment.",
  ]);
});
