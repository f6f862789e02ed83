import { describe, expect, it } from "vitest";
import { printFileName } from "./print-file-name.ts";

const paper = { filename: "8x10" };

describe("print file name", () => {
  it("PRN-19 joins the paper and up to two openings", () => {
    expect(printFileName(paper, ["Colorado"])).toBe("8x10-colorado.jpeg");
    expect(printFileName(paper, ["Colorado", "New Mexico"])).toBe("8x10-colorado-new-mexico.jpeg");
  });

  it("PRN-19 counts the others behind the first from three openings on", () => {
    expect(printFileName(paper, ["Utah", "Ohio", "Iowa"])).toBe("8x10-utah-and-2-more.jpeg");
  });

  it("keeps the letters of any script and nothing a file system minds", () => {
    expect(printFileName(paper, ["Île-de-France", "東京/都"], "png")).toBe(
      "8x10-ile-de-france-東京-都.png",
    );
    expect(printFileName(paper, ["../.."])).toBe("8x10.jpeg");
  });
});
