import { describe, expect, it } from "vitest";
import { formatMapSize, formatSize, isSmallMap } from "./format-size.ts";

describe("formatSize", () => {
  it("PRJ-10 says inches, which are points over 72", () => {
    expect(formatSize({ width: 2592, height: 1728 })).toBe("36 × 24 in");
    expect(formatSize({ width: 612, height: 792 })).toBe("8.5 × 11 in");
    expect(formatSize({ width: 864, height: 576 }, 1.5)).toBe("18 × 12 in");
  });
});

describe("a small map", () => {
  it("LIM-01 is narrower than 24 inches, whatever its height", () => {
    const widths = [864, 1727, 1728, 2592];
    expect(widths.map((width) => isSmallMap({ width }))).toEqual([true, true, false, false]);
    expect(formatMapSize({ width: 1296, height: 2592 })).toBe("18 × 36 in, small map");
  });

  it("LIM-01 is called so with its size in inches, which are points over 72", () => {
    expect(formatMapSize({ width: 864, height: 576 })).toBe("12 × 8 in, small map");
    expect(formatMapSize({ width: 1728, height: 1152 })).toBe("24 × 16 in");
  });
});
