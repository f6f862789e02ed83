import { expect, it } from "vitest";
import { planBlur } from "./plan-blur.ts";

it("plans wide blurs at an eighth of the resolution, small ones at full resolution, none without blur", () => {
  expect(planBlur(40, 1)).toEqual({ scale: 1 / 8, sigma: 5 });
  expect(planBlur(8, 2)).toEqual({ scale: 1 / 8, sigma: 2 });
  expect(planBlur(10, 1)).toEqual({ scale: 1, sigma: 10 });
  expect(planBlur(0.1, 1)).toEqual({ scale: 1, sigma: 0.3 });
  expect(planBlur(undefined, 1)).toEqual({ scale: 1, sigma: 0 });
});
