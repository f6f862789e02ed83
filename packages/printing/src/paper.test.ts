import { pointsToPixels } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { findPaper, fullSizePaper, PAPERS } from "./paper.ts";

describe("paper", () => {
  it("PRN-10 offers every size by its id, each once", () => {
    expect(PAPERS.map(({ id }) => id)).toEqual(
      "A0 A1 A2 A3 A4 A5 A6 4x6 5x7 8x10 11x14 11x17 16x20 24x36 letter legal".split(" "),
    );
  });

  it("PRN-10 gives photo sizes, letter and legal in points", () => {
    expect(findPaper("8x10")).toEqual({
      id: "8x10",
      width: 576,
      height: 720,
      name: "8x10 in",
      shortName: "8x10",
      filename: "8x10",
      orientation: "portrait",
    });
    expect(findPaper("24x36")).toMatchObject({ width: 1728, height: 2592 });
    expect(findPaper("letter")).toMatchObject({ width: 612, height: 792, shortName: "Letter" });
    expect(findPaper("legal")).toMatchObject({ width: 612, height: 1008, filename: "legal" });
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
    expect(fullSizePaper({ width: 500, height: 300 })).toMatchObject({
      id: "full_size",
      width: 536,
      height: 336,
      orientation: "landscape",
    });
  });

  it("finds no paper by an unknown id", () => {
    expect(findPaper("A7")).toBeUndefined();
  });
});
