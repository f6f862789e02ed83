import { findPaper, type PackedSheet } from "@photomap/printing";
import { expect, it } from "vitest";
import { describeFiles, describeSheets } from "./print-job.ts";

function sheet(paperId: string, copies: number): PackedSheet {
  const paper = findPaper(paperId);
  if (paper === undefined) throw new Error(`There is no ${paperId}`);
  return { paper, copies, layout: { width: paper.width, height: paper.height, items: [] } };
}

it("counts the sheets by paper, copies included", () => {
  expect(describeSheets({ sheets: [sheet("8x10", 2), sheet("4x6", 1), sheet("8x10", 1)] })).toBe(
    "4 sheets of paper: 3 on 8 × 10 in, 1 on 4 × 6 in",
  );
  expect(describeSheets({ sheets: [sheet("A4", 1)] })).toBe("1 sheet of A4 Paper");
  expect(describeSheets({ sheets: [] })).toBe("No sheets");
});

it("labels the download button by format and file count", () => {
  expect(describeFiles({ format: "jpeg", names: ["a.jpeg"] })).toBe("Download 1 file");
  expect(describeFiles({ format: "jpeg", names: ["a.jpeg", "b.jpeg"] })).toBe("Download 2 files");
  expect(describeFiles({ format: "pdf", names: ["a.pdf"] })).toBe("Download PDF");
});
