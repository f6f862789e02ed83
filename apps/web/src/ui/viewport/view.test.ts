import { transformPoint } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import {
  type BoardFit,
  clampView,
  FIT_VIEW,
  findNextZoomLevel,
  findPanIntoView,
  fitBoard,
  getBoardUnderView,
  getMatrixBetween,
  interpolateViews,
  panBy,
  resizeView,
  type View,
  type ViewLimits,
  zoomAround,
} from "./view.ts";

const insets = { top: 20, right: 20, bottom: 80, left: 20 };
const fit = fitBoard({ width: 1000, height: 700, insets }, { width: 300, height: 200 });
const edges: ViewLimits = { minZoom: 1, maxZoom: 20, pan: "edges" };
const free: ViewLimits = { minZoom: 0.02, maxZoom: 4, pan: "free" };

describe("fitBoard", () => {
  it("centers the board between the insets", () => {
    expect(fit.board).toEqual({ x: 50, y: 20, width: 900, height: 600 });
  });

  it("uses whole pixels for position and width", () => {
    const { board } = fitBoard({ width: 777, height: 701, insets }, { width: 301, height: 200 });
    expect([board.x, board.y, board.width].every(Number.isInteger)).toBe(true);
    expect(board.height / board.width).toBeCloseTo(200 / 301, 10);
  });

  it("has a size of at least one pixel without any space", () => {
    const { board } = fitBoard({ width: 0, height: 0, insets }, { width: 300, height: 200 });
    expect(board.width).toBeGreaterThanOrEqual(1);
  });
});

describe("clampView with edges", () => {
  it("limits the zoom", () => {
    expect(clampView(fit, { zoom: 0.3, x: 0, y: 0 }, edges)).toEqual(FIT_VIEW);
    expect(clampView(fit, { zoom: 50, x: 0, y: 0 }, edges).zoom).toBe(20);
  });

  it("leaves no gap between the board and the insets", () => {
    const near = zoomAround(FIT_VIEW, { x: 500, y: 300 }, 5);
    const right = getBoardUnderView(fit, clampView(fit, panBy(near, { x: 99_999, y: 0 }), edges));
    expect(right.x).toBeCloseTo(20);
    const left = getBoardUnderView(fit, clampView(fit, panBy(near, { x: -99_999, y: 0 }), edges));
    expect(left.x + left.width).toBeCloseTo(980);
  });

  it("keeps a side that fits centered", () => {
    const flat = fitBoard({ width: 400, height: 900, insets }, { width: 300, height: 100 });
    const view = clampView(flat, { zoom: 2, x: -200, y: 777 }, edges);
    const { y, height } = getBoardUnderView(flat, view);
    expect(y + height / 2).toBeCloseTo(flat.board.y + flat.board.height / 2);
  });
});

describe("clampView with free panning", () => {
  it("allows any pan up to five boards or a viewport away", () => {
    expect(clampView(fit, { zoom: 0.5, x: 333, y: -44 }, free)).toEqual({
      zoom: 0.5,
      x: 333,
      y: -44,
    });
    const { board, viewport } = fit;
    for (const zoom of [0.1, 1, 4]) {
      const { x } = clampView(fit, { zoom, x: 1e9, y: 0 }, free);
      const distance = (board.x + board.width / 2) * (zoom - 1) + x;
      expect(distance).toBeCloseTo(Math.max(5 * board.width * zoom, viewport.width), 6);
    }
  });

  it("limits the zoom on both ends", () => {
    expect(clampView(fit, { zoom: 0.001, x: 0, y: 0 }, free).zoom).toBe(0.02);
    expect(clampView(fit, { zoom: 9, x: 0, y: 0 }, free).zoom).toBe(4);
  });
});

describe("moving a view", () => {
  it("keeps the content under the pointer while zooming", () => {
    const at = { x: 300, y: 200 };
    const view = zoomAround(FIT_VIEW, at, 4);
    expect({ x: 300 * view.zoom + view.x, y: 200 * view.zoom + view.y }).toEqual(at);
  });

  it("pans as little as brings a box into view", () => {
    const viewport = { width: 1000, height: 700 };
    expect(findPanIntoView(viewport, { x: 400, y: 300, width: 50, height: 50 }, 24)).toEqual({
      x: 0,
      y: 0,
    });
    expect(findPanIntoView(viewport, { x: 1100, y: 5, width: 50, height: 50 }, 24)).toEqual({
      x: -174,
      y: 19,
    });
  });

  it("centers a box larger than the viewport", () => {
    const viewport = { width: 100, height: 100 };
    const { x } = findPanIntoView(viewport, { x: 300, y: 0, width: 400, height: 10 }, 0);
    expect(300 + 200 + x).toBe(50);
  });

  it("keeps zoom and center content when the viewport is resized", () => {
    const after = fitBoard({ width: 500, height: 900, insets }, { width: 300, height: 200 });
    const view = { zoom: 3, x: -800, y: -450 };
    const resized = resizeView(fit, after, view);
    expect(resized.zoom).toBe(3);
    expect(centerContent(after, resized).x).toBeCloseTo(centerContent(fit, view).x, 8);
    expect(centerContent(after, resized).y).toBeCloseTo(centerContent(fit, view).y, 8);
    const unmoved = resizeView(fit, after, FIT_VIEW);
    expect([unmoved.x, unmoved.y].map(Math.abs)).toEqual([0, 0]);
  });

  it("keeps the fixed point of a zoom in place during an animation", () => {
    const at = { x: 120, y: 340 };
    const end = zoomAround(FIT_VIEW, at, 9);
    const half = interpolateViews(FIT_VIEW, end, 0.5);
    expect(half.zoom).toBeCloseTo(3, 10);
    expect(at.x * half.zoom + half.x).toBeCloseTo(at.x, 8);
    expect(interpolateViews(FIT_VIEW, { zoom: 1, x: 10, y: 20 }, 0.5)).toEqual({
      zoom: 1,
      x: 5,
      y: 10,
    });
  });
});

/** The share of the board that is at the center of the fitted board. */
function centerContent({ board }: BoardFit, view: View) {
  const now = getBoardUnderView({ board, viewport: fit.viewport }, view);
  return {
    x: (board.x + board.width / 2 - now.x) / now.width,
    y: (board.y + board.height / 2 - now.y) / now.height,
  };
}

describe("findNextZoomLevel", () => {
  const levels = [0.02, 0.5, 1, 1.5, 2, 4];

  it("finds the next level from any zoom and stops at both ends", () => {
    expect(findNextZoomLevel(levels, 1.82, -1)).toBe(1.5);
    expect(findNextZoomLevel(levels, 1.82, 1)).toBe(2);
    expect(findNextZoomLevel(levels, 2, 1)).toBe(4);
    expect(findNextZoomLevel(levels, 4, 1)).toBeUndefined();
    expect(findNextZoomLevel(levels, 0.02, -1)).toBeUndefined();
  });

  it("ignores rounding errors of the zoom", () => {
    expect(findNextZoomLevel(levels, 0.1 + 0.4 - 1e-12, 1)).toBe(1);
  });
});

it("getMatrixBetween moves what was drawn under one transform to another", () => {
  const drawn = { scale: 2, x: 10, y: 20 };
  const shown = { scale: 5, x: -3, y: 7 };
  const point = { x: 31, y: 17 };
  const onDrawn = { x: point.x * 2 + 10, y: point.y * 2 + 20 };
  const moved = transformPoint(getMatrixBetween(drawn, shown), onDrawn);
  expect(moved.x).toBeCloseTo(point.x * 5 - 3, 10);
  expect(moved.y).toBeCloseTo(point.y * 5 + 7, 10);
});
