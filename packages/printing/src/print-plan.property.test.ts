import { type Box, boxContains, boxesOverlap, growBox } from "@photomap/geometry";
import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxLayer, sampleOpening } from "../test/sample-opening.ts";
import { fitOnSheet } from "./fit.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { getPieceSize } from "./print-piece.ts";
import { type PrintPlan, type PrintPlanRequest, planPrints } from "./print-plan.ts";
import { SIZE_MODES } from "./size-mode.ts";

/** A tolerance just above FIT_TOLERANCE_POINTS. */
const TOLERANCE_POINTS = 0.011;

const side = fc.double({ min: 8, max: 900, noNaN: true });

const projects: fc.Arbitrary<Omit<PrintPlanRequest, "size">> = fc.record({
  openings: fc
    .array(fc.tuple(side, side, fc.integer({ min: 0, max: 12 })), { minLength: 1, maxLength: 12 })
    .map((sizes) =>
      sizes.map(([width, height, buffer], i) =>
        sampleOpening(`opening-${i}`, {
          cut: boxLayer(buffer, buffer, width, height),
          print: boxLayer(0, 0, width + 2 * buffer, height + 2 * buffer),
        }),
      ),
    ),
  quantities: fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(999) }), {
      minLength: 12,
      maxLength: 12,
    })
    .map((counts) => Object.fromEntries(counts.map((count, i) => [`opening-${i}`, count]))),
  options: fc
    .record({ includeBuffer: fc.boolean(), clipImage: fc.boolean(), printingGuides: fc.boolean() })
    .map((chosen) => ({ ...DEFAULT_PRINT_OPTIONS, ...chosen })),
  scale: fc.double({ min: 0.25, max: 3, noNaN: true }),
  marginPt: fc.constantFrom(18, 18, 18, 45),
});

function countPrinted({ sheets }: PrintPlan): Map<string, number> {
  const printed = new Map<string, number>();
  for (const { layout, copies } of sheets) {
    for (const { openingId } of layout.items) {
      printed.set(openingId, (printed.get(openingId) ?? 0) + copies);
    }
  }
  return printed;
}

function findMisprinted(plan: PrintPlan): string[] {
  const printed = countPrinted(plan);
  return plan.rows
    .filter(
      ({ opening, quantity, fits }) => (printed.get(opening.id) ?? 0) !== (fits ? quantity : 0),
    )
    .map(({ opening }) => opening.id);
}

function pieceBoxes(request: PrintPlanRequest, { layout }: PrintPlan["sheets"][number]): Box[] {
  return layout.items.map(({ openingId, x, y, turned }) => {
    const opening = request.openings.find(({ id }) => id === openingId);
    if (opening === undefined) throw new Error(`No opening ${openingId}`);
    const { width, height } = getPieceSize(opening, request.options, request.scale);
    return turned ? { x, y, width: height, height: width } : { x, y, width, height };
  });
}

function checkPlan(request: PrintPlanRequest): void {
  const plan = planPrints(request);
  const papers = SIZE_MODES.find(({ id }) => id === request.size.printSizeModeId)?.papers ?? [];
  expect(findMisprinted(plan)).toEqual([]);
  for (const { opening, fits } of plan.rows) {
    const piece = getPieceSize(opening, request.options, request.scale);
    const expected =
      papers.length === 0 || papers.some((paper) => fitOnSheet(piece, paper, request.marginPt));
    expect(fits).toBe(expected);
  }
  for (const sheet of plan.sheets) {
    const boxes = pieceBoxes(request, sheet);
    const page = { x: 0, y: 0, width: sheet.layout.width, height: sheet.layout.height };
    const printable = growBox(page, TOLERANCE_POINTS - (request.marginPt ?? 18));
    const gap = request.options.printingGuides ? 18 : 9;
    expect(boxes.filter((box) => !boxContains(printable, box))).toEqual([]);
    const grown = boxes.map((box) => growBox(box, gap / 2 - TOLERANCE_POINTS));
    const overlaps = grown.some((a, i) => grown.slice(i + 1).some((b) => boxesOverlap(a, b)));
    expect(overlaps).toBe(false);
  }
  const maxItems = request.size.packingMode === "single" ? 1 : Infinity;
  expect(plan.sheets.filter(({ layout }) => layout.items.length > maxItems)).toEqual([]);
}

const RUNS = chooseSoakSize(10, 100);

describe(`${RUNS} random projects`, { timeout: 30_000 }, () => {
  for (const { id } of SIZE_MODES) {
    for (const packingMode of ["single", "multiple"] as const) {
      it(`are printed completely, within the margin and without overlap: ${packingMode} on ${id}`, () => {
        const size = { packingMode, printSizeModeId: id };
        const property = fc.property(projects, (project) => checkPlan({ ...project, size }));
        expect(() => fc.assert(property, { numRuns: RUNS, seed: 6 })).not.toThrow();
      });
    }
  }

  it("have the same layout every time", () => {
    const size = { packingMode: "multiple", printSizeModeId: "standard_photo" } as const;
    fc.assert(
      fc.property(projects, (project) => {
        const request = { ...project, size };
        expect(planPrints(request)).toEqual(planPrints(request));
      }),
      { numRuns: chooseSoakSize(5, 20), seed: 6 },
    );
  });
});
