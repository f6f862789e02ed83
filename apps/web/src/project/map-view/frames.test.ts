import { describe, expect, it, vi } from "vitest";
import { covers, getVisiblePaintArea, getWholePaintArea } from "./frames.ts";
import { createMapCamera } from "./map-camera.ts";

/** Listeners of the camera are not part of these tests. */
vi.stubGlobal("requestAnimationFrame", () => 0);

const design = { width: 500, height: 250 };
const insets = { top: 0, right: 0, bottom: 0, left: 0 };

function cameraAt(zoom: number, x = 0, y = 0) {
  const camera = createMapCamera(design);
  camera.setViewport({ width: 1000, height: 500, insets });
  camera.set({ zoom, x, y });
  return camera;
}

describe("the frame of a picture", () => {
  it("of the whole map has the pixels of the screen", () => {
    expect(getWholePaintArea(cameraAt(1), 2)).toEqual({
      pixelsPerPoint: 4,
      left: 0,
      top: 0,
      width: 2000,
      height: 1000,
    });
  });

  it("of the visible part has a margin, limited to the map", () => {
    const frame = getVisiblePaintArea(cameraAt(4, -1000, 0), 1);
    expect(frame).toMatchObject({ pixelsPerPoint: 8, left: 700, width: 1600, top: 0, height: 650 });
  });

  it("covers the viewport until the camera passes the margin", () => {
    const frame = getVisiblePaintArea(cameraAt(4, -1000, -500), 1);
    expect(covers(frame, getVisiblePaintArea(cameraAt(4, -1250, -500), 1, 0))).toBe(true);
    expect(covers(frame, getVisiblePaintArea(cameraAt(4, -1350, -500), 1, 0))).toBe(false);
    expect(covers(frame, getVisiblePaintArea(cameraAt(8, -2500, -1250), 1, 0))).toBe(true);
    expect(covers(frame, getVisiblePaintArea(cameraAt(2, -250, -125), 1, 0))).toBe(false);
  });
});
