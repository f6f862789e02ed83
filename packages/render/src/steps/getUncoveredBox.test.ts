import {
  type Box,
  compose,
  invert,
  type Matrix,
  type Point,
  rotation,
  scaling,
  transformPoint,
  translation,
} from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { getUncoveredBox } from "./getUncoveredBox.ts";

const box: Box = { x: 100, y: 100, width: 60, height: 40 };
const PADDING = 2;

const photoAt = (x: number, y: number, width: number, height: number): Matrix =>
  compose(translation(x, y), scaling(width, height));

describe("the part of a box that a photo leaves visible", () => {
  it("is undefined when the photo covers the box and the padding", () => {
    expect(getUncoveredBox(box, photoAt(98, 98, 64, 44), PADDING)).toBeUndefined();
    expect(getUncoveredBox(box, photoAt(99, 98, 64, 44), PADDING)).toBeDefined();
  });

  it("excludes a strip that the photo spans, up to the padding", () => {
    expect(getUncoveredBox(box, photoAt(90, 120, 80, 50), PADDING)).toEqual({ ...box, height: 22 });
    expect(getUncoveredBox(box, photoAt(130, 90, 80, 60), PADDING)).toEqual({ ...box, width: 32 });
  });

  it("is the whole box when the photo spans no side", () => {
    expect(getUncoveredBox(box, photoAt(110, 110, 40, 20), PADDING)).toEqual(box);
    expect(getUncoveredBox(box, photoAt(300, 300, 40, 20), PADDING)).toEqual(box);
  });

  it("includes every uncovered point at all rotations and flips", () => {
    let strips = 0;
    for (let turn = 0; turn < 720; turn += 1) {
      const size = scaling(turn % 2 === 0 ? 90 : -90, 40 + (turn % 7) * 12);
      const middle = translation(105 + (turn % 13) * 4, 100 + (turn % 11) * 4);
      const photo = compose(middle, rotation(turn * 2.3), size, translation(-0.5, -0.5));
      const seen = getUncoveredBox(box, photo, PADDING);
      const hidden = pointsOf(box).filter((point) => seen === undefined || !isIn(seen, point));
      const toPhoto = invert(photo);
      expect(hidden.filter((point) => !isInUnit(transformPoint(toPhoto, point)))).toEqual([]);
      if (hidden.length > 0) strips += 1;
    }
    expect(strips).toBeGreaterThan(300);
  });
});

function pointsOf({ x, y, width, height }: Box): Point[] {
  const steps = Array.from({ length: 21 }, (_, i) => i / 20);
  return steps.flatMap((u) => steps.map((v) => ({ x: x + u * width, y: y + v * height })));
}

const isIn = (b: Box, { x, y }: Point) =>
  x >= b.x && x <= b.x + b.width && y >= b.y && y <= b.y + b.height;
const isInUnit = ({ x, y }: Point) => x >= 0 && x <= 1 && y >= 0 && y <= 1;
