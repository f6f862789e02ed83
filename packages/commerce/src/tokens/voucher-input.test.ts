import { expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { voucherInput } from "./voucher-input.ts";

const isAccepted = (count: number, tokens: number) =>
  safeParse(voucherInput, { count, tokens }).success;

it("accepts 1 to 200 vouchers with 0.5 to 50 tokens in halves", () => {
  expect(isAccepted(1, 0.5)).toBe(true);
  expect(isAccepted(200, 50)).toBe(true);
  for (const count of [0, 201, 1.5, Number.NaN]) expect(isAccepted(count, 1)).toBe(false);
  for (const tokens of [0, 50.5, 0.75, -1, Number.NaN]) expect(isAccepted(1, tokens)).toBe(false);
});

it("names what is wrong by field", () => {
  const { error } = safeParse(voucherInput, { count: 0, tokens: 0 });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["count", "Enter 1 to 200."],
    ["tokens", "Enter 0.5 to 50, in steps of 0.5."],
  ]);
});
