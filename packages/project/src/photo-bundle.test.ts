import { expect, it } from "vitest";
import {
  BUNDLE_MAP_EDGES_PX,
  decodePhotoBundle,
  encodePhotoBundle,
  listBundlePhotos,
} from "./photo-bundle.ts";
import type { OpeningImage } from "./project.ts";

const DESIGN = { width: 2560, height: 1600 };

function makeImage(id: string, width: number, imageWidth = 4000): OpeningImage {
  const place = { x: 0, y: 0, width, height: width / 2, rotation: 0, flipX: false, flipY: false };
  const createdTime = "2026-11-15T08:00:00.000Z";
  return { id, ...place, imageWidth, imageHeight: imageWidth / 2, createdTime };
}

function listFor(images: readonly OpeningImage[], mapEdgePx = 1280) {
  const inputs = Object.fromEntries(
    images.map((image, i) => [
      `opening ${i}`,
      { type: "OPENING", images: [image], modifiedAt: image.createdTime } as const,
    ]),
  );
  return listBundlePhotos(DESIGN, inputs, mapEdgePx);
}

it("lists each photo once, at the largest size in which the map shows it", () => {
  const images = [makeImage("a", 100), makeImage("b", 200), makeImage("a", 300)];
  expect(listFor(images)).toEqual([
    { id: "a", edgePx: 256 },
    { id: "b", edgePx: 128 },
  ]);
});

it("lists larger sizes for a screen with more pixels, and none above the size of the photo", () => {
  const images = [makeImage("a", 100), makeImage("small", 100, 60)];
  expect(BUNDLE_MAP_EDGES_PX.map((edgePx) => listFor(images, edgePx))).toEqual([
    [
      { id: "a", edgePx: 64 },
      { id: "small", edgePx: 64 },
    ],
    [
      { id: "a", edgePx: 128 },
      { id: "small", edgePx: 64 },
    ],
  ]);
});

it("leaves out photos that are shown large", () => {
  expect(listFor([makeImage("a", 512), makeImage("b", 513)])).toEqual([{ id: "a", edgePx: 256 }]);
});

it("encodes photos into one file and decodes them from any place in memory", () => {
  const photos = [
    { id: "a/uploads/ö.jpg", edgePx: 64, bytes: new Uint8Array([1, 2, 3]) },
    { id: "b", edgePx: 256, bytes: new Uint8Array([]) },
    { id: "c", edgePx: 128, bytes: new Uint8Array([4]) },
  ];
  const bundle = encodePhotoBundle(photos);
  expect(decodePhotoBundle(bundle)).toEqual(photos);
  const moved = new Uint8Array([9, 9, ...bundle]).subarray(2);
  expect(decodePhotoBundle(moved)).toEqual(photos);
  expect(decodePhotoBundle(encodePhotoBundle([]))).toEqual([]);
});
