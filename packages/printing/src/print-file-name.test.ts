import { describe, expect, it } from "vitest";
import { findPaper, type Paper } from "./paper.ts";
import { getPrintFileName, getPrintFileNames } from "./print-file-name.ts";

const paper = { filename: "8x10" };

describe("print file name", () => {
  it("PRN-19 joins the paper and up to two openings", () => {
    expect(getPrintFileName(paper, ["Colorado"])).toBe("8x10-colorado.jpeg");
    expect(getPrintFileName(paper, ["Colorado", "New Mexico"])).toBe(
      "8x10-colorado-new-mexico.jpeg",
    );
  });

  it("PRN-19 names the first and the number of others from three openings on", () => {
    expect(getPrintFileName(paper, ["Utah", "Ohio", "Iowa"])).toBe("8x10-utah-and-2-more.jpeg");
  });

  it("numbers repeated names and contains each opening once", () => {
    const openings = [
      { id: "UT", name: "Utah" },
      { id: "OH", name: "Ohio" },
    ];
    const sheet = (...ids: string[]) => ({
      paper: findPaper("8x10") as Paper,
      layout: {
        width: 576,
        height: 720,
        items: ids.map((openingId) => ({ openingId, x: 0, y: 0, turned: false })),
      },
    });
    const sheets = [sheet("UT", "UT"), sheet("UT", "OH"), sheet("UT"), sheet("UT")];
    expect(getPrintFileNames(sheets, openings, "pdf")).toEqual([
      "8x10-utah.pdf",
      "8x10-utah-ohio.pdf",
      "8x10-utah-2.pdf",
      "8x10-utah-3.pdf",
    ]);
  });

  it("keeps letters of any script and removes characters unsafe in file names", () => {
    expect(getPrintFileName(paper, ["Île-de-France", "東京/都"], "png")).toBe(
      "8x10-ile-de-france-東京-都.png",
    );
    expect(getPrintFileName(paper, ["../.."])).toBe("8x10.jpeg");
  });
});
