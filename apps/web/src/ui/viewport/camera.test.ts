// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera, type CameraOptions } from "./camera.ts";

const insets = { top: 50, right: 100, bottom: 150, left: 100 };
const viewport = { width: 1000, height: 600, insets };
/** The content, which fits at 2 pixels a point, from 100, 150 to 900, 350. */
const content = { x: 100, y: 200, width: 400, height: 100 };

function createCamera(options: Partial<CameraOptions> = {}): Camera {
  const camera = new Camera({
    content,
    limits: { minZoom: 1, maxZoom: 20, pan: "edges" },
    zoomSteps: 1.5,
    animationMs: 0,
    ...options,
  });
  camera.setViewport(viewport);
  return camera;
}

const createFreeCamera = () =>
  createCamera({
    limits: { minZoom: 0.02, maxZoom: 4, pan: "free" },
    zoomSteps: [0.02, 0.5, 1, 2, 4],
  });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "requestAnimationFrame",
      "cancelAnimationFrame",
      "performance",
    ],
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Camera coordinates", () => {
  it("fits the content between the insets at zoom 1", () => {
    const camera = createCamera();
    expect(camera.board).toEqual({ x: 100, y: 150, width: 800, height: 200 });
    expect(camera.pixelsPerPoint).toBe(2);
    expect(camera.toScreen({ x: 300, y: 250 })).toEqual({ x: 500, y: 250 });
  });

  it("converts points both ways and boxes at any view", () => {
    const camera = createFreeCamera();
    camera.zoomBy(1.7, { x: 320, y: 200 });
    camera.panBy({ x: -31, y: 12 });
    const there = camera.toScreen({ x: 123, y: 234 });
    expect(camera.toDesign(there).x).toBeCloseTo(123, 10);
    expect(camera.toDesign(there).y).toBeCloseTo(234, 10);
    expect(camera.boxToScreen(content).width).toBeCloseTo(400 * camera.pixelsPerPoint, 10);
    expect(camera.boxToScreen(content).x).toBeCloseTo(camera.board.x, 10);
  });

  it("keeps the content under the pointer while zooming, up to the limits", () => {
    const camera = createFreeCamera();
    const at = { x: 321, y: 123 };
    const before = camera.toDesign(at);
    for (const [factor, percent] of [
      [0.001, 2],
      [30, 60],
      [99, 400],
    ] as const) {
      camera.zoomBy(factor, at);
      expect(camera.getPercent()).toBe(percent);
      expect(camera.toDesign(at).x).toBeCloseTo(before.x, 8);
      expect(camera.toDesign(at).y).toBeCloseTo(before.y, 8);
    }
  });

  it("keeps the center when the viewport is resized", () => {
    const camera = createFreeCamera();
    camera.zoomBy(3, { x: 200, y: 300 });
    const { x, y, width, height } = camera.fittedBoard;
    const before = camera.toDesign({ x: x + width / 2, y: y + height / 2 });
    camera.setViewport({ ...viewport, width: 700 });
    const resized = camera.fittedBoard;
    const after = camera.toDesign({
      x: resized.x + resized.width / 2,
      y: resized.y + resized.height / 2,
    });
    expect(camera.getPercent()).toBe(300);
    expect(after.x).toBeCloseTo(before.x, 8);
    expect(after.y).toBeCloseTo(before.y, 8);
  });
});

describe("Camera limits", () => {
  it("pans a map only when it is zoomed in, and a free board always", () => {
    const camera = createCamera();
    expect(camera.canPan).toBe(false);
    camera.panBy({ x: 50, y: 0 });
    expect(camera.board.x).toBe(100);
    camera.zoomBy(2, { x: 500, y: 250 });
    expect(camera.canPan).toBe(true);
    expect(createFreeCamera().canPan).toBe(true);
  });

  it("steps by a factor, from the end of the running animation", () => {
    const camera = createCamera({ animationMs: 180 });
    camera.step(1);
    camera.step(1);
    expect(camera.target.zoom).toBeCloseTo(2.25, 10);
    vi.advanceTimersByTime(500);
    expect(camera.getPercent()).toBe(225);
    expect(camera.canStep(1)).toBe(true);
    for (let i = 0; i < 10; i += 1) camera.step(1);
    vi.advanceTimersByTime(500);
    expect(camera.getPercent()).toBe(2000);
    expect(camera.canStep(1)).toBe(false);
  });

  it("steps through levels and stops at both ends", () => {
    const camera = createFreeCamera();
    const percents = [camera.getPercent()];
    while (camera.canStep(1)) {
      camera.step(1);
      percents.push(camera.getPercent());
    }
    while (camera.canStep(-1)) {
      camera.step(-1);
      percents.push(camera.getPercent());
    }
    expect(percents).toEqual([100, 200, 400, 200, 100, 50, 2]);
    camera.step(-1);
    expect(camera.getPercent()).toBe(2);
  });

  it("reveals a box with the shortest pan and ignores a visible one", () => {
    const camera = createFreeCamera();
    camera.reveal({ x: 300, y: 250, width: 10, height: 10 }, 24);
    expect(camera.getView()).toEqual({ zoom: 1, x: 0, y: 0 });
    camera.reveal({ x: 600, y: 250, width: 10, height: 10 }, 24);
    expect(camera.boxToScreen({ x: 600, y: 250, width: 10, height: 10 })).toMatchObject({
      x: 1000 - 24 - 20,
    });
  });
});

describe("Camera notifications", () => {
  it("calls listeners once per frame, however often a gesture moves it", () => {
    const camera = createFreeCamera();
    const listener = vi.fn<() => void>();
    const unsubscribe = camera.subscribe(listener);
    for (let i = 0; i < 5; i += 1) camera.panBy({ x: 3, y: 0 });
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    camera.panBy({ x: 3, y: 0 });
    vi.advanceTimersToNextFrame();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("does not notify of a move that the limits prevent", () => {
    const camera = createCamera();
    const listener = vi.fn<() => void>();
    camera.subscribe(listener);
    camera.panBy({ x: 50, y: 0 });
    vi.advanceTimersToNextFrame();
    expect(listener).not.toHaveBeenCalled();
  });

  it("notifies of rest 140 ms after the last change", () => {
    const camera = createFreeCamera();
    vi.advanceTimersByTime(1000);
    const onRest = vi.fn<() => void>();
    camera.subscribeToRest(onRest);
    camera.step(1);
    vi.advanceTimersByTime(100);
    camera.step(1);
    vi.advanceTimersByTime(139);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRest).toHaveBeenCalledOnce();
  });

  it("emits at once when the viewport is resized", () => {
    const camera = createFreeCamera();
    const listener = vi.fn<() => void>();
    camera.subscribe(listener);
    camera.setViewport({ ...viewport, width: 500 });
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe("Camera animation", () => {
  it("reaches its target through views in between", () => {
    const camera = createCamera({ animationMs: 180 });
    camera.zoomTo(4, { x: 500, y: 250 });
    vi.advanceTimersByTime(80);
    const { zoom } = camera.getView();
    expect(zoom).toBeGreaterThan(1);
    expect(zoom).toBeLessThan(4);
    vi.advanceTimersByTime(200);
    expect(camera.getView()).toEqual(camera.target);
    expect(camera.getPercent()).toBe(400);
  });

  it("is ended by a gesture", () => {
    const camera = createCamera({ animationMs: 180 });
    camera.zoomTo(4, { x: 500, y: 250 });
    vi.advanceTimersByTime(80);
    camera.panBy({ x: 1, y: 0 });
    const { zoom } = camera.getView();
    vi.advanceTimersByTime(500);
    expect(camera.getView().zoom).toBe(zoom);
    expect(camera.target.zoom).toBe(zoom);
  });

  it("moves at once when reduced motion is preferred", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const camera = createCamera({ animationMs: 180 });
    camera.zoomTo(4, { x: 500, y: 250 });
    expect(camera.getPercent()).toBe(400);
    camera.showAll();
    expect(camera.getPercent()).toBe(100);
  });
});
