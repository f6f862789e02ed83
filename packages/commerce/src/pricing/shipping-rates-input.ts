import * as z from "zod/mini";
import { amountInput } from "../money/amount-input.ts";
import type { PackagePrice, ShippingRates } from "./shipping-rates.ts";

const MAX_PACKAGES = 10;

const price = z.object({ standard: amountInput, expedited: amountInput });
const days = z
  .int("Enter the days as a whole number.")
  .check(z.minimum(0, "Enter 0 or more days."), z.maximum(30, "Enter at most 30 days."));
const limit = z.nullish(z.int().check(z.minimum(1), z.maximum(100_000)));

const packageInput = z.object({
  maxWeightOz: limit,
  maxLengthIn: limit,
  prices: z.object({
    CONTIGUOUS: price,
    DISTANT: price,
    TERRITORIES: price,
    MILITARY: price,
  }),
});

/** What staff enter, with a message for each mistake. */
export const shippingRatesInput = z.object({
  freeFrom: amountInput,
  freeFromStickers: z
    .int("Enter the number of stickers as a whole number.")
    .check(
      z.minimum(1, "Enter at least 1 sticker."),
      z.maximum(9999, "Enter at most 9,999 stickers."),
    ),
  stickerPrice: amountInput,
  makingDays: days,
  packingDays: days,
  packages: z.array(packageInput).check(
    z.minLength(1, "Add a class of packages."),
    z.maxLength(MAX_PACKAGES, `There can be up to ${MAX_PACKAGES} classes of packages.`),
    z.refine(
      (packages) => packages.slice(0, -1).every(isLimited),
      "Give every class but the last a weight and a length.",
    ),
    z.refine(isRising, "Each class needs a higher weight and length than the one before."),
  ),
});

type PackageInput = z.output<typeof packageInput>;

function isLimited({ maxWeightOz, maxLengthIn }: PackageInput): boolean {
  return Boolean(maxWeightOz) && Boolean(maxLengthIn);
}

function isRising(packages: readonly PackageInput[]): boolean {
  return packages.slice(1, -1).every(({ maxWeightOz, maxLengthIn }, index) => {
    const before = packages[index];
    return (
      (maxWeightOz ?? 0) >= (before?.maxWeightOz ?? 0) &&
      (maxLengthIn ?? 0) >= (before?.maxLengthIn ?? 0)
    );
  });
}

/** Turns what staff entered into rates; the last class takes every package, whatever its limits. */
export function createShippingRates(input: z.output<typeof shippingRatesInput>): ShippingRates {
  const last = input.packages.length - 1;
  return {
    freeFromMinor: input.freeFrom,
    freeFromStickers: input.freeFromStickers,
    stickerMinor: input.stickerPrice,
    makingDays: input.makingDays,
    packingDays: input.packingDays,
    packages: input.packages.map(({ maxWeightOz, maxLengthIn, prices }, index) => ({
      ...(index < last && {
        maxWeightOz: maxWeightOz ?? undefined,
        maxLengthIn: maxLengthIn ?? undefined,
      }),
      prices: {
        CONTIGUOUS: toPackagePrice(prices.CONTIGUOUS),
        DISTANT: toPackagePrice(prices.DISTANT),
        TERRITORIES: toPackagePrice(prices.TERRITORIES),
        MILITARY: toPackagePrice(prices.MILITARY),
      },
    })),
  };
}

function toPackagePrice({ standard, expedited }: z.output<typeof price>): PackagePrice {
  return { standardMinor: standard, expeditedMinor: expedited };
}
