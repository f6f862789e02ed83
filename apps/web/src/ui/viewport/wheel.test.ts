// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { Camera } from "./camera.ts";
import { listenToWheel, moveCameraByWheel, readWheel } from "./wheel.ts";

const still = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

describe("readWheel", () => {
  it("zooms by notches of a mouse wheel, in when it rolls away", () => {
    const wheel = readWheel({ ...still, deltaY: -100 });
    expect(wheel.kind === "zoom" && wheel.factor).toBeGreaterThan(1);
    expect(readWheel({ ...still, deltaY: 3, deltaMode: 1 }).kind).toBe("zoom");
  });

  it("zooms by the same amount for a notch in lines and in pixels", () => {
    const lines = readWheel({ ...still, deltaY: 3, deltaMode: 1 });
    expect(lines).toEqual(readWheel({ ...still, deltaY: 120 }));
  });

  it("pans by two fingers on a trackpad", () => {
    expect(readWheel({ ...still, deltaX: 4, deltaY: -7.5 })).toEqual({
      kind: "pan",
      by: { x: -4, y: 7.5 },
    });
    expect(readWheel({ ...still, deltaY: 12 })).toEqual({ kind: "pan", by: { x: -0, y: -12 } });
  });

  it("zooms by a pinch on a trackpad and by Ctrl or Cmd with the wheel", () => {
    expect(readWheel({ ...still, deltaY: -6.5, ctrlKey: true }).kind).toBe("zoom");
    expect(readWheel({ ...still, deltaY: 4, metaKey: true }).kind).toBe("zoom");
    expect(readWheel({ ...still, deltaY: -100, ctrlKey: true })).toEqual(
      readWheel({ ...still, deltaY: -100 }),
    );
  });

  it("pans sideways with Shift", () => {
    expect(readWheel({ ...still, deltaY: 100, shiftKey: true })).toEqual({
      kind: "pan",
      by: { x: -100, y: 0 },
    });
    expect(readWheel({ ...still, deltaX: 100, shiftKey: true })).toMatchObject({ by: { x: -100 } });
  });
});

function createCamera(pan: "edges" | "free"): Camera {
  const camera = new Camera({
    content: { x: 0, y: 0, width: 200, height: 100 },
    limits: { minZoom: 1, maxZoom: 20, pan },
    zoomSteps: 1.5,
    animationMs: 0,
  });
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  camera.setViewport({ width: 400, height: 200, insets });
  return camera;
}

describe("moveCameraByWheel", () => {
  it("zooms around the pointer", () => {
    const camera = createCamera("edges");
    const at = { x: 100, y: 50 };
    const before = camera.toDesign(at);
    expect(moveCameraByWheel(camera, { kind: "zoom", factor: 2 }, at)).toBe(true);
    expect(camera.getPercent()).toBe(200);
    expect(camera.toDesign(at)).toEqual(before);
  });

  it("leaves scrolling to the page while the camera cannot pan", () => {
    const camera = createCamera("edges");
    const motion = { kind: "pan", by: { x: 0, y: 10 } } as const;
    expect(moveCameraByWheel(camera, motion, { x: 0, y: 0 })).toBe(false);
    camera.zoomBy(2, { x: 0, y: 0 });
    expect(moveCameraByWheel(camera, { kind: "pan", by: { x: 0, y: -10 } }, { x: 0, y: 0 })).toBe(
      true,
    );
    expect(camera.getView().y).toBe(-10);
    expect(moveCameraByWheel(createCamera("free"), motion, { x: 0, y: 0 })).toBe(true);
  });
});

describe("listenToWheel", () => {
  it("prevents the page from scrolling only when the motion is handled", () => {
    const element = document.createElement("div");
    let isHandled = true;
    const received: unknown[] = [];
    const stop = listenToWheel(element, (motion, at) => {
      received.push([motion.kind, at]);
      return isHandled;
    });
    const roll = () => {
      const init = { deltaY: -100, clientX: 7, clientY: 9, cancelable: true };
      const event = new WheelEvent("wheel", init);
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(roll()).toBe(true);
    isHandled = false;
    expect(roll()).toBe(false);
    expect(received[0]).toEqual(["zoom", { x: 7, y: 9 }]);
    stop();
    roll();
    expect(received).toHaveLength(2);
  });
});
