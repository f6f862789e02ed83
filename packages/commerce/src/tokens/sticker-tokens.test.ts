import { describe, expect, it } from "vitest";
import { usd } from "../money/money.ts";
import {
  chooseTokenPacks,
  countFreeStickerTokens,
  getTokenPresets,
  isTokenPromotionShown,
  parseTokenCount,
  type TokenPack,
} from "./sticker-tokens.ts";

function pack(numTokens: number, priceMinor: number, availableForSale = true): TokenPack {
  return { variantId: `tokens-${numTokens}`, numTokens, price: usd(priceMinor), availableForSale };
}

const PACKS = [pack(1, 250), pack(5, 1225), pack(10, 2250), pack(25, 5000)];

describe("sticker tokens", () => {
  it("T-1 SHP-12 have presets by the number of regions", () => {
    expect([1, 10].map(getTokenPresets)).toEqual([
      [1, 5, 10],
      [1, 5, 10],
    ]);
    expect([11, 12, 49, 50].map(getTokenPresets)).toEqual([
      [5, 6, 11],
      [5, 6, 12],
      [5, 25, 49],
      [5, 25, 50],
    ]);
    expect([51, 3143].map(getTokenPresets)).toEqual([
      [5, 25, 50],
      [5, 25, 50],
    ]);
  });

  it("T-2 are counted from 1 to 50", () => {
    expect(["1", " 7 ", "50"].map(parseTokenCount)).toEqual([1, 7, 50]);
    const refused = ["", "0", "51", "-1", "2.5", "1e1", "five", "050"];
    expect(refused.map(parseTokenCount)).toEqual(Array(refused.length).fill(undefined));
  });

  it("T-3 are combined at the lowest price", () => {
    expect(chooseTokenPacks(PACKS, 17)).toEqual({
      lines: [
        { variantId: "tokens-10", quantity: 1 },
        { variantId: "tokens-5", quantity: 1 },
        { variantId: "tokens-1", quantity: 2 },
      ],
      price: usd(3975),
      discountPercent: 6,
    });
  });

  it("T-3 are sold in the fewest packs of equal prices", () => {
    const packs = [pack(1, 250), pack(5, 1250)];
    expect(chooseTokenPacks(packs, 5)?.lines).toEqual([{ variantId: "tokens-5", quantity: 1 }]);
  });

  it("T-3 are not sold when no packs make up the count", () => {
    expect(chooseTokenPacks([pack(5, 1225)], 7)).toBeUndefined();
    expect(chooseTokenPacks([pack(1, 250, false)], 1)).toBeUndefined();
    expect(chooseTokenPacks([], 1)).toBeUndefined();
    expect(chooseTokenPacks([pack(1, 250)], 26)).toBeUndefined();
    expect([0, 51, 1.5].map((count) => chooseTokenPacks(PACKS, count))).toEqual(
      Array(3).fill(undefined),
    );
  });

  it("T-4 show a discount above 2 %", () => {
    const findPercent = (priceMinor: number) =>
      chooseTokenPacks([pack(5, priceMinor)], 5)?.discountPercent;
    expect([1250, 1225, 1224, 1125].map(findPercent)).toEqual([undefined, undefined, 2, 10]);
  });

  it("T-5 come free with each unit of a product", () => {
    expect(countFreeStickerTokens({ freeStickerTokens: 10 }, 3)).toBe(30);
  });

  it("T-5 are no longer promoted after 11/30/2022", () => {
    expect(isTokenPromotionShown(new Date("2022-12-01T04:59:59Z"))).toBe(true);
    expect(isTokenPromotionShown(new Date("2022-12-01T05:00:00Z"))).toBe(false);
  });
});
