import { describe, expect, it } from "vitest";
import { samplePiece } from "../test/sample-opening.ts";
import { PAPERS, type Paper } from "./paper.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { findFittingMode, planPrints } from "./print-plan.ts";
import { type PackingMode, SIZE_MODES } from "./size-mode.ts";

const square = samplePiece("square", 200, 200);
const wide = samplePiece("wide", 600, 100);
const huge = samplePiece("huge", 3000, 2000);

function plan(
  quantities: Record<string, number>,
  printSizeModeId: string,
  packingMode: PackingMode = "multiple",
  availablePapers?: readonly Paper[],
) {
  return planPrints({
    openings: [square, wide, huge],
    quantities,
    size: { packingMode, printSizeModeId },
    options: DEFAULT_PRINT_OPTIONS,
    scale: 1,
    ...(availablePapers && { availablePapers }),
  });
}

const papers = ({ sheets }: ReturnType<typeof plan>) =>
  sheets.map(({ paper, copies }) => [paper.id, copies]);

describe("a plan of prints", () => {
  it("packs pieces together, with 18 points to the edge and 9 between them", () => {
    const { sheets } = plan({ square: 6 }, "8x10");
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.layout.items.map(({ x, y }) => [x, y])).toEqual(
      expect.arrayContaining([
        [18, 18],
        [227, 18],
        [18, 227],
        [227, 436],
      ]),
    );
  });

  it("repeats a full sheet as copies", () => {
    expect(papers(plan({ square: 999 }, "8x10"))).toEqual([
      ["8x10", 166],
      ["8x10", 1],
    ]);
  });

  it("uses the paper that a piece fills best", () => {
    expect(papers(plan({ square: 1 }, "standard_photo"))).toEqual([["4x6", 1]]);
    expect(papers(plan({ wide: 1 }, "standard_photo"))).toEqual([["8x10", 1]]);
  });

  it("gives each opening its own sheet in single mode, on the smallest fitting paper", () => {
    expect(papers(plan({ square: 3, wide: 2 }, "standard_photo", "single"))).toEqual([
      ["4x6", 3],
      ["8x10", 2],
    ]);
  });

  it("makes full size sheets of any size", () => {
    const { sheets, problem } = plan({ huge: 1, square: 1 }, "full_size", "single");
    expect(sheets.map(({ layout }) => [layout.width, layout.height])).toEqual([
      [236, 236],
      [3036, 2036],
    ]);
    expect(problem).toBeUndefined();
  });

  it("marks the rows that fit on the paper", () => {
    const { rows } = plan({ square: 1, wide: 1, huge: 1 }, "4x6");
    expect(rows.map(({ opening, fits }) => [opening.id, fits])).toEqual([
      ["square", true],
      ["wide", false],
      ["huge", false],
    ]);
  });

  it("finds the smallest paper that fits all selected openings", () => {
    const find = (quantities: Record<string, number>) => {
      const openings = [square, wide, huge];
      const request = { openings, quantities, options: DEFAULT_PRINT_OPTIONS, scale: 1 };
      return findFittingMode(request, SIZE_MODES)?.id;
    };
    expect(find({ square: 1 })).toBe("4x6");
    expect(find({ square: 1, wide: 1 })).toBe("8x10");
    expect(find({ huge: 1 })).toBe("A0");
  });

  it("uses only the papers that are available", () => {
    const offered = PAPERS.filter(({ id }) => id === "4x6" || id === "11x14");
    expect(papers(plan({ wide: 1 }, "standard_photo", "multiple", offered))).toEqual([
      ["11x14", 1],
    ]);
    expect(plan({ square: 1 }, "8x10", "multiple", offered).problem).toBe("noneFit");
  });

  it("puts each piece alone on the smallest available paper in full size", () => {
    const offered = PAPERS.filter(({ id }) => ["4x6", "8x10"].includes(id));
    const full = plan({ square: 2, wide: 1, huge: 1 }, "full_size", "single", offered);
    expect(papers(full)).toEqual([
      ["4x6", 2],
      ["8x10", 1],
    ]);
    expect(full.problem).toBe("someDoNotFit");
  });

  it("offers full size only when the available papers fit everything", () => {
    const availablePapers = PAPERS.filter(({ id }) => ["4x6", "8x10"].includes(id));
    const find = (quantities: Record<string, number>) => {
      const openings = [square, wide, huge];
      const request = { openings, quantities, options: DEFAULT_PRINT_OPTIONS, scale: 1 };
      const modes = SIZE_MODES.filter(({ id }) => ["4x6", "full_size"].includes(id));
      return findFittingMode({ ...request, availablePapers }, modes)?.id;
    };
    expect(find({ square: 1 })).toBe("4x6");
    expect(find({ wide: 1 })).toBe("full_size");
    expect(find({ huge: 1 })).toBeUndefined();
  });

  it("reports problems of the selection", () => {
    expect(plan({ square: 0 }, "8x10")).toMatchObject({ problem: "noneSelected", sheets: [] });
    expect(plan({ huge: 1 }, "8x10")).toMatchObject({ problem: "noneFit", sheets: [] });
    expect(plan({ huge: 1, square: 1 }, "8x10").problem).toBe("someDoNotFit");
    expect(plan({ square: 1 }, "8x10").problem).toBeUndefined();
  });
});
