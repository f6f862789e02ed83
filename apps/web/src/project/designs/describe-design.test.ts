import { describe, expect, it } from "vitest";
import { formatPhotoCountRange, formatSizeAndPhotoCounts, formatSizes } from "./describe-design.ts";

describe("formatSizes", () => {
  const makeSize = (width: number, height: number) => ({ width, height }) as never;

  it("formats one size, or a range of several", () => {
    expect(formatSizes({ designs: [makeSize(1728, 1152)] })).toBe("24 × 16 in");
    expect(
      formatSizes({ designs: [makeSize(864, 576), makeSize(1728, 1152), makeSize(3456, 2304)] }),
    ).toBe("12 × 8 to 48 × 32 in");
  });
});

describe("formatPhotoCountRange", () => {
  it("counts openings as photos", () => {
    const makeGroup = (...counts: number[]) =>
      ({ designs: counts.map((regionCount) => ({ regionCount })) }) as never;
    expect(formatSizeAndPhotoCounts(makeGroup(45))).toBe("45 photos");
    expect(formatSizeAndPhotoCounts(makeGroup(50, 50, 50))).toBe("3 sizes, 50 photos");
    expect(formatPhotoCountRange({ regionCount: 1 })).toBe("1 photo");
    expect(formatPhotoCountRange({ regionCount: 50 }, { regionCount: 50 })).toBe("50 photos");
    expect(formatPhotoCountRange({ regionCount: 131 }, { regionCount: 146 })).toBe(
      "131 to 146 photos",
    );
  });
});
