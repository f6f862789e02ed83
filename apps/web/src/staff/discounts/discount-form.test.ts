import { discountInput } from "@photomap/commerce";
import { describe, expect, it } from "vitest";
import type { StaffDiscountRowFragment } from "../../platform/api/generated/graphql.ts";
import { findProblems } from "../shared/find-problems.ts";
import {
  createDiscountDraft,
  createDiscountInput,
  DISCOUNT_KINDS,
  type DiscountDraft,
} from "./discount-form.ts";

const ID = "6f2a0c52-5a0e-4b2c-9a53-3f0a4f1f2c11";
const NOW = new Date(2026, 6, 4, 12, 0);
const DISCOUNT: StaffDiscountRowFragment = {
  id: ID,
  updatedAt: "2026-07-04T12:00:00.000Z",
  businessId: "tbl",
  code: "SUMMER",
  title: "Summer",
  kind: "fixed",
  percentage: null,
  amount: { amount: "12.50", currencyCode: "USD" },
  products: [{ id: "p1", title: "Craft Knife" }],
  isForAllProducts: false,
  minimumSubtotal: { amount: "40.00", currencyCode: "USD" },
  usageLimit: 100,
  usedCount: 3,
  startsAt: "2026-06-01T00:00:30.000Z",
  endsAt: "2026-08-01T00:00:45.000Z",
  isActive: true,
};

const SAVED = { id: ID, discount: undefined, productIds: [], isActive: true };

const write = (changes: Partial<DiscountDraft>) =>
  createDiscountInput(
    { ...createDiscountDraft(undefined, NOW), title: "Summer", ...changes },
    SAVED,
  );

const check = (changes: Partial<DiscountDraft>) => findProblems(discountInput, write(changes));

describe("the form of a discount", () => {
  it("sends back what it was opened with, to the second", () => {
    const draft = createDiscountDraft(DISCOUNT, NOW);
    const saved = { id: ID, discount: DISCOUNT, productIds: ["p1"], isActive: true };
    expect(createDiscountInput(draft, saved)).toEqual({
      id: ID,
      updatedAt: DISCOUNT.updatedAt,
      businessId: "tbl",
      code: "SUMMER",
      title: "Summer",
      kind: "fixed",
      percentage: null,
      amount: "12.50",
      productIds: ["p1"],
      minimumSubtotal: "40.00",
      usageLimit: 100,
      startsAt: DISCOUNT.startsAt,
      endsAt: DISCOUNT.endsAt,
      isActive: true,
    });
    expect(
      findProblems(discountInput, createDiscountInput(draft, { ...saved, productIds: [] })),
    ).toEqual({});
  });

  it("begins now, for everyone, with a percentage to enter", () => {
    expect(Object.keys(check({ title: "" })).toSorted()).toEqual(["percentage", "title"]);
    expect(write({})).toMatchObject({ updatedAt: null, endsAt: null, usageLimit: null });
    expect(new Date(write({}).startsAt)).toEqual(NOW);
  });

  it("sends the value of its kind only", () => {
    const typed = { percentage: "10", amount: "5" };
    const sent = DISCOUNT_KINDS.map(({ value: kind }) => {
      const { percentage, amount } = write({ ...typed, kind });
      return [kind, percentage, amount];
    });
    expect(sent).toEqual([
      ["percentage", 10, null],
      ["fixed", null, "5"],
      ["free-shipping", null, null],
    ]);
  });

  it.each<[Partial<DiscountDraft>, object]>([
    [{ percentage: "abc" }, { percentage: "Enter 0.01 to 100." }],
    [{ percentage: " " }, { percentage: "Enter 0.01 to 100." }],
    [{ percentage: "12.5" }, {}],
    [{ kind: "free-shipping", percentage: "abc" }, {}],
    [{ kind: "fixed", amount: "" }, { amount: "Enter an amount such as 12.50." }],
    [{ kind: "fixed", amount: " 5 " }, {}],
    [{ percentage: "1", usageLimit: "ten" }, { usageLimit: "Enter a whole number, 1 or more." }],
    [{ percentage: "1", usageLimit: " " }, {}],
    [{ percentage: "1", startsAt: "" }, { startsAt: "Enter a start." }],
    [
      { percentage: "1", endsAt: "2026-07-04T11:59" },
      { endsAt: "The end must be after the start." },
    ],
    [{ percentage: "1", endsAt: "2026-07-04T12:01" }, {}],
  ])("finds in %j %j", (changes, problems) => {
    expect(check(changes)).toEqual(problems);
  });
});
