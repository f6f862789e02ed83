import { expect, it } from "vitest";
import { getGraphicKey, roundUpGraphicWidth } from "./graphic-width.ts";

it.each([
  [1, 512],
  [512, 512],
  [513, 1028],
  [1028, 1028],
  [1029, 2048],
  [2048, 2048],
  [2049, 4096],
  [4096, 4096],
  [4097, 8192],
  [8192, 8192],
  [9000, 8192],
])("LIM-02 a graphic %i px wide is requested at %i px", (widthPx, tier) => {
  expect(roundUpGraphicWidth(widthPx)).toBe(tier);
});

it("LIM-02 a width is one of the stored pictures, or the largest", () => {
  const keys = [300, 1000, 2000, 3000, 9000].map((width) =>
    getGraphicKey("backgrounds/oak.jpg", width),
  );
  expect(keys).toEqual([
    "backgrounds/oak-512.jpg",
    "backgrounds/oak-1028.jpg",
    "backgrounds/oak-2048.jpg",
    "backgrounds/oak-4096.jpg",
    "backgrounds/oak.jpg",
  ]);
});
