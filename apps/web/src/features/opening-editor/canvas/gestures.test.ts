import type { PhotoPlacement } from "@photomap/project";
import { beforeEach, describe, expect, it } from "vitest";
import { createGestures, type GestureHost, type Target, type Touch } from "./gestures.ts";

const area = { x: 0, y: 0, width: 200, height: 100 };
const start: PhotoPlacement = {
  x: 50,
  y: 20,
  width: 60,
  height: 40,
  rotation: 0,
  flipX: false,
  flipY: false,
};
const photo: Target = { kind: "photo", imageId: "p" };
const wall: Target = { kind: "wall" };

let log: string[];
let shown: PhotoPlacement;
let activeId: string | undefined;

function touch(id: number, x: number, y: number, more: Partial<Touch> = {}): Touch {
  return { id, at: { x, y }, isTouch: false, shift: false, free: true, ...more };
}

function createHost(more: Partial<GestureHost> = {}): GestureHost {
  return {
    area,
    isReadOnly: () => false,
    isRatioKept: () => true,
    activeId: () => activeId,
    shown: () => shown,
    toDesign: (point) => point,
    scale: () => 1,
    hold: (_id, { placement }) => {
      shown = placement;
      log.push("hold");
    },
    commit: () => log.push("commit"),
    pan: ({ x, y }) => log.push(`pan ${x} ${y}`),
    zoomBy: (factor) => log.push(`zoom ${factor}`),
    activate: (id) => {
      activeId = id;
    },
    click: ({ kind }) => log.push(`click ${kind}`),
    ...more,
  };
}

beforeEach(() => {
  log = [];
  shown = start;
  activeId = undefined;
});

describe("gestures", () => {
  it("a press that trembles is a click", () => {
    const gestures = createGestures(createHost());
    gestures.down(photo, touch(1, 60, 30));
    gestures.move(touch(1, 61, 31));
    gestures.up(touch(1, 61, 31));
    expect(log).toEqual(["commit", "click photo"]);
    expect(shown).toBe(start);
  });

  it("a drag moves the photo it began on and commits once", () => {
    const gestures = createGestures(createHost());
    gestures.down(photo, touch(1, 60, 30));
    for (let i = 1; i <= 5; i += 1) gestures.move(touch(1, 60 + 10 * i, 30));
    gestures.up(touch(1, 110, 30));
    expect(shown).toEqual({ ...start, x: 100 });
    expect(activeId).toBe("p");
    expect(log.filter((entry) => entry === "commit")).toHaveLength(1);
  });

  it("the handle stays under the pointer wherever it was taken", () => {
    activeId = "p";
    const gestures = createGestures(createHost({ isRatioKept: () => false }));
    gestures.down({ kind: "handle", handle: { x: 1, y: 1 } }, touch(1, 115, 63));
    gestures.move(touch(1, 125, 68));
    expect(shown).toMatchObject({ width: 70, height: 45 });
  });

  it("Shift frees the ratio while it is held", () => {
    activeId = "p";
    const gestures = createGestures(createHost());
    gestures.down({ kind: "handle", handle: { x: 1, y: 0 } }, touch(1, 110, 40));
    gestures.move(touch(1, 140, 40));
    expect(shown).toMatchObject({ width: 90, height: 60 });
    gestures.move(touch(1, 140, 40, { shift: true }));
    expect(shown).toMatchObject({ width: 90, height: 40 });
  });

  it("a second finger turns a drag into a pinch; lifting one ends it for both", () => {
    const gestures = createGestures(createHost());
    gestures.down(photo, touch(1, 60, 40));
    gestures.move(touch(1, 70, 40));
    gestures.down(wall, touch(2, 110, 40));
    gestures.move(touch(2, 150, 40));
    expect(shown.width).toBeCloseTo(120, 10);
    gestures.up(touch(2, 150, 40));
    const after = shown;
    gestures.move(touch(1, 0, 0));
    gestures.up(touch(1, 0, 0));
    expect(shown).toBe(after);
    expect(log.at(-1)).toBe("commit");
    expect(log).not.toContain("click photo");
  });

  it("two fingers on the wall zoom it, one moves it", () => {
    const gestures = createGestures(createHost());
    gestures.down(wall, touch(1, 0, 0, { isTouch: true }));
    gestures.move(touch(1, 20, 0, { isTouch: true }));
    expect(log).toEqual(["pan 20 0"]);
    gestures.down(wall, touch(2, 120, 0, { isTouch: true }));
    gestures.move(touch(2, 220, 0, { isTouch: true }));
    expect(log.slice(1)).toEqual(["pan 50 0", "zoom 2"]);
    expect(shown).toBe(start);
  });

  it("who may only look moves the wall", () => {
    const gestures = createGestures(createHost({ isReadOnly: () => true }));
    gestures.down(photo, touch(1, 60, 30));
    gestures.move(touch(1, 80, 30));
    expect(log).toEqual(["pan 20 0"]);
  });

  it("an end from outside keeps what was done and forgets the pointers", () => {
    const gestures = createGestures(createHost());
    gestures.down(photo, touch(1, 60, 30));
    gestures.move(touch(1, 80, 30));
    gestures.end();
    gestures.move(touch(1, 180, 30));
    expect(shown.x).toBe(70);
    expect(log).toEqual(["hold", "commit"]);
  });
});
