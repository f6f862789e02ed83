import type { Layers, Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { findPaper, type Paper } from "./paper.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { printBox, printLayer } from "./print-piece.ts";
import { singleSheet, singleSheets } from "./sheet-layout.ts";

const paper = findPaper("8x10") as Paper;

function layer(x: number, y: number, width: number, height: number) {
  return { path: `M${x} ${y}h${width}v${height}h${-width}Z`, box: { x, y, width, height } };
}

function opening(id: string, layers: Layers): Opening {
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers,
  };
}

const upright = opening("upright", {
  cut: layer(100, 100, 200, 300),
  print: layer(90, 90, 220, 320),
});
const wide = opening("wide", { cut: layer(0, 0, 310, 100) });
const huge = opening("huge", { cut: layer(0, 0, 400, 400) });

describe("a sheet with one opening", () => {
  it("puts the print layer at its printed size in the middle", () => {
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

  it("PRN-16 drops an opening that fits neither way", () => {
    const sheets = singleSheets([upright, huge, wide], paper, 2);
    expect(sheets.map(({ items }) => items[0]?.openingId)).toEqual(["upright", "wide"]);
  });
});

describe("the outline of a print", () => {
  it("is the print layer with the buffer and the cut without", () => {
    expect(printLayer(upright, { includeBuffer: true })).toBe(upright.layers.print);
    expect(printLayer(upright, { includeBuffer: false })).toBe(upright.layers.cut);
    expect(printLayer(wide, { includeBuffer: true })).toBe(wide.layers.cut);
  });

  it("leaves room for the whole print box where photos are not clipped", () => {
    const options = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false };
    expect(printBox(upright, options)).toEqual(upright.layers.cut?.box);
    expect(printBox(upright, { ...options, clipImage: false })).toEqual(upright.layers.print?.box);
  });

  it("names the opening that has nothing to print", () => {
    expect(() => printBox(opening("empty", {}), DEFAULT_PRINT_OPTIONS)).toThrow("empty");
  });
});
