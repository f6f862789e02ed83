import type { Opening } from "@photomap/design";
import { type Box, boxesOverlap, growBox } from "@photomap/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import type { OpeningImage } from "../project.ts";
import { arrangePhotos } from "./arrange-photos.ts";
import { createAddPhotosEdit } from "./create-add-photos-edit.ts";

const side = fc.integer({ min: 100, max: 6000 });
const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 40, max: 900 }),
  height: fc.integer({ min: 40, max: 900 }),
});
const sizes = fc.array(fc.record({ width: side, height: side }), { minLength: 2, maxLength: 10 });

describe("photos side by side", () => {
  it("cover the whole box and keep their aspect ratio", () => {
    fc.assert(
      fc.property(sizes, box, (photos, into) => {
        const boxes = arrangePhotos(photos, into);
        expect(boxes).toHaveLength(photos.length);
        for (const [i, { width, height }] of boxes.entries()) {
          const photo = photos[i] ?? { width: 0, height: 0 };
          expect(width / height).toBeCloseTo(photo.width / photo.height, 6);
        }
        const covered = boxes.reduce((sum, part) => sum + sharedArea(part, into), 0);
        expect(covered).toBeCloseTo(into.width * into.height, 3);
      }),
    );
  });

  it("do not overlap", () => {
    fc.assert(
      fc.property(sizes, box, (photos, into) => {
        const boxes = arrangePhotos(photos, into).map((part) => growBox(part, -1e-6));
        for (const [i, a] of boxes.entries()) {
          expect(boxes.slice(i + 1).some((b) => boxesOverlap(a, b))).toBe(false);
        }
      }),
    );
  });
});

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

describe("adding photos to several openings", () => {
  const at = "2026-11-15T08:00:00.000Z";
  const layer = { path: "", box: { x: 10, y: 20, width: 300, height: 200 } };
  const opening = (id: string): Opening => ({
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { print: layer, cut: layer },
  });
  const image = (id: string): OpeningImage => ({
    id,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 4000,
    imageHeight: 3000,
    createdTime: at,
  });
  const content = {
    name: "Our travels",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    backgroundId: null,
    inputs: {},
  } as const;
  const add = (openingId: string, ...ids: string[]) => ({
    opening: opening(openingId),
    images: ids.map(image),
  });

  it("is undone by one step", () => {
    const edit = createAddPhotosEdit([add("UT", "a", "b"), add("CO", "c")], content.inputs);
    const { content: after, inverse } = applyEdit(content, edit, at);
    expect(after.inputs["UT"]?.images.map(({ id }) => id)).toEqual(["a", "b"]);
    const before = applyEdit(after, inverse, at).content;
    expect(Object.values(before.inputs).flatMap(({ images }) => images)).toEqual([]);
  });

  it("places new photos below existing ones", () => {
    const first = applyEdit(
      content,
      createAddPhotosEdit([add("UT", "a")], content.inputs),
      at,
    ).content;
    const second = createAddPhotosEdit([add("UT", "b", "c")], first.inputs);
    const images = applyEdit(first, second, at).content.inputs["UT"]?.images;
    expect(images?.map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });

  it("gives a photo that is alone its default assignment", () => {
    const { content: after } = applyEdit(content, createAddPhotosEdit([add("UT", "a")], {}), at);
    expect(after.inputs["UT"]?.images[0]).toMatchObject({ x: 10, width: 300, height: 225 });
  });
});
