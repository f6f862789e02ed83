import { pointsToPixels } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { findPaper, fullSizePaper, PAPERS } from "./paper.ts";

describe("paper", () => {
  it("PRN-10 lists every size in points with its names and orientation", () => {
    const millimeters = (length: number) => (length / 25.4) * 72;
    const rows: readonly (readonly [string, number, number, string, string])[] = [
      ["A0", millimeters(841), millimeters(1189), "A0 Paper", "A0"],
      ["A1", millimeters(594), millimeters(841), "A1 Paper", "A1"],
      ["A2", millimeters(420), millimeters(594), "A2 Paper", "A2"],
      ["A3", millimeters(297), millimeters(420), "A3 Paper", "A3"],
      ["A4", millimeters(210), millimeters(297), "A4 Paper", "A4"],
      ["A5", millimeters(148), millimeters(210), "A5 Paper", "A5"],
      ["A6", millimeters(105), millimeters(148), "A6 Paper", "A6"],
      ["4x6", 288, 432, "4 × 6 in", "4 × 6"],
      ["5x7", 360, 504, "5 × 7 in", "5 × 7"],
      ["8x10", 576, 720, "8 × 10 in", "8 × 10"],
      ["11x14", 792, 1008, "11 × 14 in", "11 × 14"],
      ["11x17", 792, 1224, "11 × 17 in", "11 × 17"],
      ["16x20", 1152, 1440, "16 × 20 in", "16 × 20"],
      ["24x36", 1728, 2592, "24 × 36 in", "24 × 36"],
      ["letter", 612, 792, "Letter Paper", "Letter"],
      ["legal", 612, 1008, "Legal Paper", "Legal"],
    ];
    expect(PAPERS).toEqual(
      rows.map(([id, width, height, name, shortName]) => ({
        id,
        width: expect.closeTo(width, 6),
        height: expect.closeTo(height, 6),
        name,
        shortName,
        filename: id.toLowerCase(),
        orientation: "portrait",
      })),
    );
  });

  it("PRN-10 gives A sizes that print at their known pixel counts", () => {
    const pixels = (id: string) => {
      const { width = 0, height = 0 } = findPaper(id) ?? {};
      return [pointsToPixels(width, 300), pointsToPixels(height, 300)];
    };
    expect(pixels("A4")).toEqual([2480, 3508]);
    expect(pixels("A3")).toEqual([3508, 4961]);
    expect(pixels("A0")).toEqual([9933, 14043]);
  });

  it("PRN-10 makes a full size sheet as large as the piece and its margin", () => {
    expect(fullSizePaper({ width: 500, height: 300 })).toEqual({
      id: "full_size",
      width: 536,
      height: 336,
      name: "Full Size",
      shortName: "Full Size",
      filename: "full-size",
      orientation: "landscape",
    });
    expect(fullSizePaper({ width: 300, height: 500 }).orientation).toBe("portrait");
  });

  it("finds no paper by an unknown id", () => {
    expect(findPaper("A7")).toBeUndefined();
  });
});
