import { expect, it } from "vitest";
import {
  findTokenAmountProblem,
  findVoucherCountProblem,
  TOKEN_AMOUNT_PROBLEM,
} from "./given-tokens.ts";

it("0.5 to 50 tokens can be given, in halves", () => {
  for (const tokens of [0.5, 1, 49.5, 50]) expect(findTokenAmountProblem(tokens)).toBeUndefined();
  for (const tokens of [0, 0.25, 50.5, -1, Number.NaN]) {
    expect(findTokenAmountProblem(tokens)).toBe(TOKEN_AMOUNT_PROBLEM);
  }
});

it("a request is for 1 to 200 vouchers", () => {
  for (const count of [1, 200]) expect(findVoucherCountProblem(count)).toBeUndefined();
  for (const count of [0, 201, 1.5, -1, Number.NaN]) {
    expect(findVoucherCountProblem(count)).toBe("Enter 1 to 200.");
  }
});
