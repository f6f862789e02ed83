import { expect, it } from "vitest";
import { sizeCardHeight, sizeCardsPerRow } from "./size-card.ts";

it("LIM-07 puts a card for each begun 400 pixels in a row, as high as 8 times the root of the longer side", () => {
  expect([0, 399, 400, 1240].map(sizeCardsPerRow)).toEqual([1, 1, 2, 4]);
  expect(sizeCardHeight({ width: 200, height: 400 })).toBe(160);
  expect(sizeCardHeight({ width: 2500, height: 400 })).toBe(400);
});
