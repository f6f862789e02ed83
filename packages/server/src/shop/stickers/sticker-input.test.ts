import { expect, it } from "vitest";
import { parseStickerOrderInput } from "./sticker-input.ts";

const STICKER = {
  openingId: "CO",
  scale: 1,
  quantity: 3,
  quantityWithMoney: 1,
  quantityWithTokens: 2,
};
const INPUT = {
  projectId: "Map001",
  outputType: "VINYL_WALL_MAP",
  requestId: "6f2a0c52-5a0e-4b2c-9a53-3f0a4f1f2c11",
  stickers: [STICKER],
};

function findProblem(changes: object): string | undefined {
  const input = parseStickerOrderInput({ ...INPUT, ...changes });
  return "problem" in input ? input.problem : undefined;
}

const findStickerProblem = (changes: object) =>
  findProblem({ stickers: [{ ...STICKER, ...changes }] });

/** Makes stickers, each of another opening. */
const makeStickers = (count: number, quantity: number) =>
  Array.from({ length: count }, (_, index) => ({
    openingId: `O${index}`,
    scale: 1,
    quantity,
    quantityWithMoney: quantity,
    quantityWithTokens: 0,
  }));

it("is accepted as it is", () => {
  expect(parseStickerOrderInput(INPUT)).toEqual(INPUT);
});

it("has 1 to 99 stickers of an opening, the sum of those with money and with tokens", () => {
  const all = (quantity: number) => ({
    quantity,
    quantityWithMoney: quantity,
    quantityWithTokens: 0,
  });
  expect(findStickerProblem(all(1))).toBeUndefined();
  expect(findStickerProblem(all(99))).toBeUndefined();
  for (const quantity of [0, 100, 1.5, -1]) expect(findStickerProblem(all(quantity))).toBeDefined();
  expect(findStickerProblem({ quantityWithMoney: 2 })).toBe(
    "The quantity must be the sum of the stickers paid with money and with tokens.",
  );
  expect(findStickerProblem({ quantityWithMoney: 4, quantityWithTokens: -1 })).toBeDefined();
});

it("has 1 to 1,000 openings, each once", () => {
  expect(findProblem({ stickers: [] })).toBe("Choose at least one sticker.");
  expect(findProblem({ stickers: makeStickers(1000, 1) })).toBeUndefined();
  expect(findProblem({ stickers: makeStickers(1001, 1) })).toBeDefined();
  expect(findProblem({ stickers: [STICKER, STICKER] })).toBe("An opening is listed twice.");
});

it("has at most 9,999 stickers", () => {
  const most = makeStickers(101, 99);
  expect(findProblem({ stickers: most })).toBeUndefined();
  expect(findProblem({ stickers: [...most, STICKER] })).toBe(
    "An order can have up to 9,999 stickers.",
  );
});

it("has a positive scale, ids of up to 100 characters and nothing else", () => {
  expect(findStickerProblem({ scale: 0 })).toBeDefined();
  expect(findStickerProblem({ openingId: "a".repeat(100) })).toBeUndefined();
  expect(findStickerProblem({ openingId: "a".repeat(101) })).toBeDefined();
  expect(findProblem({ projectId: "a".repeat(100) })).toBeUndefined();
  expect(findProblem({ projectId: "a".repeat(101) })).toBeDefined();
  expect(findProblem({ requestId: "1" })).toBeDefined();
  expect(findProblem({ outputType: "STICKER" })).toBeDefined();
  expect(findStickerProblem({ more: 1 })).toBeDefined();
  expect(findProblem({ more: 1 })).toBeDefined();
});
