import { describe, expect, it } from "vitest";
import { printDpi, printQuality, qualityTier } from "./print-quality.ts";

const photo = { width: 144, height: 72, imageWidth: 600, imageHeight: 400 };

describe("print quality", () => {
  it("uses the lower dots per inch of both sides", () => {
    expect(printDpi(photo, 1)).toBe(300);
    expect(printDpi({ ...photo, imageHeight: 200 }, 1)).toBe(200);
  });

  it("uses the size on paper, not in the design", () => {
    expect(printDpi(photo, 2)).toBe(150);
  });

  it("scores from 0 to 1 with the full score at 300", () => {
    expect(printQuality(photo, 2).score).toBe(0.5);
    expect(printQuality(photo, 1).score).toBe(1);
    expect(printQuality(photo, 0.5).score).toBe(1);
  });

  it.each([
    [0, "Very Blurry", "error"],
    [71.9, "Very Blurry", "error"],
    [72, "Blurry", "warning"],
    [143.9, "Blurry", "warning"],
    [144, "Not Great", "warning"],
    [199.9, "Not Great", "warning"],
    [200, "Good", "good"],
    [299.9, "Good", "good"],
    [300, "Great", "good"],
  ])("PRN-20 calls %d dpi %s", (dpi, name, level) => {
    expect(qualityTier(dpi)).toMatchObject({ name, level });
  });
});
