import { expect, it } from "vitest";
import {
  describeAddedTokens,
  describeOwedTokens,
  describeReservedTokens,
  formatTokenChange,
} from "./token-texts.ts";

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

it("explains used tokens whose order was refunded", () => {
  expect([1, 2.5].map(describeOwedTokens)).toEqual([
    "You used 1 token from an order that we refunded. If you get tokens back later, we'll settle it first.",
    "You used 2.5 tokens from an order that we refunded. If you get tokens back later, we'll settle them first.",
  ]);
});

it("mentions reserved tokens only if there are some", () => {
  expect([0, 1, 2.5].map(describeReservedTokens)).toEqual([
    undefined,
    "1 is reserved for an order awaiting payment.",
    "2.5 are reserved for an order awaiting payment.",
  ]);
});
