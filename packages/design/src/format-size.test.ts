import { describe, expect, it } from "vitest";
import { formatSize } from "./format-size.ts";

describe("formatSize", () => {
  it("PRJ-10 says inches, which are points over 72", () => {
    expect(formatSize({ width: 2592, height: 1728 })).toBe("36 × 24 in");
    expect(formatSize({ width: 612, height: 792 })).toBe("8.5 × 11 in");
    expect(formatSize({ width: 864, height: 576 }, 1.5)).toBe("18 × 12 in");
  });
});
