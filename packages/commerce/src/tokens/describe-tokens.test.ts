import { expect, it } from "vitest";
import { describeOrderTokens, formatTokens } from "./describe-tokens.ts";

it("counts tokens in halves", () => {
  expect([1, 2, 5, 2001].map(formatTokens)).toEqual([
    "0.5 tokens",
    "1 token",
    "2.5 tokens",
    "1,000.5 tokens",
  ]);
});

it("tells where the tokens of an order are", () => {
  const email = "buyer@mail.example";
  expect(describeOrderTokens(10, { recipient: "YOU", email })).toBe(
    "5 tokens were added to your balance.",
  );
  expect(describeOrderTokens(2, { recipient: "YOU", email })).toBe(
    "1 token was added to your balance.",
  );
  expect(describeOrderTokens(10, { recipient: "OTHER_ACCOUNT", email })).toBe(
    "5 tokens were added to the account that placed the order.",
  );
  expect(describeOrderTokens(10, { recipient: "MAIL", email })).toBe(
    "We've emailed your code for 5 tokens to buyer@mail.example.",
  );
  expect(describeOrderTokens(10, { recipient: "MAIL", email: null })).toBe(
    "We've emailed your code for 5 tokens.",
  );
});
