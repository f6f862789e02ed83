import { describe, expect, it } from "vitest";
import { listPrintServices, sizeModesOf } from "./print-service.ts";
import {
  defaultPrintSize,
  defaultRetailSize,
  findSizeMode,
  homePaperId,
  sizeCardHeight,
  sizeCardsPerRow,
} from "./size-mode.ts";

const product = { outputType: "MATBOARD_WALL_MAP", brand: "pm", openingCount: 50 } as const;
const [stickers, retail, download] = listPrintServices(product);

const paperIds = (id: string) => findSizeMode(id)?.papers.map((paper) => paper.id);
const modeIds = (service: typeof stickers, packing: "single" | "multiple" = "single") =>
  service && sizeModesOf(service, packing).map(({ id }) => id);

describe("size modes", () => {
  it("PRN-11 choose from the papers of the mode, and each service offers its own", () => {
    expect(paperIds("standard_photo")).toEqual("4x6 5x7 8x10 11x14 16x20 24x36".split(" "));
    expect(paperIds("walgreens_cheap")).toEqual("4x6 8x10 11x14 16x20 24x36".split(" "));
    expect(paperIds("A3")).toEqual(["A3"]);
    expect(paperIds("full_size")).toEqual([]);
    expect(modeIds(download)?.toSorted()).toEqual(
      "11x14 11x17 16x20 4x6 5x7 8x10 A1 A2 A3 A4 full_size legal letter standard_photo".split(" "),
    );
    expect(modeIds(retail)).toEqual(["standard_photo", "walgreens_cheap", "8x10", "full_size"]);
    expect(modeIds(stickers)).toEqual([]);
  });

  it("start with photo papers in a store, and with full size for a single matboard", () => {
    expect(defaultRetailSize("MATBOARD_WALL_MAP")).toEqual({
      packingMode: "multiple",
      printSizeModeId: "standard_photo",
    });
    expect(defaultRetailSize("MATBOARD_WALL_MAP_SINGLE").printSizeModeId).toBe("full_size");
  });

  it("start with the paper of home printers: Letter in the USA, A4 elsewhere", () => {
    expect(modeIds(download)?.slice(0, 2)).toEqual(["letter", "A4"]);
    expect(defaultPrintSize("VINYL_WALL_MAP")).toEqual({
      packingMode: "multiple",
      printSizeModeId: "letter",
    });
    expect(defaultPrintSize("VINYL_WALL_MAP", "de-DE").printSizeModeId).toBe("A4");
    expect(["en", "en-US", "es-419", "fr-CA", "en-GB", "zh-Hant-TW"].map(homePaperId)).toEqual(
      "letter letter letter letter A4 A4".split(" "),
    );
  });

  it("PRN-12 start with several openings on a sheet, full size for a single matboard, and hide full size from shared sheets", () => {
    expect(defaultPrintSize("VINYL_WALL_MAP").packingMode).toBe("multiple");
    expect(defaultPrintSize("MATBOARD_WALL_MAP_SINGLE")).toEqual({
      packingMode: "single",
      printSizeModeId: "full_size",
    });
    expect(modeIds(download, "multiple")).not.toContain("full_size");
    expect(modeIds(download, "single")).toContain("full_size");
  });
});

it("LIM-07 has one card per started 400 pixels of a row, 8 times the square root of the longer side high", () => {
  expect([0, 399, 400, 1240].map(sizeCardsPerRow)).toEqual([1, 1, 2, 4]);
  expect(sizeCardHeight({ width: 200, height: 400 })).toBe(160);
  expect(sizeCardHeight({ width: 2500, height: 400 })).toBe(400);
});
