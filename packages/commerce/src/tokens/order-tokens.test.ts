import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  listLineTokens,
  sumLineTokens,
  type TokenSourceLine,
  takeBackLineTokens,
} from "./order-tokens.ts";

const FRAME: TokenSourceLine = {
  id: "frame",
  handle: "oak-frame",
  sku: "pm.frame.oak",
  customAttributes: [],
  selectedOptions: [],
  quantity: 3,
  freeStickerTokens: 0,
};
const PACK: TokenSourceLine = {
  ...FRAME,
  id: "pack",
  handle: "sticker-tokens",
  selectedOptions: [{ name: "Tokens", value: "25" }],
  quantity: 2,
};

describe("the tokens of an order", () => {
  it("T-7 are those of its packs, and the free ones of each unit", () => {
    const map = { ...FRAME, id: "map", projectId: "p", freeStickerTokens: 10 };
    const lines = listLineTokens([FRAME, PACK, map]);
    expect(lines).toEqual([
      { lineId: "pack", bought: 100, free: 0 },
      { lineId: "map", bought: 0, free: 60 },
    ]);
    expect(sumLineTokens(lines)).toBe(160);
  });

  it("T-7 are both for a pack with free tokens, and none for an unknown pack", () => {
    const generous = { ...PACK, freeStickerTokens: 1 };
    expect(listLineTokens([generous])).toEqual([{ lineId: "pack", bought: 100, free: 4 }]);
    expect(listLineTokens([{ ...PACK, selectedOptions: [] }])).toEqual([]);
    expect(sumLineTokens([])).toBe(0);
  });
});

describe("taking back", () => {
  it("T-7 ends with what is available", () => {
    const lines = [
      { lineId: "a", bought: 10, free: 2 },
      { lineId: "b", bought: 0, free: 4 },
      { lineId: "c", bought: 6, free: 0 },
    ];
    expect(takeBackLineTokens(lines, 14)).toEqual([
      { lineId: "a", halfTokens: 12 },
      { lineId: "b", halfTokens: 2 },
    ]);
    expect(takeBackLineTokens(lines, -1)).toEqual([]);
  });

  it("T-7 takes all that is due as far as it is available", () => {
    const line = fc.record({ lineId: fc.uuid(), bought: fc.nat(500), free: fc.nat(500) });
    fc.assert(
      fc.property(fc.array(line), fc.nat(3000), (lines, available) => {
        const taken = takeBackLineTokens(lines, available);
        const sum = taken.reduce((total, { halfTokens }) => total + halfTokens, 0);
        expect(sum).toBe(Math.min(sumLineTokens(lines), available));
        expect(taken.every(({ halfTokens }) => halfTokens > 0)).toBe(true);
      }),
    );
  });
});
