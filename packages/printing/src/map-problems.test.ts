import type { Design, Opening } from "@photomap/design";
import { boxCorners, formatPath } from "@photomap/geometry";
import type { Inputs, OpeningImage } from "@photomap/project";
import { expect, it } from "vitest";
import { sampleOpening } from "../test/sample-opening.ts";
import { listMapProblems, type PrintedMap } from "./map-problems.ts";

/** A square of two inches. */
function square(id: string, x: number): Opening {
  const box = { x, y: 0, width: 144, height: 144 };
  return sampleOpening(id, { cut: { path: formatPath([boxCorners(box)]), box } });
}

const DESIGN: Design = {
  id: "states-36x24",
  baseId: "states",
  businessIds: ["pm"],
  name: "States",
  regionType: "state",
  regionTypePlural: "states",
  regionCount: 3,
  keywords: [],
  width: 2592,
  height: 1728,
  outputOptions: [{ type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 }],
  backgroundOptions: [],
  features: [square("CO", 0), square("NM", 200), square("UT", 400)],
};

function photo(id: string, x: number, pixels: number): OpeningImage {
  const flat = { rotation: 0, flipX: false, flipY: false };
  const box = { x, y: 0, width: 144, height: 144 };
  const size = { imageWidth: pixels, imageHeight: pixels };
  return { id, ...box, ...flat, ...size, createdTime: "2026-11-15T08:00:00.000Z" };
}

/** A map with a small photo twice in Colorado, and a large one in New Mexico. */
function makeMap(facts: Partial<PrintedMap> = {}): PrintedMap {
  const small = [photo("a", 0, 300), photo("b", 72, 300)];
  const inputs: Inputs = {
    CO: { type: "OPENING", images: small, modifiedAt: "2026-11-15" },
    NM: { type: "OPENING", images: [photo("c", 200, 450)], modifiedAt: "2026-11-15" },
  };
  const outputType = "MATBOARD_WALL_MAP";
  return { businessId: "pm", outputType, outputScale: 1, inputs, ...facts };
}

it("names each region once for what is blurry, and all that have no photo", () => {
  expect(listMapProblems(makeMap(), DESIGN)).toEqual([
    { kind: "blurry", openings: [{ id: "CO", name: "CO" }] },
    { kind: "missing", openings: [{ id: "UT", name: "UT" }] },
  ]);
});

it("judges photos at the size on paper", () => {
  const [blurry] = listMapProblems(makeMap({ outputScale: 2 }), DESIGN);
  expect(blurry?.openings.map(({ id }) => id)).toEqual(["CO", "NM"]);
  const small = listMapProblems(makeMap({ outputScale: 0.5 }), DESIGN);
  expect(small.map(({ kind }) => kind)).toEqual(["missing"]);
});
