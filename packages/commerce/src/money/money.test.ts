import { describe, expect, it } from "vitest";
import {
  addMoney,
  findPriceRange,
  formatAmount,
  formatMoney,
  type Money,
  multiplyMoney,
  parseAmount,
  subtractMoney,
  sumMoney,
  usd,
  ZERO_USD,
} from "./money.ts";

const CANADIAN: Money = { amountMinor: 100, currency: "CAD" };

describe("money", () => {
  it("M-1 accepts whole cents only", () => {
    expect(usd(1250)).toEqual({ amountMinor: 1250, currency: "USD" });
    expect(usd(-0)).toEqual(ZERO_USD);
    expect(() => usd(0.5)).toThrow(RangeError);
    expect(() => usd(Number.NaN)).toThrow(RangeError);
    expect(() => multiplyMoney(usd(100), 0.001)).toThrow(RangeError);
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
  });

  it("M-1 adds, subtracts, multiplies and sums", () => {
    expect(addMoney(usd(1), usd(2))).toEqual(usd(3));
    expect(subtractMoney(usd(1), usd(2))).toEqual(usd(-1));
    expect(multiplyMoney(usd(250), 4)).toEqual(usd(1000));
    expect(sumMoney([usd(1), usd(2), usd(3)])).toEqual(usd(6));
  });

  it("M-2 reads amounts of at most two decimals", () => {
    const read = ["12.50", "12.5", "12", "0.05", "0"].map((text) => parseAmount(text)?.amountMinor);
    expect(read).toEqual([1250, 1250, 1200, 5, 0]);
    const refused = [
      "",
      ".5",
      "5.",
      "1.234",
      "-1",
      "+1",
      "1e3",
      " 1",
      "1,000",
      "$1",
      "1".repeat(13),
    ];
    expect(refused.filter((text) => parseAmount(text) !== undefined)).toEqual([]);
  });

  it("M-2 writes amounts for the API and for people", () => {
    const amounts = [0, 5, 1250, 123_456_789, -750].map(usd);
    expect(amounts.map(formatAmount)).toEqual(["0.00", "0.05", "12.50", "1234567.89", "-7.50"]);
    expect(amounts.map(formatMoney)).toEqual([
      "$0.00",
      "$0.05",
      "$12.50",
      "$1,234,567.89",
      "-$7.50",
    ]);
    expect(formatMoney(CANADIAN)).toBe("CA$1.00");
  });

  it("M-2 M-3 M-4 CRT-18 has two decimals, 0.00 USD when empty, one currency and a range of prices", () => {
    expect(parseAmount("12.50")).toEqual({ amountMinor: 1250, currency: "USD" });
    expect(formatAmount(usd(1250))).toBe("12.50");
    const empty = sumMoney([]);
    expect([formatAmount(empty), empty.currency]).toEqual(["0.00", "USD"]);
    const mixed = "Money has different currency type.";
    expect(() => addMoney(usd(1), CANADIAN)).toThrow(mixed);
    expect(() => subtractMoney(usd(1), CANADIAN)).toThrow(mixed);
    expect(() => sumMoney([usd(1), CANADIAN])).toThrow(mixed);
    expect(() => findPriceRange([usd(1), CANADIAN])).toThrow(mixed);
    expect(findPriceRange([usd(200), usd(300), usd(100)])).toEqual({
      min: usd(100),
      max: usd(300),
    });
    expect(() => findPriceRange([])).toThrow("Cannot create price range from a set of 0 prices.");
  });
});
