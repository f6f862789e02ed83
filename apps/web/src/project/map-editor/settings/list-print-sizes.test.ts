import type { Design, Opening } from "@photomap/design";
import { expect, it } from "vitest";
import { listPrintSizes } from "./list-print-sizes.ts";

function makeOpening(name: string, side: number, optional = false): Opening {
  const layer = { path: "", box: { x: 0, y: 0, width: side, height: side } };
  const layers = { cut: layer, print: layer };
  const facts = { depth: 0, outlined: true, enabled: true, optional };
  return { type: "OPENING", id: name, name, layers, ...facts };
}

const features = [makeOpening("Utah", 144), makeOpening("Ohio", 72), makeOpening("DC", 36, true)];
const design = { width: 2592, height: 1728, features } as unknown as Design;

it("lists the sizes of the map and its prints, without excluded regions", () => {
  expect(listPrintSizes(design, { inputs: {}, outputScale: 1 }, undefined)).toEqual([
    { what: "Finished map", size: "36 × 24 in" },
    { what: "Largest print: Utah", size: "2 × 2 in" },
    { what: "Smallest print: DC", size: "0.5 × 0.5 in" },
  ]);
  const modifiedAt = "2026-11-15T08:00:00.000Z";
  const inputs = { DC: { type: "OPENING", images: [], enabled: false, modifiedAt } } as const;
  expect(listPrintSizes(design, { inputs, outputScale: 1.5 }, undefined)).toEqual([
    { what: "Finished map", size: "54 × 36 in" },
    { what: "Largest print: Utah", size: "3 × 3 in" },
    { what: "Smallest print: Ohio", size: "1.5 × 1.5 in" },
  ]);
});
