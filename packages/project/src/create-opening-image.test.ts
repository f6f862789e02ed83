import type { Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { createOpeningImage } from "./create-opening-image.ts";

const box = { x: 10, y: 20, width: 300, height: 200 };

function openingWith(layers: Opening["layers"]): Opening {
  const facts = { depth: 0, outlined: true, enabled: true, optional: false };
  return { type: "OPENING", id: "UT", name: "Utah", ...facts, layers };
}

const opening = openingWith({ print: { path: "", box } });
const photo = {
  id: "me/uploads/photos/1.jpg",
  width: 4000,
  height: 3000,
  createdTime: "2026-11-15T08:00:00.000Z",
};

describe("createOpeningImage", () => {
  it("OPN-25 places the photo by default, upright and unflipped, with its stored pixels", () => {
    expect(createOpeningImage(photo, opening)).toEqual({
      id: photo.id,
      x: 10,
      y: 7.5,
      width: 300,
      height: 225,
      rotation: 0,
      flipX: false,
      flipY: false,
      imageWidth: 4000,
      imageHeight: 3000,
      createdTime: photo.createdTime,
    });
  });

  it("OPN-29 keeps the camera's time and place, a place only with both coordinates", () => {
    const timeTakenExif = "2019-07-04T12:00:00";
    const taken = { ...photo, timeTakenExif, latitude: 39.7, longitude: -105 };
    expect(createOpeningImage(taken, opening)).toMatchObject({
      timeTakenExif,
      latitude: 39.7,
      longitude: -105,
    });
    expect(createOpeningImage({ ...photo, latitude: 39.7 }, opening)).not.toHaveProperty(
      "latitude",
    );
  });

  it("OPN-15 keeps the size of the original beside the stored pixels", () => {
    const shrunk = {
      ...photo,
      width: 4096,
      height: 3072,
      originalWidth: 8000,
      originalHeight: 6000,
    };
    expect(createOpeningImage(shrunk, opening)).toMatchObject({
      imageWidth: 4096,
      imageHeight: 3072,
      originalWidth: 8000,
      originalHeight: 6000,
    });
  });

  it("takes no other properties of the photo over", () => {
    const prepared = { ...photo, sha256: "f00", name: "IMG_1.jpg" };
    const image = createOpeningImage(prepared, opening);
    expect(image).not.toHaveProperty("sha256");
    expect(image).not.toHaveProperty("name");
  });

  it("falls back to the cut outline, and creates nothing without any outline", () => {
    expect(createOpeningImage(photo, openingWith({ cut: { path: "", box } }))?.width).toBe(300);
    expect(createOpeningImage(photo, openingWith({}))).toBeUndefined();
  });
});
