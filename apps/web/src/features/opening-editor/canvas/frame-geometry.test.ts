import { describe, expect, it } from "vitest";
import { cursorOf, frameOf } from "./frame-geometry.ts";

const wall = { width: 800, height: 600, inset: { top: 0, right: 0, bottom: 100, left: 0 } };
const stage = {
  wall,
  zoom: { percent: 100, center: { x: 0, y: 0 } },
  view: { scale: 2, x: 10, y: 20 },
};
const photo = {
  x: 100,
  y: 80,
  width: 60,
  height: 40,
  rotation: 0,
  flipX: false,
  flipY: false,
};

describe("the frame of the active photo", () => {
  it("lies on the photo, whatever the zoom", () => {
    expect(frameOf(photo, stage)).toMatchObject({
      center: { x: 270, y: 220 },
      width: 120,
      height: 80,
    });
  });

  it("has its knob above, or where the wall has room for it", () => {
    expect(frameOf(photo, stage).knob).toBe(-84);
    expect(frameOf({ ...photo, y: -10 }, stage).knob).toBe(84);
    const huge = frameOf({ ...photo, x: -300, y: -300, width: 900, height: 800 }, stage);
    expect(Math.abs(huge.knob)).toBeLessThan(800);
  });

  it.each([
    [{ x: 0, y: -1 }, 0, "ns-resize"],
    [{ x: 1, y: 0 }, 0, "ew-resize"],
    [{ x: 1, y: -1 }, 0, "nesw-resize"],
    [{ x: 1, y: 1 }, 0, "nwse-resize"],
    [{ x: 1, y: 1 }, 45, "ns-resize"],
    [{ x: -1, y: 0 }, 90, "ns-resize"],
    [{ x: -1, y: -1 }, 300, "ew-resize"],
  ] as const)("points the way %o goes at %s degrees", (handle, degrees, cursor) => {
    expect(cursorOf(handle, degrees)).toBe(cursor);
  });
});
