import { describe, expect, it } from "vitest";
import { SAMPLE_RATES } from "../../test/sample-cart.ts";
import { usd } from "../money/money.ts";
import {
  computeZonePrices,
  findShippingZone,
  findStandardShippingPrice,
  findUsualDeliveryDays,
  listShippingOptions,
} from "./shipping.ts";

const PARCEL = { weightOz: 0, lengthIn: 0 };
const REQUEST = {
  zip: "48104",
  subtotal: usd(5000),
  requiresShipping: true,
  isPersonalized: true,
  rates: SAMPLE_RATES,
  parcel: PARCEL,
};

function listDays(zip: string): number[] | undefined {
  return listShippingOptions({ ...REQUEST, zip })?.map(({ maxTransitDays }) => maxTransitDays);
}

describe("shipping", () => {
  it("H-1 offers standard and expedited", () => {
    expect(listShippingOptions(REQUEST)).toEqual([
      {
        id: "standard",
        title: "Standard",
        price: usd(750),
        makingDays: 3,
        minTransitDays: 2,
        maxTransitDays: 4,
      },
      {
        id: "expedited",
        title: "Expedited",
        price: usd(1800),
        makingDays: 3,
        minTransitDays: 1,
        maxTransitDays: 2,
      },
    ]);
  });

  it("counts the days to pack for goods that nobody personalizes", () => {
    const options = listShippingOptions({ ...REQUEST, isPersonalized: false });
    expect(options?.map(({ makingDays }) => makingDays)).toEqual([1, 1]);
  });

  it("has usual days that cover every contiguous state", () => {
    const usual = findUsualDeliveryDays(REQUEST);
    expect(usual).toEqual({ makingDays: 3, minTransitDays: 2, maxTransitDays: 7 });
    for (let digit = 0; digit < 10; digit += 1) {
      const [standard] = listShippingOptions({ ...REQUEST, zip: `${digit}2101` }) ?? [];
      expect(standard?.minTransitDays).toBeGreaterThanOrEqual(usual.minTransitDays);
      expect(standard?.maxTransitDays).toBeLessThanOrEqual(usual.maxTransitDays);
    }
  });

  it("H-1 is free from $75", () => {
    const listPrices = (amountMinor: number) =>
      listShippingOptions({ ...REQUEST, subtotal: usd(amountMinor) })?.map(({ price }) => price);
    expect(listPrices(7499)).toEqual([usd(750), usd(1800)]);
    expect(listPrices(7500)).toEqual([usd(0), usd(1800)]);
  });

  it("H-5 STK-05 costs $3.75 for stickers alone and nothing from 5 of them", () => {
    const listPrices = (stickerCount: number, subtotal = usd(500)) =>
      listShippingOptions({ ...REQUEST, subtotal, stickerCount })?.map(({ price }) => price);
    expect(listPrices(1)).toEqual([usd(375), usd(1800)]);
    expect(listPrices(4)).toEqual([usd(375), usd(1800)]);
    expect(listPrices(5)).toEqual([usd(0), usd(1800)]);
    expect(listPrices(4, usd(7500))).toEqual([usd(0), usd(1800)]);
  });

  it("H-2 takes days by the first digit of the ZIP code", () => {
    const digits = Array.from({ length: 10 }, (_, digit) => `${digit}2101`);
    expect(digits.map(listDays)).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
      [6, 3],
      [4, 2],
      [5, 3],
      [5, 3],
      [6, 3],
      [7, 3],
      [7, 3],
    ]);
  });

  it("H-2 takes longer to Alaska, Hawaii and military addresses", () => {
    const near = ["02108", "10001", "33101", "60601", "90210", "99401"].map(listDays);
    expect(Math.max(...near.flatMap((days) => days ?? [99]))).toBe(7);
    const distant = ["99501", "99950", "96701", "96898", "09012", "34001", "96201"].map(listDays);
    expect(distant).toEqual(distant.map(() => [14, 6]));
  });

  it("H-3 accepts ZIP codes of five or nine digits", () => {
    expect(listDays(" 48104-1234 ")).toEqual([4, 2]);
    const refused = ["", "4810", "481040", "48104-12", "4810a", "SW1A 1AA", "４８１０４"];
    expect(refused.map(listDays)).toEqual(Array(refused.length).fill(undefined));
  });

  it("H-3 has no options for codes that are not assigned", () => {
    expect(["00001", "00401"].map(listDays)).toEqual([undefined, undefined]);
    expect(listDays("00501")).toEqual([5, 3]);
  });

  it("H-6 costs more to where goods go by plane or ship, territories included", () => {
    const listPrices = (zip: string) =>
      listShippingOptions({ ...REQUEST, zip })?.map(({ price }) => price.amountMinor);
    expect(["48104", "99501", "96701", "00901", "96910", "09012"].map(listPrices)).toEqual([
      [750, 1800],
      [1400, 3600],
      [1400, 3600],
      [1600, 4200],
      [1600, 4200],
      [900, 2400],
    ]);
    expect(["00601", "00802", "96799", "96950"].map(listDays)).toEqual([
      [16, 7],
      [16, 7],
      [14, 6],
      [16, 7],
    ]);
  });

  it.each([
    [{ weightOz: 64, lengthIn: 24 }, 750],
    [{ weightOz: 65, lengthIn: 24 }, 1900],
    [{ weightOz: 1, lengthIn: 25 }, 1900],
    [{ weightOz: 1_000_000, lengthIn: 500 }, 1900],
  ])("H-6 has a price for a package of %j", (parcel, standardMinor) => {
    expect(findStandardShippingPrice({ ...REQUEST, parcel })).toEqual(usd(standardMinor));
    const [standard, expedited] = listShippingOptions({ ...REQUEST, parcel }) ?? [];
    expect(standard?.price).toEqual(usd(standardMinor));
    expect(expedited?.price).toEqual(usd(standardMinor === 750 ? 1800 : 4900));
  });

  it("H-4 has no options without a line that is shipped", () => {
    expect(listShippingOptions({ ...REQUEST, requiresShipping: false })).toEqual([]);
  });
});

describe("the zones", () => {
  it("H-6 follow from the ZIP code", () => {
    const zips = ["48104", "96701-1234", "00901", "09012", "00001", "Honolulu"];
    expect(zips.map(findShippingZone)).toEqual([
      "CONTIGUOUS",
      "DISTANT",
      "TERRITORIES",
      "MILITARY",
      undefined,
      undefined,
    ]);
  });

  it("H-6 have their own price for each way to ship, unless it is free", () => {
    const standard = { CONTIGUOUS: 750, DISTANT: 1400, TERRITORIES: 1600, MILITARY: 900 };
    const free = { CONTIGUOUS: 0, DISTANT: 0, TERRITORIES: 0, MILITARY: 0 };
    const expedited = { CONTIGUOUS: 1800, DISTANT: 3600, TERRITORIES: 4200, MILITARY: 2400 };
    expect(computeZonePrices("standard", REQUEST)).toEqual(standard);
    expect(computeZonePrices("standard", { ...REQUEST, hasFreeShipping: true })).toEqual(free);
    expect(computeZonePrices("standard", { ...REQUEST, subtotal: usd(7500) })).toEqual(free);
    expect(computeZonePrices("expedited", { ...REQUEST, hasFreeShipping: true })).toEqual(
      expedited,
    );
  });
});
