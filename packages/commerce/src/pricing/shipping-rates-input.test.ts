import { describe, expect, it } from "vitest";
import { SAMPLE_RATES } from "../../test/sample-cart.ts";
import { createShippingRates, shippingRatesInput } from "./shipping-rates-input.ts";

const price = (standard: string, expedited: string) => ({ standard, expedited });
const PRICES = {
  CONTIGUOUS: price("7.50", "18"),
  DISTANT: price("14", "36"),
  TERRITORIES: price("16", "42"),
  MILITARY: price("9", "24"),
};
const SMALL = { maxWeightOz: 64, maxLengthIn: 24, prices: PRICES };
const ANY = {
  prices: {
    CONTIGUOUS: price("19", "49"),
    DISTANT: price("45", "110"),
    TERRITORIES: price("60", "140"),
    MILITARY: price("24", "60"),
  },
};
const INPUT = {
  freeFrom: "75",
  freeFromStickers: 5,
  stickerPrice: "3.75",
  makingDays: 3,
  packingDays: 1,
  packages: [SMALL, ANY],
};

const findProblem = (changes: object) =>
  shippingRatesInput.safeParse({ ...INPUT, ...changes }).error?.issues[0]?.message;

describe("shipping rates", () => {
  it("are read from what staff enter", () => {
    const parsed = shippingRatesInput.parse(INPUT);
    expect(createShippingRates(parsed)).toEqual(SAMPLE_RATES);
  });

  it("take every package in the last class, whatever its limits", () => {
    const { packages } = createShippingRates(
      shippingRatesInput.parse({ ...INPUT, packages: [SMALL] }),
    );
    expect(packages).toEqual([{ prices: SAMPLE_RATES.packages[0]?.prices }]);
  });

  it.each([
    ["no class", { packages: [] }, "Add a class of packages."],
    ["a class without a limit", { packages: [ANY, ANY] }, "Give every class but the last"],
    [
      "a lighter class after a heavier one",
      { packages: [SMALL, { ...SMALL, maxWeightOz: 32 }, ANY] },
      "Each class needs a higher weight",
    ],
    [
      "a shorter class after a longer one",
      { packages: [SMALL, { ...SMALL, maxLengthIn: 12 }, ANY] },
      "Each class needs a higher weight",
    ],
    ["11 classes", { packages: Array.from({ length: 11 }, () => SMALL) }, "up to 10 classes"],
    ["no sticker", { freeFromStickers: 0 }, "at least 1 sticker"],
    ["half a day", { makingDays: 2.5 }, "Enter the days as a whole number."],
    ["an empty day", { packingDays: Number.NaN }, "Enter the days as a whole number."],
    ["a month and more", { makingDays: 31 }, "Enter at most 30 days."],
    ["a word for an amount", { freeFrom: "free" }, "Enter an amount such as 12.50."],
  ])("refuse %s", (_, changes, message) => {
    expect(findProblem(changes)).toContain(message);
  });
});
