import { readFileSync } from "node:fs";
import { type Design, findOpening, openingsOf } from "@photomap/design";
import {
  type Box,
  boxContains,
  boxCorners,
  boxesOverlap,
  growBox,
  intersect,
  parsePath,
  type Shape,
  shapeArea,
  shapeBox,
  transformPoint,
  transformShape,
} from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { sampleOpening, samplePiece } from "../test/sample-opening.ts";
import { placeNames } from "./place-names.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { getPrintBox, getPrintLayer } from "./print-piece.ts";
import { planPrints } from "./print-plan.ts";
import { itemMatrix, type SheetLayout } from "./sheet-layout.ts";

/** The half of the border in points that is outside the outline. */
const BORDER_POINTS = 1;

function readDesign(id: string): Design {
  const file = new URL(`../../../catalog/designs/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

function planSheets(design: Design, paper: string, options = DEFAULT_PRINT_OPTIONS): SheetLayout[] {
  const openings = openingsOf(design);
  const quantities = Object.fromEntries(openings.map(({ id }) => [id, 1]));
  const size = { packingMode: "multiple", printSizeModeId: paper } as const;
  const { sheets } = planPrints({ openings, quantities, size, options, scale: 1 });
  return sheets.map(({ layout }) => layout);
}

/** Returns the outlines on the sheet; every ring is filled, so that holes count as inside. */
function outlinesOf(layout: SheetLayout, design: Design, options = DEFAULT_PRINT_OPTIONS): Shape[] {
  return layout.items.map((item) => {
    const opening = findOpening(design, item.openingId);
    if (opening === undefined) throw new Error(`No opening ${item.openingId}`);
    const matrix = itemMatrix(getPrintBox(opening, options), item, 1);
    return transformShape(parsePath(getPrintLayer(opening, options).path), (point) =>
      transformPoint(matrix, point),
    );
  });
}

function overlaps(shape: Shape, box: Box): boolean {
  if (!boxesOverlap(shapeBox(shape), box)) return false;
  return shape.some((ring) => {
    const area = shapeArea(intersect([ring], [boxCorners(box)]));
    return Math.abs(area) > 0;
  });
}

const distance = (shape: Shape, box: Box): number => {
  let grown = 0;
  while (!overlaps(shape, growBox(box, grown)) && grown < 30) grown += 0.5;
  return grown;
};

describe("the names of regions on sheets", () => {
  it.each([
    ["50-states-36x24", "letter", 0.95],
    ["50-states-36x24", "A4", 0.95],
    ["us-ca-24x30", "letter", 0.95],
    ["europe-36x24", "letter", 0.95],
    ["50-states-12x8", "letter", 0.85],
    ["national-parks-36x24", "letter", 0.8],
  ])("of %s on %s never overlap an outline or each other", (id, paper, share) => {
    const design = readDesign(id);
    const sheets = planSheets(design, paper);
    let named = 0;
    for (const layout of sheets) {
      const names = placeNames(layout, design, DEFAULT_PRINT_OPTIONS, 1);
      const outlines = outlinesOf(layout, design);
      const page = { x: 0, y: 0, width: layout.width, height: layout.height };
      named += names.length;
      expect(names.filter(({ box }) => !boxContains(growBox(page, -18), box))).toEqual([]);
      for (const [index, { text, box }] of names.entries()) {
        const hit = outlines.filter((shape) => overlaps(shape, growBox(box, BORDER_POINTS)));
        expect([text, hit.length]).toEqual([text, 0]);
        expect(names.slice(index + 1).some((other) => boxesOverlap(other.box, box))).toBe(false);
      }
    }
    const total = sheets.reduce((sum, { items }) => sum + items.length, 0);
    expect(named / total).toBeGreaterThanOrEqual(share);
  });

  it("are closer to their own outline than to others", () => {
    const design = readDesign("50-states-24x16");
    for (const layout of planSheets(design, "letter")) {
      const outlines = outlinesOf(layout, design);
      for (const { openingId, box } of placeNames(layout, design, DEFAULT_PRINT_OPTIONS, 1)) {
        const distances = outlines.map((shape) => distance(shape, box));
        const own = layout.items.findIndex((item) => item.openingId === openingId);
        expect([openingId, Math.min(...distances)]).toEqual([openingId, distances[own]]);
      }
    }
  });

  it("are 2 points from their outline, in the largest font that fits", () => {
    const fontSizeIn = (slot: number) => {
      const path = `M0 0l0 40 ${slot + 40} 0 0 -40 -20 0 0 20 ${-slot} 0 0 -20z`;
      const box = { x: 0, y: 0, width: slot + 40, height: 40 };
      const utah = sampleOpening("Utah", { cut: { path, box } });
      const layout = {
        width: slot + 40 + 36,
        height: 40 + 36,
        items: [{ openingId: "Utah", x: 18, y: 18, turned: false }],
      };
      return placeNames(layout, { features: [utah] }, DEFAULT_PRINT_OPTIONS, 1)[0]?.fontSize;
    };
    // 20.6 points wide at 8; tried at every second point.
    expect([20, 22, 24, 26].map(fontSizeIn)).toEqual([undefined, 6, 7, 8]);
  });

  it("are 2 points from the guides of other pieces, which end 13 points from them", () => {
    const fontSizeAt = (gap: number) => {
      const wide = samplePiece("Massachusetts", 80, 30);
      const narrow = samplePiece("i", 10, 30);
      const layout = {
        width: 80 + 36,
        height: 30 + gap + 30 + 36,
        items: [
          { openingId: "i", x: 18 + 35, y: 18, turned: false },
          { openingId: "Massachusetts", x: 18, y: 18 + 30 + gap, turned: false },
        ],
      };
      const options = { ...DEFAULT_PRINT_OPTIONS, clipImage: false, printingGuides: true };
      const names = placeNames(layout, { features: [wide, narrow] }, options, 1);
      return names.find(({ openingId }) => openingId === "Massachusetts")?.fontSize;
    };
    expect([23, 24, 25, 26].map(fontSizeAt)).toEqual([undefined, 6, 7, 8]);
  });

  it("are omitted without room, and beside the guides and the box of photos that are not clipped", () => {
    const tight = { ...samplePiece("Colorado", 252, 396) };
    const square = {
      ...tight,
      layers: { cut: { ...tight.layers.cut!, path: "M0 0l252 0 0 396-252 0z" } },
    };
    const layout = {
      width: 288,
      height: 432,
      items: [{ openingId: "Colorado", x: 18, y: 18, turned: false }],
    };
    const design = { features: [square] };
    expect(placeNames(layout, design, DEFAULT_PRINT_OPTIONS, 1)).toEqual([]);
    const large = {
      ...layout,
      width: 612,
      height: 792,
      items: [{ openingId: "Colorado", x: 100, y: 100, turned: true }],
    };
    const options = { ...DEFAULT_PRINT_OPTIONS, clipImage: false, printingGuides: true };
    const [name] = placeNames(large, design, options, 1);
    expect(name?.text).toBe("Colorado");
    const piece = { x: 100, y: 100, width: 396, height: 252 };
    expect(boxesOverlap(growBox(piece, 1), name?.box ?? piece)).toBe(false);
  });
});
