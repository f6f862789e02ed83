import { expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { amountInput } from "./amount-input.ts";

const findProblem = (text: string) => safeParse(amountInput, text).error?.issues[0]?.message;

it("is read in cents, without spaces around it", () => {
  expect(amountInput.parse(" 12.50 ")).toBe(1250);
  expect(amountInput.parse("999999.99")).toBe(99_999_999);
});

it("is refused when it is none, or too high for a payment", () => {
  for (const text of ["", "12,50", "-1", "1.234", "1e3"]) {
    expect(findProblem(text)).toBe("Enter an amount such as 12.50.");
  }
  expect(findProblem("1000000")).toBe("The highest amount is $999,999.99.");
});
