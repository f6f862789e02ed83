import { describe, expect, it, vi } from "vitest";
import { getCursor, getSelectionBox } from "./frame-geometry.ts";
import { createOpeningCamera } from "./use-opening-camera.ts";

/** Two pixels a point, with the origin of the design at 10, 20. */
function createCamera() {
  const camera = createOpeningCamera({ x: 0, y: 0, width: 400, height: 250 });
  const insets = { top: 0, right: 0, bottom: 100, left: 0 };
  camera.setViewport({ width: 800, height: 600, insets });
  camera.panBy({ x: 10, y: 20 });
  return camera;
}
/** Listeners of the camera are not part of these tests. */
vi.stubGlobal("requestAnimationFrame", () => 0);
const camera = createCamera();
const photo = {
  x: 100,
  y: 80,
  width: 60,
  height: 40,
  rotation: 0,
  flipX: false,
  flipY: false,
};

describe("frame of the active photo", () => {
  it("matches the photo on the screen", () => {
    expect(getSelectionBox(photo, camera)).toMatchObject({
      center: { x: 270, y: 220 },
      width: 120,
      height: 80,
    });
  });

  it("has its knob above, or where it is visible", () => {
    expect(getSelectionBox(photo, camera).knob).toBe(-84);
    expect(getSelectionBox({ ...photo, y: -10 }, camera).knob).toBe(84);
    const huge = getSelectionBox({ ...photo, x: -300, y: -300, width: 900, height: 800 }, camera);
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
  ] as const)("points along %o at %s degrees", (handle, degrees, cursor) => {
    expect(getCursor(handle, degrees)).toBe(cursor);
  });
});
