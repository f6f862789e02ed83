import { printQuality } from "@photomap/printing";
import { describe, expect, it } from "vitest";
import { describePlacementTools, formatPrintSize, toQualityTier } from "./describe-photo.ts";

const photo = { width: 288, height: 192, imageWidth: 2400, imageHeight: 1600 };

describe("description of a photo", () => {
  it("gives the print size at the output scale", () => {
    expect(formatPrintSize(photo, 1)).toBe("4.0 × 2.7 in");
    expect(formatPrintSize(photo, 1.5)).toBe("6.0 × 4.0 in");
  });

  it("mentions the dashed line only where there is one", () => {
    expect(describePlacementTools({ hasSafeLine: true })).toContain("dashed line");
    expect(describePlacementTools({ hasSafeLine: false })).not.toContain("dashed");
  });

  it.each([
    [1, "great"],
    [2.5, "good"],
    [4, "not-great"],
    [8, "blurry"],
    [10, "very-blurry"],
  ])("has the badge of its print quality at scale %s: %s", (scale, badge) => {
    expect(toQualityTier(printQuality(photo, scale).tier.name)).toBe(badge);
  });
});
