import { describe, expect, it } from "vitest";
import { Camera } from "./camera.ts";
import { covers, seenFrame, wholeFrame } from "./frames.ts";
import { hangBoard } from "./view.ts";

const design = { width: 500, height: 250 };
const insets = { top: 0, right: 0, bottom: 0, left: 0 };

function cameraAt(zoom: number, x = 0, y = 0): Camera {
  const camera = new Camera(design);
  camera.setRoom(hangBoard({ width: 1000, height: 500 }, insets, design));
  camera.set({ zoom, x, y });
  return camera;
}

describe("the frame of a picture", () => {
  it("of the whole map has the pixels of the screen", () => {
    expect(wholeFrame(cameraAt(1), 2)).toEqual({
      pixelsPerPoint: 4,
      left: 0,
      top: 0,
      width: 2000,
      height: 1000,
    });
  });

  it("of the part in sight has a margin, but not beyond the map", () => {
    const frame = seenFrame(cameraAt(4, -1000, 0), 1);
    expect(frame).toMatchObject({ pixelsPerPoint: 8, left: 700, width: 1600, top: 0, height: 650 });
  });

  it("covers what is in sight until one has moved past the margin", () => {
    const frame = seenFrame(cameraAt(4, -1000, -500), 1);
    expect(covers(frame, seenFrame(cameraAt(4, -1250, -500), 1, 0))).toBe(true);
    expect(covers(frame, seenFrame(cameraAt(4, -1350, -500), 1, 0))).toBe(false);
    expect(covers(frame, seenFrame(cameraAt(8, -2500, -1250), 1, 0))).toBe(true);
    expect(covers(frame, seenFrame(cameraAt(2, -250, -125), 1, 0))).toBe(false);
  });
});
