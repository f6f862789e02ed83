// @vitest-environment jsdom
import type { Point } from "@photomap/geometry";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMapCamera } from "./map-camera.ts";
import { listenToGestures, moveCameraByKey } from "./map-gestures.ts";

const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

function createCamera() {
  const camera = createMapCamera({ width: 500, height: 250 }, { maxZoom: 20 });
  camera.setViewport({ width: 1000, height: 500, insets });
  return camera;
}

function listen() {
  const camera = createCamera();
  const element = document.createElement("div");
  const captured: number[] = [];
  element.setPointerCapture = (id) => captured.push(id);
  const onMoveStart = vi.fn<() => void>();
  const onLongPress = vi.fn<(at: Point) => boolean>(({ x }) => x < 100);
  const onClick = vi.fn<() => void>();
  element.addEventListener("click", onClick);
  const stop = listenToGestures(element, camera, {
    onMoveStart,
    isRegionAt: ({ x }) => x < 100,
    onLongPress,
  });
  const point = (type: string, x: number, y: number, init: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: "mouse",
        clientX: x,
        clientY: y,
        ...init,
      }),
    );
  const click = (detail: number) => element.dispatchEvent(new MouseEvent("click", { detail }));
  const doubleClick = (x: number, init: MouseEventInit = {}) =>
    element.dispatchEvent(new MouseEvent("dblclick", { clientX: x, clientY: 250, ...init }));
  const listened = { onMoveStart, onLongPress, onClick };
  return { camera, element, captured, ...listened, stop, point, click, doubleClick };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a long press", () => {
  const touch = { pointerType: "touch" };

  it("on a region is handled after half a second, and suppresses the click after it", () => {
    const { onLongPress, onClick, point, click } = listen();
    point("pointerdown", 50, 50, touch);
    vi.advanceTimersByTime(499);
    expect(onLongPress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 50 });
    point("pointerup", 50, 50, touch);
    click(1);
    expect(onClick).not.toHaveBeenCalled();
    point("pointerdown", 300, 50, touch);
    vi.advanceTimersByTime(500);
    point("pointerup", 300, 50, touch);
    click(1);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each<[string, (point: ReturnType<typeof listen>["point"]) => void]>([
    ["a moved finger", (point) => point("pointermove", 90, 50, touch)],
    ["a second finger", (point) => point("pointerdown", 90, 50, { ...touch, pointerId: 2 })],
    ["a lifted finger", (point) => point("pointerup", 50, 50, touch)],
    ["a context menu", (point) => point("contextmenu", 50, 50, touch)],
  ])("is none after %s", (_what, interrupt) => {
    const { onLongPress, point } = listen();
    point("pointerdown", 50, 50, touch);
    interrupt(point);
    vi.advanceTimersByTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it("of a mouse is none", () => {
    const { onLongPress, point } = listen();
    point("pointerdown", 50, 50);
    vi.advanceTimersByTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});

describe("map gestures", () => {
  it("pan a zoomed map with one pointer and suppress the click after it", () => {
    const { camera, captured, onMoveStart, onClick, point, click } = listen();
    camera.zoomTo(4);
    const { x } = camera.getView();
    point("pointerdown", 500, 250);
    point("pointermove", 460, 250);
    point("pointermove", 400, 250);
    expect(camera.getView().x).toBe(x - 100);
    expect(onMoveStart).toHaveBeenCalledOnce();
    expect(captured).toEqual([1]);
    point("pointerup", 400, 250);
    click(1);
    expect(onClick).not.toHaveBeenCalled();
    click(1);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("treat a move below the drag threshold as a click", () => {
    const { camera, onClick, point, click } = listen();
    camera.zoomTo(4);
    const view = camera.getView();
    point("pointerdown", 500, 250);
    point("pointermove", 502, 251);
    point("pointerup", 502, 251);
    click(1);
    expect(camera.getView()).toBe(view);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("do not pan the whole map, nor with another button", () => {
    const { camera, point, onMoveStart } = listen();
    point("pointerdown", 500, 250);
    point("pointermove", 400, 250);
    point("pointerup", 400, 250);
    camera.zoomTo(4);
    const view = camera.getView();
    point("pointerdown", 500, 250, { button: 2 });
    point("pointermove", 400, 250);
    expect(camera.getView()).toBe(view);
    expect(onMoveStart).not.toHaveBeenCalled();
  });

  it("zoom with two pointers and go on panning with the one that stays", () => {
    const { camera, point } = listen();
    point("pointerdown", 450, 250, { pointerId: 1 });
    point("pointerdown", 550, 250, { pointerId: 2 });
    point("pointermove", 350, 250, { pointerId: 1 });
    point("pointermove", 650, 250, { pointerId: 2 });
    expect(camera.getPercent()).toBe(300);
    point("pointerup", 650, 250, { pointerId: 2 });
    const { x } = camera.getView();
    point("pointermove", 330, 250, { pointerId: 1 });
    expect(camera.getView().x).toBe(x - 20);
    expect(camera.getPercent()).toBe(300);
  });

  it("zoom by a double click beside the regions, out with Shift", () => {
    const { camera, doubleClick } = listen();
    doubleClick(50);
    expect(camera.getPercent()).toBe(100);
    doubleClick(500);
    expect(camera.getPercent()).toBe(200);
    doubleClick(500, { shiftKey: true });
    expect(camera.getPercent()).toBe(100);
  });

  it("leave one-finger touches to the page until the map can pan", () => {
    const { camera, element, stop } = listen();
    expect(element.style.touchAction).toBe("pan-x pan-y");
    camera.zoomTo(2);
    expect(element.style.touchAction).toBe("none");
    stop();
    camera.showAll();
    expect(element.style.touchAction).toBe("none");
  });

  it("clear the highlight when the wheel zooms", () => {
    const { camera, element, onMoveStart } = listen();
    element.dispatchEvent(new WheelEvent("wheel", { deltaY: 10 }));
    expect(onMoveStart).not.toHaveBeenCalled();
    element.dispatchEvent(new WheelEvent("wheel", { deltaY: -120 }));
    expect(onMoveStart).toHaveBeenCalledOnce();
    expect(camera.getPercent()).toBe(124);
  });
});

describe("moveCameraByKey", () => {
  it("OPN-01 zooms by + and - between 100% and 2000%, and 0 shows the whole map", () => {
    const camera = createCamera();
    const press = (key: string) => moveCameraByKey(camera, { ...NO_MODIFIERS, key });
    press("-");
    expect(camera.getPercent()).toBe(100);
    press("+");
    press("=");
    expect(camera.getPercent()).toBe(225);
    for (let i = 0; i < 9; i += 1) press("+");
    expect(camera.getPercent()).toBe(2000);
    press("-");
    expect(camera.getPercent()).toBe(1333);
    expect(press("0")).toBe(true);
    expect(camera.getPercent()).toBe(100);
  });

  it("pans by Shift and arrows, and leaves other keys alone", () => {
    const camera = createCamera();
    camera.zoomTo(4);
    const { x, y } = camera.getView();
    expect(moveCameraByKey(camera, { ...NO_MODIFIERS, key: "ArrowRight", shiftKey: true })).toBe(
      true,
    );
    expect(camera.getView()).toMatchObject({ x: x - 80, y });
    for (const pressed of [
      { key: "ArrowRight" },
      { key: "a" },
      { key: "+", ctrlKey: true },
      { key: "0", metaKey: true },
    ])
      expect(moveCameraByKey(camera, { ...NO_MODIFIERS, ...pressed })).toBe(false);
  });
});
