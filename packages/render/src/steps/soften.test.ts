import { expect, it } from "vitest";
import { softenPhoto } from "./soften.ts";

it("blurs widely at an eighth of the size, a little at full size, and not at all unless asked", () => {
  expect(softenPhoto(40, 1)).toEqual({ scale: 1 / 8, sigma: 5 });
  expect(softenPhoto(10, 1)).toEqual({ scale: 1, sigma: 10 });
  expect(softenPhoto(0.1, 1)).toEqual({ scale: 1, sigma: 0.3 });
  expect(softenPhoto(undefined, 1)).toEqual({ scale: 1, sigma: 0 });
});
