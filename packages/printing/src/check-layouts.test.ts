import { describe, expect, it } from "vitest";
import { samplePiece } from "../test/sample-opening.ts";
import { findLayoutProblem } from "./check-layouts.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { planPrints } from "./print-plan.ts";
import type { SheetItem } from "./sheet-layout.ts";
import { SIZE_MODES } from "./size-mode.ts";

const openings = [samplePiece("square", 200, 200), samplePiece("wide", 600, 100)];
const rules = {
  design: { features: openings },
  printable: new Set(["square", "wide"]),
  options: DEFAULT_PRINT_OPTIONS,
  scale: 1,
};

function check(items: readonly SheetItem[], paper = { width: 576, height: 720 }) {
  return findLayoutProblem([{ ...paper, items }], rules);
}

const at = (x: number, y: number, openingId = "square", turned = false) => ({
  openingId,
  x,
  y,
  turned,
});

describe("layouts received from a client", () => {
  it.each(SIZE_MODES.map(({ id }) => id))("are valid as planned for %s", (id) => {
    for (const packingMode of ["single", "multiple"] as const) {
      const { sheets } = planPrints({
        openings,
        quantities: { square: 7, wide: 2 },
        size: { packingMode, printSizeModeId: id },
        options: DEFAULT_PRINT_OPTIONS,
        scale: 1,
      });
      const layouts = sheets.map(({ layout }) => layout);
      expect(findLayoutProblem(layouts, rules)).toBeUndefined();
    }
  });

  it("keep the margin free", () => {
    expect(check([at(18, 18)])).toBeUndefined();
    expect(check([at(17, 18)])).toContain("margin");
    expect(check([at(18, 503)])).toContain("margin");
    expect(check([at(18, 18, "wide")])).toContain("margin");
    expect(check([at(18, 18, "wide", true)])).toBeUndefined();
  });

  it("contain no overlapping pieces", () => {
    expect(check([at(18, 18), at(218, 18)])).toBeUndefined();
    expect(check([at(18, 18), at(217, 18)])).toContain("overlap");
  });

  it("use a known paper or a full size sheet", () => {
    expect(check([at(18, 18)], { width: 500, height: 500 })).toContain("no such paper");
    expect(check([at(18, 18)], { width: 236, height: 236 })).toBeUndefined();
    expect(check([at(18, 18), at(218, 18)], { width: 436, height: 236 })).toContain(
      "no such paper",
    );
  });

  it("contain printable openings of the design only", () => {
    expect(check([at(18, 18, "atlantis")])).toContain("no opening atlantis");
    const only = { ...rules, printable: new Set(["wide"]) };
    const layout = { width: 576, height: 720, items: [at(18, 18)] };
    expect(findLayoutProblem([layout], only)).toContain("has no photos");
  });

  it("print an opening at most 999 times", () => {
    const layout = { width: 576, height: 720, items: [at(18, 18)] };
    expect(
      findLayoutProblem(
        Array.from({ length: 999 }, () => layout),
        rules,
      ),
    ).toBeUndefined();
    expect(
      findLayoutProblem(
        Array.from({ length: 1000 }, () => layout),
        rules,
      ),
    ).toContain("999");
  });
});
