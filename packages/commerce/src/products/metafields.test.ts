import { describe, expect, it } from "vitest";
import { readMetafields } from "./metafields.ts";

const COMPLETE = {
  productType: "photo-map",
  personalizationType: "map",
  primaryOption: "Size",
  demoMapId: "demo",
  blueprintId: "usa-24x16",
  designIds: ["usa-24x16", "usa-36x24"],
  background: "#ffffff",
  outputType: "MATBOARD_WALL_MAP",
  outputScale: 1.5,
  defaultInputs: { frame: "oak" },
  textFields: [{ key: "First line", maxLength: 24, isRequired: true, example: "Home" }],
  hideQuantity: true,
  freeStickerTokens: 10,
  sizes: { "24x16": { width: 24, height: 16 } },
};
const DEFAULTS = { designIds: [], textFields: [], hideQuantity: false, freeStickerTokens: 0 };

describe("metafields", () => {
  it("K-5 are read with their types", () => {
    expect(readMetafields(COMPLETE)).toEqual({ metafields: COMPLETE, problems: [] });
  });

  it("K-5 have defaults", () => {
    expect(readMetafields({ demoMapId: null })).toEqual({ metafields: DEFAULTS, problems: [] });
  });

  it("K-5 accept 0 free tokens, and no scale of 0", () => {
    const { problems } = readMetafields({ freeStickerTokens: 0, outputScale: 0 });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("outputScale");
  });

  it("K-5 report an unknown product type", () => {
    expect(readMetafields({ productType: "poster" })).toEqual({
      metafields: DEFAULTS,
      problems: ['Unknown productType: "poster"'],
    });
  });

  it("K-5 leave out and report every field of another type", () => {
    const wrong = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, -1]));
    const { metafields, problems } = readMetafields(wrong);
    expect(metafields).toEqual(DEFAULTS);
    expect(problems).toHaveLength(Object.keys(COMPLETE).length);
    expect(readMetafields("none")).toEqual({
      metafields: DEFAULTS,
      problems: ["Metafields are not an object"],
    });
  });
});
