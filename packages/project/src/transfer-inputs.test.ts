import type { Design, Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { createOpeningImage } from "./create-opening-image.ts";
import type { Inputs } from "./project.ts";
import { transferInputs } from "./transfer-inputs.ts";

function makeOpening(id: string, x: number, width: number, height: number): Opening {
  const layer = { path: "", box: { x, y: 0, width, height } };
  const facts = { depth: 0, outlined: true, enabled: true, optional: false };
  return { type: "OPENING", id, name: id, ...facts, layers: { print: layer } };
}

function makeDesign(...features: Opening[]): Design {
  return {
    id: "d",
    baseId: "d",
    businessIds: ["pm"],
    name: "D",
    regionType: "state",
    regionTypePlural: "states",
    regionCount: features.length,
    keywords: [],
    width: 1000,
    height: 1000,
    outputOptions: [],
    backgroundOptions: [],
    features,
  };
}

function fill(opening: Opening): Inputs[string] {
  const photo = { id: `${opening.id}.jpg`, width: 4000, height: 3000, createdTime: "" };
  const image = createOpeningImage(photo, opening);
  if (image === undefined) throw new Error("no outline");
  return { type: "OPENING", images: [image], background: "#112233", modifiedAt: "" };
}

const utah = makeOpening("UT", 100, 300, 200);
const from = makeDesign(utah, makeOpening("GU", 600, 100, 100));
const inputs = { UT: fill(utah) };

describe("the inputs for another size of a map", () => {
  it("have the same part of each photo in the opening", () => {
    const to = makeDesign(makeOpening("UT", 50, 150, 100));
    const image = inputs.UT.images[0];
    expect(transferInputs(inputs, from, to).inputs["UT"]).toEqual({
      ...inputs.UT,
      images: [{ ...image, x: 50, y: -6.25, width: 150, height: 112.5 }],
    });
  });

  it("cover an opening of another shape that was covered", () => {
    const to = makeDesign(makeOpening("UT", 0, 320, 400));
    const [image] = transferInputs(inputs, from, to).inputs["UT"]?.images ?? [];
    if (image === undefined) throw new Error("no image");
    expect(image.x).toBeLessThanOrEqual(0);
    expect(image.y).toBeLessThanOrEqual(0);
    expect(image.x + image.width).toBeGreaterThanOrEqual(320);
    expect(image.y + image.height).toBeGreaterThanOrEqual(400);
  });

  it("leave out and name openings that the other size does not have", () => {
    const result = transferInputs(inputs, from, makeDesign(makeOpening("GU", 0, 10, 10)));
    expect(result.inputs).toEqual({});
    expect(result.missing.map(({ id }) => id)).toEqual(["UT"]);
  });
});
