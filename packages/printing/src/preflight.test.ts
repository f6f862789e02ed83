import { boxCorners, formatPath, type Shape } from "@photomap/geometry";
import {
  type Edit,
  findGap,
  type Inputs,
  type OpeningImage,
  parseOutline,
} from "@photomap/project";
import { describe, expect, it } from "vitest";
import { sampleOpening } from "../test/sample-opening.ts";
import { inspectPrints, type PrintFinding } from "./preflight.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";

const OPTIONS = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false };
const SQUARE = { x: 100, y: 100, width: 200, height: 200 };

function opening(id: string, shape: Shape = [boxCorners(SQUARE)]) {
  return sampleOpening(id, { cut: { path: formatPath(shape), box: SQUARE } });
}

function photo(id: string, facts: Partial<OpeningImage> = {}): OpeningImage {
  return {
    id,
    ...SQUARE,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 3000,
    imageHeight: 3000,
    createdTime: "2026-11-15T08:00:00.000Z",
    ...facts,
  };
}

function inspect(images: readonly OpeningImage[], background?: string): PrintFinding[] {
  const input = { type: "OPENING", images, modifiedAt: "2026-11-15T08:00:00.000Z" } as const;
  const inputs: Inputs = { utah: { ...input, ...(background && { background }) } };
  return inspectPrints({ openings: [opening("utah")], inputs, options: OPTIONS, scale: 1 });
}

function coverOf(finding: PrintFinding | undefined) {
  const fix: Edit | undefined = finding?.kind === "gap" ? finding.fix : undefined;
  if (fix?.type !== "PLACE_IMAGE") throw new Error("There is no fix that places a photo");
  return fix.placement;
}

describe("a check before printing", () => {
  it("finds nothing when sharp photos fill their region", () => {
    expect(inspect([photo("p")])).toEqual([]);
  });

  it("finds a gap and its share of the region", () => {
    const [finding] = inspect([photo("p", { width: 150 })]);
    expect(finding).toMatchObject({ kind: "gap", share: 0.25 });
  });

  it("finds no gap where two photos together cover the region", () => {
    expect(inspect([photo("l", { width: 120 }), photo("r", { x: 210, width: 90 })])).toEqual([]);
  });

  it("ignores gaps that cutting removes", () => {
    expect(inspect([photo("p", { width: 199.2 })])).toEqual([]);
  });

  it("finds no gap over a background color", () => {
    expect(inspect([photo("p", { width: 150 })], "#aabbcc")).toEqual([]);
  });

  it("finds a gap in the corner of a rotated photo", () => {
    expect(inspect([photo("p", { rotation: 30 })])[0]).toMatchObject({ kind: "gap" });
  });

  it("does not count a hole as part of the region", () => {
    const hole = boxCorners({ x: 150, y: 150, width: 100, height: 100 }).toReversed();
    const lake = opening("lake", [boxCorners(SQUARE), hole]);
    const outline = parseOutline(lake.layers.cut ?? { path: "" });
    const rim = [
      photo("top", { height: 50 }),
      photo("bottom", { y: 250, height: 50 }),
      photo("left", { width: 50 }),
      photo("right", { x: 250, width: 50 }),
    ];
    expect(findGap(outline, rim)).toEqual([]);
  });

  it("closes a gap by the least change of the bottom photo", () => {
    const lowest = photo("low", { x: 100, width: 150, height: 200 });
    const placement = coverOf(inspect([lowest, photo("top", { width: 20, height: 20 })])[0]);
    expect(placement.width).toBeCloseTo(200);
    expect(placement.height).toBeCloseTo(266.67);
    expect(placement.x).toBeCloseTo(100);
    expect(placement.y + placement.height / 2).toBeCloseTo(200);
  });

  it.each([0, 17, 90, 133, 301])("closes the gap of a photo rotated by %i degrees", (rotation) => {
    const small = photo("p", { x: 180, y: 90, width: 120, height: 90, rotation });
    const placement = coverOf(inspect([small])[0]);
    expect(placement).toMatchObject({ rotation });
    expect(placement.width / placement.height).toBeCloseTo(4 / 3);
    expect(findGap(parseOutline(opening("utah").layers.cut ?? { path: "" }), [placement])).toEqual(
      [],
    );
  });

  it("offers no fix beyond the size limit of the photo", () => {
    const strip = photo("p", { y: 195, height: 10, width: 200 });
    expect(inspect([strip])[0]).toMatchObject({ kind: "gap", fix: { type: "PLACE_IMAGE" } });
    const turned = { ...strip, rotation: 45 };
    expect(inspect([turned])[0]).toMatchObject({ kind: "gap", fix: undefined });
  });

  it("finds a photo completely outside its region and offers to remove it", () => {
    const [first, ...others] = inspect([photo("in"), photo("out", { x: 400 })]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: "outside",
      imageId: "out",
      fix: { type: "REMOVE_IMAGES", openingId: "utah", imageIds: ["out"] },
    });
  });

  it("finds photos that are blurry at their printed size", () => {
    const [finding] = inspect([photo("p", { imageWidth: 300, imageHeight: 300 })]);
    expect(finding).toMatchObject({
      kind: "blurry",
      quality: { dpi: 108, tier: { name: "Blurry" } },
    });
  });

  it("ignores a blurry photo that others hide", () => {
    const blurry = photo("blurry", { imageWidth: 100, imageHeight: 100 });
    const left = photo("left", { width: 120 });
    const right = photo("right", { x: 180, width: 120 });
    expect(inspect([blurry, left])).toMatchObject([{ kind: "blurry", imageId: "blurry" }]);
    expect(inspect([blurry, left, right])).toEqual([]);
    expect(inspect([blurry, photo("over")])).toEqual([]);
  });

  it("finds counted regions without photos only", () => {
    const findings = inspectPrints({
      openings: [
        opening("utah"),
        { ...opening("dc"), optional: true, counts: false },
        { ...opening("guam"), enabled: false },
      ],
      inputs: {},
      options: OPTIONS,
      scale: 1,
    });
    expect(findings).toMatchObject([{ kind: "missing", openings: [{ id: "utah" }] }]);
  });
});
