import type { OpeningImage, OpeningInput } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { samplePiece } from "../test/sample-opening.ts";
import { defaultQuantities, printableOpenings, setQuantity } from "./quantities.ts";

const photo = { id: "photo" } as OpeningImage;
const withPhoto: OpeningInput = { type: "OPENING", images: [photo], modifiedAt: "" };
const design = {
  features: ["filled", "empty", "off", "offered"].map((id) => samplePiece(id, 10, 10)),
};
const inputs = {
  filled: withPhoto,
  empty: { ...withPhoto, images: [] },
  off: { ...withPhoto, enabled: false },
  offered: withPhoto,
};

describe("printable openings", () => {
  it("OPN-08 have an input with photos and are enabled by the project, else by the design", () => {
    const [filled, ...others] = design.features;
    const optional = { ...samplePiece("optional", 10, 10), enabled: false };
    const untouched = samplePiece("untouched", 10, 10);
    const chosen = { ...samplePiece("chosen", 10, 10), enabled: false };
    const features = [chosen, optional, untouched, ...others, ...(filled ? [filled] : [])];
    const all = { ...inputs, optional: withPhoto, chosen: { ...withPhoto, enabled: true } };
    const listed = printableOpenings({ features }, all).map(({ id }) => id);
    expect(listed).toEqual(["chosen", "offered", "filled"]);
  });
});

describe("print quantities", () => {
  it("PRN-15 start at 1 for each enabled opening with photos and stay between 0 and 999", () => {
    const outputOption = { inputs: { offered: { enabled: false } } };
    const start = defaultQuantities(printableOpenings(design, inputs, outputOption));
    expect(start).toEqual({ filled: 1 });
    expect(setQuantity(start, "filled", 999)).toEqual({ filled: 999 });
    expect(setQuantity(start, "filled", 1000)).toEqual({ filled: 999 });
    expect(setQuantity(start, "filled", -1)).toEqual({ filled: 0 });
  });

  it("are whole numbers for any input", () => {
    expect(setQuantity({}, "filled", 2.9)).toEqual({ filled: 2 });
    expect(setQuantity({}, "filled", Number.NaN)).toEqual({ filled: 0 });
    expect(setQuantity({}, "filled", Infinity)).toEqual({ filled: 999 });
  });
});
