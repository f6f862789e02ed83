import { describe, expect, it } from "vitest";
import { createSizeScale, SIZE_STEPS } from "./size-scale.ts";

const area = { x: 0, y: 0, width: 300, height: 200 };
const image = {
  id: "p",
  x: 0,
  y: 0,
  width: 600,
  height: 400,
  rotation: 0,
  flipX: false,
  flipY: false,
  imageWidth: 3000,
  imageHeight: 2000,
  createdTime: "2024-01-01T00:00:00.000Z",
};

describe("the scale of the size slider", () => {
  const scale = createSizeScale(image, area);

  it("is 100% at the default size", () => {
    expect(scale.toPercent({ width: 300, height: 200 })).toBe(100);
    expect(scale.toPercent(image)).toBe(200);
  });

  it("ends at 5% and 10 times the print area", () => {
    expect(scale.getPercentAtStep(0)).toBeCloseTo(5, 10);
    expect(scale.getPercentAtStep(SIZE_STEPS)).toBeCloseTo(1000, 10);
  });

  it("converts percent to steps and back", () => {
    for (const percent of [5, 42, 100, 1000]) {
      expect(scale.getPercentAtStep(scale.toStep(percent))).toBeCloseTo(percent, 8);
    }
  });
});
