import { describe, expect, it } from "vitest";
import type { GroupOp, Op, Page } from "../display-list.ts";
import { closeUpScene } from "./close-up-scene.ts";
import { readProductLook } from "./product-look.ts";
import { wallScene } from "./wall-scene.ts";

const PRINT = "thumbnails/50-states-36x24.webp";
const POINTS_PER_INCH = 72;

function findPrint({ ops }: Page): GroupOp {
  const isPrint = (op: Op) => op.op === "group" && op.images.some(({ src }) => src === PRINT);
  const found = ops.find(isPrint);
  if (found?.op !== "group") throw new Error("The print is not drawn");
  return found;
}

function hang(widthInches: number, heightInches: number, frame?: "oak") {
  return wallScene({
    print: PRINT,
    widthInches,
    heightInches,
    look: frame === undefined ? {} : { frame },
  });
}

const widthsOf = ({ ops }: Page) => ops.map(({ box }) => box.width / POINTS_PER_INCH);

describe("a product on a wall", () => {
  it.each([
    [24, 16],
    [36, 24],
    [48, 32],
    [60, 40],
    [24, 36],
  ])("draws %i by %i inches to the scale of the sofa and the door", (width, height) => {
    const wall = hang(width, height, "oak");
    const { box } = findPrint(wall);
    expect([box.width / POINTS_PER_INCH, box.height / POINTS_PER_INCH]).toEqual([width, height]);
    const door = wall.ops.filter(
      ({ box: leaf }) =>
        leaf.width === 32 * POINTS_PER_INCH && leaf.height === 80 * POINTS_PER_INCH,
    );
    expect(door.length).toBeGreaterThan(0);
  });

  it("has a sofa of 84 inches, centered below the product", () => {
    const wall = hang(36, 24);
    const { box } = findPrint(wall);
    const [left, right] = wall.ops
      .filter(({ op, box: part }) => op === "group" && part.width === 10 * POINTS_PER_INCH)
      .map(({ box: arm }) => arm.x)
      .toSorted((a, b) => a - b)
      .filter((x, i, all) => x !== all[i - 1]);
    const sofaWidth = (right ?? 0) + 10 * POINTS_PER_INCH - (left ?? 0);
    expect(sofaWidth).toBe(84 * POINTS_PER_INCH);
    expect(box.x + box.width / 2).toBeCloseTo((left ?? 0) + sofaWidth / 2);
  });

  it("draws a frame of 1.75 inches in the same scale", () => {
    expect(widthsOf(hang(36, 24, "oak"))).toContain(36 + 2 * 1.75);
  });

  it("states the width of the print", () => {
    const texts = (page: Page) => page.ops.flatMap((op) => (op.op === "text" ? [op.text] : []));
    expect(texts(hang(36, 24))).toEqual(["36 in, drawn to scale beside a 7 ft sofa"]);
    expect(texts(hang(24, 16))).toEqual(["24 in, drawn to scale beside a 7 ft sofa"]);
  });

  it("keeps everything inside the room and above the sofa", () => {
    for (const [width, height] of [
      [60, 40],
      [24, 36],
    ] as const) {
      const wall = hang(width, height, "oak");
      const { box } = findPrint(wall);
      expect(box.y).toBeGreaterThan(2 * POINTS_PER_INCH);
      expect(box.y + box.height).toBeLessThan(65 * POINTS_PER_INCH);
    }
  });
});

describe("a close-up", () => {
  it("shows the whole product in the format 5:4, at the largest scale", () => {
    const page = closeUpScene({
      print: PRINT,
      widthInches: 24,
      heightInches: 36,
      look: { hangerBars: true },
    });
    expect(page.width / page.height).toBeCloseTo(1.25);
    const { box } = findPrint(page);
    expect(box.width / box.height).toBeCloseTo(24 / 36);
    expect((box.height + 190) / page.height).toBeCloseTo(0.82);
  });
});

describe("the look of a variant", () => {
  it("follows its options", () => {
    const select = (...options: [string, string][]) =>
      readProductLook(options.map(([name, value]) => ({ name, value })));
    expect(select(["Frame", "Walnut"], ["Mat", "Caribbean"], ["Size", "24 × 16 in"])).toEqual({
      frame: "walnut",
      outerColor: "caribbean",
    });
    expect(select(["Hanging", "Pine hanger bars"])).toEqual({ hangerBars: true });
    expect(select(["Hanging", "Corner grommets"])).toEqual({ grommets: true });
    expect(select(["Hanging", "Gray frame"])).toEqual({ frame: "grey" });
    expect(select(["Hanging", "Print only"])).toEqual({});
  });
});
