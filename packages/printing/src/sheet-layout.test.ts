import { describe, expect, it } from "vitest";
import { boxLayer as layer, sampleOpening as opening } from "../test/sample-opening.ts";
import { findPaper, type Paper } from "./paper.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { getPrintBox, getPrintLayer } from "./print-piece.ts";
import { singleSheet } from "./sheet-layout.ts";

const paper = findPaper("8x10") as Paper;

const upright = opening("upright", {
  cut: layer(100, 100, 200, 300),
  print: layer(90, 90, 220, 320),
});
const wide = opening("wide", { cut: layer(0, 0, 310, 100) });
const huge = opening("huge", { cut: layer(0, 0, 400, 400) });

describe("a sheet with one opening", () => {
  it("centers the print layer at its printed size", () => {
    expect(singleSheet(upright, paper, 2)).toEqual({
      width: 576,
      height: 720,
      items: [{ openingId: "upright", x: 68, y: 40, turned: false }],
    });
  });

  it("PRN-16 turns an opening that is too wide for the sheet", () => {
    expect(singleSheet(wide, paper, 2)?.items).toEqual([
      { openingId: "wide", x: 188, y: 50, turned: true },
    ]);
  });

  it("PRN-16 omits an opening that fits in neither orientation", () => {
    expect(singleSheet(huge, paper, 2)).toBeUndefined();
  });
});

describe("the outline of a print", () => {
  it("is the print layer with the buffer and the cut without", () => {
    expect(getPrintLayer(upright, { includeBuffer: true })).toBe(upright.layers.print);
    expect(getPrintLayer(upright, { includeBuffer: false })).toBe(upright.layers.cut);
    expect(getPrintLayer(wide, { includeBuffer: true })).toBe(wide.layers.cut);
  });

  it("is the outer layer for the brand that glues prints behind a mat", () => {
    const outer = layer(80, 80, 240, 340);
    const behindMat = opening("behind", { ...upright.layers, outer });
    expect(getPrintLayer(behindMat, { includeBuffer: true, brand: "tbl" })).toBe(outer);
    expect(getPrintLayer(behindMat, { includeBuffer: true, brand: "pm" })).toBe(
      upright.layers.print,
    );
    expect(getPrintLayer(behindMat, { includeBuffer: false, brand: "tbl" })).toBe(
      upright.layers.cut,
    );
    expect(getPrintLayer(upright, { includeBuffer: true, brand: "tbl" })).toBe(
      upright.layers.print,
    );
  });

  it("has the print box when photos are not clipped", () => {
    const options = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false };
    expect(getPrintBox(upright, options)).toEqual(upright.layers.cut?.box);
    expect(getPrintBox(upright, { ...options, clipImage: false })).toEqual(
      upright.layers.print?.box,
    );
  });

  it("throws with the id of an opening without a printable layer", () => {
    expect(() => getPrintBox(opening("empty", {}), DEFAULT_PRINT_OPTIONS)).toThrow("empty");
  });
});
