import { describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.ts";
import { getDragThresholdPx, measurePointers, PanZoomGesture } from "./pointers.ts";

function createCamera(): Camera {
  const camera = new Camera({
    content: { x: 0, y: 0, width: 400, height: 200 },
    limits: { minZoom: 0.5, maxZoom: 4, pan: "free" },
    zoomSteps: 2,
    animationMs: 0,
  });
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  camera.setViewport({ width: 400, height: 200, insets });
  return camera;
}

/** Listeners of the camera are not part of these tests. */
vi.stubGlobal("requestAnimationFrame", () => 0);

describe("PanZoomGesture", () => {
  it("keeps the content under one pointer", () => {
    const camera = createCamera();
    const gesture = new PanZoomGesture(camera, [{ x: 50, y: 50 }]);
    const held = camera.toDesign({ x: 50, y: 50 });
    gesture.move([{ x: 60, y: 45 }]);
    gesture.move([{ x: 90, y: 20 }]);
    expect(camera.toDesign({ x: 90, y: 20 })).toEqual(held);
    expect(camera.getPercent()).toBe(100);
  });

  it("keeps the content under both of two pointers", () => {
    const camera = createCamera();
    const [a, b] = [camera.toDesign({ x: 100, y: 100 }), camera.toDesign({ x: 200, y: 100 })];
    const gesture = new PanZoomGesture(camera, [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]);
    gesture.move([
      { x: 80, y: 140 },
      { x: 280, y: 140 },
    ]);
    expect(camera.getPercent()).toBe(200);
    expect(camera.toDesign({ x: 80, y: 140 }).x).toBeCloseTo(a.x, 8);
    expect(camera.toDesign({ x: 280, y: 140 }).x).toBeCloseTo(b.x, 8);
    expect(camera.toDesign({ x: 280, y: 140 }).y).toBeCloseTo(b.y, 8);
  });

  it("zooms around the pinch center up to the limit", () => {
    const camera = createCamera();
    const center = camera.toDesign({ x: 150, y: 100 });
    const gesture = new PanZoomGesture(camera, [
      { x: 140, y: 100 },
      { x: 160, y: 100 },
    ]);
    gesture.move([
      { x: 0, y: 100 },
      { x: 300, y: 100 },
    ]);
    expect(camera.getPercent()).toBe(400);
    expect(camera.toDesign({ x: 150, y: 100 }).x).toBeCloseTo(center.x, 8);
  });
});

it("measures the center and the distance of the pointers", () => {
  expect(measurePointers([])).toEqual({ center: { x: 0, y: 0 }, distance: 0 });
  expect(measurePointers([{ x: 3, y: 4 }])).toEqual({ center: { x: 3, y: 4 }, distance: 0 });
  expect(
    measurePointers([
      { x: 0, y: 0 },
      { x: 6, y: 8 },
    ]),
  ).toEqual({ center: { x: 3, y: 4 }, distance: 10 });
});

it("has a larger drag threshold for less precise pointers", () => {
  expect(getDragThresholdPx("mouse")).toBeLessThan(getDragThresholdPx("pen"));
  expect(getDragThresholdPx("pen")).toBeLessThan(getDragThresholdPx("touch"));
  expect(getDragThresholdPx("")).toBe(getDragThresholdPx("mouse"));
});
