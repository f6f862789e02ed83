import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { discountInput } from "./discount-input.ts";

const DISCOUNT = {
  id: "6f2a0c52-5a0e-4b2c-9a53-3f0a4f1f2c11",
  updatedAt: null,
  code: "",
  title: "Summer",
  kind: "percentage",
  percentage: 12.5,
  startsAt: "2026-06-01T00:00:00.000Z",
  isActive: true,
};

/** Returns the problems by field. */
function listProblems(changes: object): object {
  const issues = safeParse(discountInput, { ...DISCOUNT, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

const read = (changes: object) => discountInput.parse({ ...DISCOUNT, ...changes });

describe("the input of a discount", () => {
  it("reads codes in upper case, amounts in cents, and times of pages and of the API", () => {
    expect(read({ code: " summer-25 ", minimumSubtotal: "40" })).toMatchObject({
      code: "SUMMER-25",
      minimumSubtotal: 4000,
      startsAt: new Date("2026-06-01T00:00:00Z"),
    });
    expect(read({ startsAt: new Date("2026-06-01T00:00:00Z") })).toMatchObject({
      code: null,
      startsAt: new Date("2026-06-01T00:00:00Z"),
    });
    expect(read({ kind: "fixed", percentage: null, amount: " 12.50 " })).toMatchObject({
      amount: 1250,
    });
  });

  it.each([
    [{ title: "  " }, { title: "Enter a title." }],
    [{ title: "a".repeat(101) }, { title: "Use at most 100 characters." }],
    [{ code: "A" }, { code: "Use 2 to 40 letters, digits and hyphens." }],
    [{ code: "a".repeat(41) }, { code: "Use 2 to 40 letters, digits and hyphens." }],
    [{ code: "10 %" }, { code: "Use 2 to 40 letters, digits and hyphens." }],
    [{ percentage: Number.NaN }, { percentage: "Enter 0.01 to 100." }],
    [{ percentage: 0 }, { percentage: "Enter 0.01 to 100." }],
    [{ percentage: 100.5 }, { percentage: "Enter 0.01 to 100." }],
    [{ percentage: null }, { percentage: "Enter 0.01 to 100." }],
    [{ kind: "fixed" }, { amount: "Enter an amount such as 12.50." }],
    [{ kind: "fixed", amount: "0" }, { amount: "Enter an amount such as 12.50." }],
    [{ kind: "fixed", amount: "12,50" }, { amount: "Enter an amount such as 12.50." }],
    [{ minimumSubtotal: "x" }, { minimumSubtotal: "Enter an amount such as 12.50." }],
    [{ minimumSubtotal: "1000000" }, { minimumSubtotal: "The highest amount is $999,999.99." }],
    [{ usageLimit: 0 }, { usageLimit: "Enter a whole number, 1 or more." }],
    [{ usageLimit: 1.5 }, { usageLimit: "Enter a whole number, 1 or more." }],
    [{ usageLimit: Number.NaN }, { usageLimit: "Enter a whole number, 1 or more." }],
    [{ startsAt: "" }, { startsAt: "Enter a start." }],
    [{ endsAt: DISCOUNT.startsAt }, { endsAt: "The end must be after the start." }],
  ])("refuses %j at its field", (changes, problems) => {
    expect(listProblems(changes)).toEqual(problems);
  });

  it("accepts the limits themselves", () => {
    for (const changes of [
      { code: "AB", title: "a".repeat(100) },
      { code: "a".repeat(40), percentage: 0.01 },
      { percentage: 100, usageLimit: 1 },
      { minimumSubtotal: "999999.99", usageLimit: 1_000_000 },
      { kind: "free-shipping", percentage: null, endsAt: "2026-06-01T00:00:00.001Z" },
    ]) {
      expect(listProblems(changes)).toEqual({});
    }
  });

  it("names the problems of all fields at once", () => {
    expect(Object.keys(listProblems({ title: "", percentage: 0, startsAt: "" }))).toEqual([
      "title",
      "percentage",
      "startsAt",
    ]);
  });
});
