import type { PhotoPlacement } from "@photomap/project";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Camera } from "../../../ui/viewport/camera.ts";
import {
  createPhotoGestures,
  type GestureHost,
  type Pointer,
  type PointerTarget,
} from "./photo-gestures.ts";
import { createOpeningCamera } from "./use-opening-camera.ts";

const printArea = { x: 0, y: 0, width: 200, height: 100 };
const start: PhotoPlacement = {
  x: 50,
  y: 20,
  width: 60,
  height: 40,
  rotation: 0,
  flipX: false,
  flipY: false,
};
const photo: PointerTarget = { kind: "photo", imageId: "p" };
const canvas: PointerTarget = { kind: "canvas" };

let log: string[];
let shown: PhotoPlacement;
let activeId: string | undefined;
let camera: Camera;

/** Listeners of the camera are not part of these tests. */
vi.stubGlobal("requestAnimationFrame", () => 0);

function pointer(id: number, x: number, y: number, more: Partial<Pointer> = {}): Pointer {
  return { id, at: { x, y }, type: "mouse", isRatioFree: false, isSnapOff: true, ...more };
}

function createHost(more: Partial<GestureHost> = {}): GestureHost {
  return {
    camera,
    printArea,
    isReadOnly: () => false,
    isRatioKept: () => true,
    getActiveId: () => activeId,
    getShown: () => shown,
    setDraft: (_id, { placement }) => {
      shown = placement;
      log.push("draft");
    },
    commit: () => log.push("commit"),
    activate: (id) => {
      activeId = id;
    },
    click: ({ kind }) => log.push(`click ${kind}`),
    ...more,
  };
}

/** One pixel a point, so that coordinates of pointers are those of the design. */
beforeEach(() => {
  log = [];
  shown = start;
  activeId = undefined;
  camera = createOpeningCamera(printArea);
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  camera.setViewport({ width: 200, height: 100, insets });
});

describe("photo gestures", () => {
  it("treat a press below the drag threshold as a click", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 30));
    gestures.move(pointer(1, 61, 31));
    gestures.up(pointer(1, 61, 31));
    expect(log).toEqual(["commit", "click photo"]);
    expect(shown).toBe(start);
  });

  it("allow a finger to move further than a mouse before it drags", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 30, { type: "touch" }));
    gestures.move(pointer(1, 67, 30, { type: "touch" }));
    gestures.up(pointer(1, 67, 30, { type: "touch" }));
    expect(log).toEqual(["commit", "click photo"]);
  });

  it("OPN-20 drag the pressed photo and commit once", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 30));
    for (let i = 1; i <= 5; i += 1) gestures.move(pointer(1, 60 + 10 * i, 30));
    gestures.up(pointer(1, 110, 30));
    expect(shown).toEqual({ ...start, x: 100 });
    expect(activeId).toBe("p");
    expect(log.filter((entry) => entry === "commit")).toHaveLength(1);
  });

  it("drag by the distance on the design at another zoom", () => {
    camera.zoomBy(2, { x: 0, y: 0 });
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 120, 60));
    gestures.move(pointer(1, 160, 60));
    expect(shown.x).toBeCloseTo(start.x + 20, 10);
  });

  it("snap within 7 pixels unless Ctrl is held", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 30));
    gestures.move(pointer(1, 76, 30, { isSnapOff: false }));
    expect(shown.x + shown.width / 2).toBe(100);
    gestures.move(pointer(1, 76, 30));
    expect(shown.x).toBe(66);
  });

  it("keep the handle under the pointer wherever it was pressed", () => {
    activeId = "p";
    const gestures = createPhotoGestures(createHost({ isRatioKept: () => false }));
    gestures.down({ kind: "handle", handle: { x: 1, y: 1 } }, pointer(1, 115, 63));
    gestures.move(pointer(1, 125, 68));
    expect(shown).toMatchObject({ width: 70, height: 45 });
  });

  it("OPN-23 ignore the ratio while Shift is held", () => {
    activeId = "p";
    const gestures = createPhotoGestures(createHost());
    gestures.down({ kind: "handle", handle: { x: 1, y: 0 } }, pointer(1, 110, 40));
    gestures.move(pointer(1, 140, 40));
    expect(shown).toMatchObject({ width: 90, height: 60 });
    gestures.move(pointer(1, 140, 40, { isRatioFree: true }));
    expect(shown).toMatchObject({ width: 90, height: 40 });
  });

  it("OPN-20 turn the photo by the knob and keep its size", () => {
    activeId = "p";
    const gestures = createPhotoGestures(createHost());
    gestures.down({ kind: "knob" }, pointer(1, 80, -20));
    gestures.move(pointer(1, 140, 40));
    gestures.up(pointer(1, 140, 40));
    expect(shown).toEqual({ ...start, rotation: 90 });
    expect(log.filter((entry) => entry === "commit")).toHaveLength(1);
  });

  it("OPN-24 stop resizing at 5% and 10 times the print area", () => {
    activeId = "p";
    const gestures = createPhotoGestures(createHost());
    gestures.down({ kind: "handle", handle: { x: 1, y: 1 } }, pointer(1, 110, 60));
    gestures.move(pointer(1, -500, -500));
    const scale = () => Math.max(shown.width / printArea.width, shown.height / printArea.height);
    expect(scale()).toBeCloseTo(0.05, 10);
    gestures.move(pointer(1, 99_999, 99_999));
    expect(scale()).toBeCloseTo(10, 10);
  });

  it("pinch the photo with a second pointer until one is lifted", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 40));
    gestures.move(pointer(1, 70, 40));
    gestures.down(canvas, pointer(2, 110, 40));
    gestures.move(pointer(2, 150, 40));
    expect(shown.width).toBeCloseTo(120, 10);
    gestures.up(pointer(2, 150, 40));
    const after = shown;
    gestures.move(pointer(1, 0, 0));
    gestures.up(pointer(1, 0, 0));
    expect(shown).toBe(after);
    expect(log.at(-1)).toBe("commit");
    expect(log).not.toContain("click photo");
  });

  it("OPN-24 stop a pinch at 5% of the print area", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 40));
    gestures.down(photo, pointer(2, 110, 40));
    gestures.move(pointer(2, 60.01, 40));
    const scale = Math.max(shown.width / printArea.width, shown.height / printArea.height);
    expect(scale).toBeCloseTo(0.05, 10);
  });

  it("pan the canvas with one pointer and zoom it with two", () => {
    const touch = { type: "touch" };
    const gestures = createPhotoGestures(createHost());
    gestures.down(canvas, pointer(1, 0, 0, touch));
    gestures.move(pointer(1, 20, 0, touch));
    expect(camera.getView()).toEqual({ zoom: 1, x: 20, y: 0 });
    gestures.down(canvas, pointer(2, 120, 0, touch));
    gestures.move(pointer(2, 220, 0, touch));
    expect(camera.getPercent()).toBe(200);
    expect(camera.toDesign({ x: 20, y: 0 }).x).toBeCloseTo(0, 10);
    expect(log).toEqual([]);
    expect(shown).toBe(start);
  });

  it("ignore a third pointer", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 40));
    gestures.down(canvas, pointer(2, 110, 40));
    gestures.down(canvas, pointer(3, 150, 40));
    gestures.move(pointer(3, 199, 40));
    expect(shown).toBe(start);
  });

  it("pan the canvas when the project is read-only", () => {
    const gestures = createPhotoGestures(createHost({ isReadOnly: () => true }));
    gestures.down(photo, pointer(1, 60, 30));
    gestures.move(pointer(1, 80, 30));
    expect(camera.getView().x).toBe(20);
    expect(log).toEqual([]);
  });

  it("commit and forget the pointers when they are ended from outside", () => {
    const gestures = createPhotoGestures(createHost());
    gestures.down(photo, pointer(1, 60, 30));
    gestures.move(pointer(1, 80, 30));
    gestures.end();
    gestures.move(pointer(1, 180, 30));
    expect(shown.x).toBe(70);
    expect(log).toEqual(["draft", "commit"]);
  });
});
