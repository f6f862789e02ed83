import { describe, expect, it } from "vitest";
import {
  boardOnScreen,
  clampView,
  hangBoard,
  panBy,
  reveal,
  WHOLE_MAP,
  zoomAround,
} from "./view.ts";

const insets = { top: 20, right: 20, bottom: 80, left: 20 };
const room = hangBoard({ width: 1000, height: 700 }, insets, { width: 300, height: 200 });

describe("where one looks", () => {
  it("hangs the whole map between the controls", () => {
    expect(room.board).toEqual({ x: 50, y: 20, width: 900, height: 600 });
  });

  it("zooms from 1 to 20 and no further", () => {
    expect(clampView(room, { zoom: 0.3, x: 0, y: 0 })).toEqual(WHOLE_MAP);
    expect(clampView(room, { zoom: 50, x: 0, y: 0 }).zoom).toBe(20);
  });

  it("keeps the place under the pointer", () => {
    const at = { x: 300, y: 200 };
    const view = zoomAround(WHOLE_MAP, at, 4);
    expect({ x: 300 * view.zoom + view.x, y: 200 * view.zoom + view.y }).toEqual(at);
  });

  it("never lets the map out of sight", () => {
    const near = zoomAround(WHOLE_MAP, { x: 500, y: 300 }, 5);
    const right = boardOnScreen(room, clampView(room, panBy(near, 99_999, 0)));
    expect(right.x).toBeCloseTo(20);
    const left = boardOnScreen(room, clampView(room, panBy(near, -99_999, 0)));
    expect(left.x + left.width).toBeCloseTo(980);
  });

  it("keeps a side that fits in its middle", () => {
    const flat = hangBoard({ width: 400, height: 900 }, insets, { width: 300, height: 100 });
    const view = clampView(flat, { zoom: 2, x: -200, y: 777 });
    const { y, height } = boardOnScreen(flat, view);
    expect(y + height / 2).toBeCloseTo(flat.board.y + flat.board.height / 2);
  });

  it("brings a box into sight and leaves one that is", () => {
    const near = clampView(room, zoomAround(WHOLE_MAP, { x: 500, y: 300 }, 5));
    const inSight = { x: 400, y: 300, width: 50, height: 50 };
    expect(reveal(room, near, inSight, 24)).toEqual(near);
    const beyond = { x: 1100, y: 300, width: 50, height: 50 };
    expect(reveal(room, near, beyond, 24).x).toBeCloseTo(near.x - 174);
  });
});
