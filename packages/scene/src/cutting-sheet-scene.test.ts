import { type Box, boxContains, boxesOverlap, growBox } from "@photomap/geometry";
import { CUTTING_MARGIN_POINTS, DEFAULT_PRINT_OPTIONS, planPrints } from "@photomap/printing";
import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import { type CuttingMachine, cuttingSheetScene } from "./cutting-sheet-scene.ts";

const utah = sampleOpening("utah", 20, 50);
const ohio = sampleOpening("ohio", 220, 50);
const design = sampleDesign(utah, ohio);
const inputs = { utah: filled(samplePhoto("p1")), ohio: filled(samplePhoto("p2")) };
const [planned] = planPrints({
  openings: [utah, ohio],
  quantities: { utah: 9, ohio: 9 },
  size: { packingMode: "multiple", printSizeModeId: "letter" },
  options: DEFAULT_PRINT_OPTIONS,
  scale: 1,
  marginPt: CUTTING_MARGIN_POINTS,
}).sheets;

function layersFor(machine: CuttingMachine) {
  if (planned === undefined) throw new Error("Nothing was planned");
  const options = { ...DEFAULT_PRINT_OPTIONS, machine };
  const { layers } = cuttingSheetScene(planned.layout, design, inputs, options, 1);
  return new Map(layers.map(({ name, ops }) => [name, ops]));
}

describe("a sheet for a cutting machine", () => {
  it("separates photos, marks and cut lines", () => {
    const layers = layersFor("silhouette");
    expect([...layers.keys()]).toEqual(["print", "registration", "cut"]);
    expect(layers.get("print")?.every(({ op }) => op === "group")).toBe(true);
    expect(layers.get("cut")?.every(({ op }) => op === "stroke")).toBe(true);
  });

  it("cuts along the cut layer, inside the printed buffer", () => {
    const layers = layersFor("silhouette");
    const printed = layers.get("print") ?? [];
    const cut = layers.get("cut") ?? [];
    expect(cut.length).toBe(planned?.layout.items.length);
    cut.forEach(({ box }, i) => {
      expect(boxContains(printed[i]?.box ?? box, growBox(box, 9))).toBe(true);
    });
  });

  it("has no marks for Cricut, which adds its own", () => {
    expect([...layersFor("cricut").keys()]).toEqual(["print", "cut"]);
  });

  it("keeps the marks for Silhouette clear of every piece", () => {
    const layers = layersFor("silhouette");
    const marks = layers.get("registration") ?? [];
    expect(marks).toHaveLength(3);
    const [square, right, bottom] = marks.map(({ box }) => box) as [Box, Box, Box];
    expect(square.width).toBeCloseTo((5 / 25.4) * 72);
    // Corner marks are two thin lines; pieces may be inside their bounding box.
    const arms = [
      square,
      { ...right, height: 3 },
      { ...right, x: right.x + right.width - 3, width: 3 },
      { ...bottom, y: bottom.y + bottom.height - 3, height: 3 },
      { ...bottom, width: 3 },
    ];
    for (const { box } of layers.get("print") ?? []) {
      expect(arms.some((arm) => boxesOverlap(arm, box))).toBe(false);
    }
  });
});
