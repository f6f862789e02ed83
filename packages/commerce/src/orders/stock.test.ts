import { describe, expect, it } from "vitest";
import { applyStockEffect } from "./stock.ts";

const LEVEL = { stock: 3, reserved: 1 };

describe("stock", () => {
  it("S-2 reserves what is there", () => {
    expect(applyStockEffect(LEVEL, "reserve", 2)).toEqual({ stock: 3, reserved: 3 });
    expect(applyStockEffect(LEVEL, "reserve", 3)).toBeUndefined();
  });

  it("S-2 releases and consumes reserved items only", () => {
    expect(applyStockEffect(LEVEL, "consume", 1)).toEqual({ stock: 2, reserved: 0 });
    expect(applyStockEffect(LEVEL, "release", 1)).toEqual({ stock: 3, reserved: 0 });
    expect(applyStockEffect(LEVEL, "consume", 2)).toBeUndefined();
    expect(applyStockEffect(LEVEL, "release", 2)).toBeUndefined();
  });

  it("S-3 restores the level by restocking", () => {
    const consumed = applyStockEffect(LEVEL, "consume", 1) ?? LEVEL;
    expect(applyStockEffect(consumed, "restock", 1)).toEqual({ stock: 3, reserved: 0 });
  });

  it("S-1 leaves items that are made to order uncounted", () => {
    const made = { stock: null, reserved: 0 };
    const effects = ["reserve", "consume", "release", "restock"] as const;
    const levels = effects.map((effect) => applyStockEffect(made, effect, 25));
    expect(levels).toEqual(effects.map(() => made));
  });
});
