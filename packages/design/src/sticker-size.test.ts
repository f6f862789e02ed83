import { describe, expect, it } from "vitest";
import type { Opening, OutputType } from "./design.ts";
import { getStickerSizeClass, listStickerSizes } from "./sticker-size.ts";

function makeOpening(id: string, squareInches: number, enabled = true): Opening {
  const cut = { path: "", box: { x: 0, y: 0, width: 72, height: squareInches * 72 } };
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    layers: { cut },
    enabled,
    optional: true,
  };
}

describe("the size class of a sticker", () => {
  it.each<[OutputType, number, number]>([
    ["MATBOARD_WALL_MAP", 6.5, 23],
    ["MATBOARD_WALL_MAP_SINGLE", 6, 20],
    ["VEHICLE_MAP", 4, 13.3],
    ["VINYL_WALL_MAP", 6, 20],
  ])("LIM-05 of %s is SMALL to %d, MEDIUM to %d and LARGE above", (type, small, medium) => {
    const classAt = (squareInches: number, scale = 1) =>
      getStickerSizeClass(makeOpening("UT", squareInches / scale), { type, scale });
    expect(classAt(small)).toBe("SMALL");
    expect(classAt(small + 0.01)).toBe("MEDIUM");
    expect(classAt(medium)).toBe("MEDIUM");
    expect(classAt(medium + 0.01)).toBe("LARGE");
    expect(classAt(10_000)).toBe("LARGE");
    expect(classAt(small + 0.01, 1.5)).toBe("MEDIUM");
    expect(classAt(small - 0.01, 1.5)).toBe("SMALL");
  });

  it("is listed for the openings that are part of the option", () => {
    const features = [makeOpening("UT", 1), makeOpening("DC", 1, false), makeOpening("TX", 30)];
    const option = { type: "VINYL_WALL_MAP", name: "", scale: 1 } as const;
    expect(listStickerSizes({ features }, option)).toEqual([
      { openingId: "UT", sizeClass: "SMALL" },
      { openingId: "TX", sizeClass: "LARGE" },
    ]);
    const inputs = { DC: { enabled: true }, UT: { enabled: false } };
    expect(listStickerSizes({ features }, { ...option, inputs }).map((s) => s.openingId)).toEqual([
      "DC",
      "TX",
    ]);
  });
});
