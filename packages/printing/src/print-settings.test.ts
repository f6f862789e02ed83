import { describe, expect, it } from "vitest";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { readPrintSettings, storePrintSettings } from "./print-settings.ts";
import { defaultPrintSize } from "./size-mode.ts";

const size = defaultPrintSize("VINYL_WALL_MAP");
const defaults = { size, options: DEFAULT_PRINT_OPTIONS };
const chosen = {
  size: { packingMode: "single", printSizeModeId: "A4" },
  options: {
    backgroundColor: "#FFEEDD",
    borderColor: "white",
    borderWidth: 0,
    clipImage: false,
    includeBuffer: false,
    printingGuides: true,
    regionNames: false,
  },
} as const;

describe("stored print settings", () => {
  it("are restored as stored", () => {
    const stored: unknown = JSON.parse(JSON.stringify(storePrintSettings(chosen)));
    expect(stored).toMatchObject({ version: 2 });
    expect(readPrintSettings(stored, size)).toEqual(chosen);
  });

  it("are the defaults without valid stored settings", () => {
    for (const stored of [undefined, null, "x", 7, [], {}, { version: 2, options: "x" }]) {
      expect(readPrintSettings(stored, size)).toEqual(defaults);
    }
  });

  it("replace only invalid parts by defaults", () => {
    const options = { ...chosen.options, borderColor: "url(x)", clipImage: "no" };
    const stored = { version: 2, size: { packingMode: "single", printSizeModeId: "A9" }, options };
    expect(readPrintSettings(stored, size)).toEqual({
      size,
      options: { ...chosen.options, borderColor: "black", clipImage: true },
    });
  });

  it("are migrated from version 1, which named the size mode sizeModeId", () => {
    const stored = { ...chosen, version: 1, size: { packingMode: "single", sizeModeId: "A4" } };
    expect(readPrintSettings(stored, size)).toEqual(chosen);
  });

  it("are migrated from version 0 and ignored from a later version", () => {
    expect(readPrintSettings(chosen.options, size)).toEqual({ size, options: chosen.options });
    expect(readPrintSettings({ ...chosen, version: 3 }, size)).toEqual(defaults);
  });
});
