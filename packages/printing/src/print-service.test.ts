import type { OutputType } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { listPrintServices, type PrintedProduct } from "./print-service.ts";

function ids(outputType: OutputType, more: Partial<PrintedProduct> = {}): string[] {
  return listPrintServices({ outputType, brand: "pm", openingCount: 50, ...more }).map(
    ({ id }) => id,
  );
}

describe("print services", () => {
  it("PRN-01 depend on the output type", () => {
    expect(ids("MATBOARD_WALL_MAP")).toEqual(["STICKERS", "WALGREENS", "DOWNLOAD"]);
    expect(ids("MATBOARD_WALL_MAP_SINGLE")).toEqual(["WALGREENS", "DOWNLOAD"]);
    expect(ids("VEHICLE_MAP")).toEqual(["STICKERS"]);
    expect(ids("VINYL_WALL_MAP")).toEqual(["STICKERS", "DOWNLOAD"]);
  });

  it("STK-06 exclude stickers of The Big Loop for a design with one opening", () => {
    expect(ids("VINYL_WALL_MAP", { brand: "tbl", openingCount: 1 })).toEqual(["DOWNLOAD"]);
    expect(ids("VEHICLE_MAP", { brand: "tbl", openingCount: 1 })).toEqual([]);
    expect(ids("VEHICLE_MAP", { brand: "tbl", openingCount: 2 })).toEqual(["STICKERS"]);
  });
});
