import {
  type Box,
  boxCenter,
  compose,
  invert,
  type Matrix,
  type Point,
  scaling,
  translation,
} from "@photomap/geometry";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The element through which the content is seen, in CSS pixels; controls cover the insets. */
export interface Viewport extends Size {
  readonly insets: Insets;
}

/** A viewport with the board at zoom 1. The board is the box of the content. */
export interface BoardFit {
  readonly viewport: Viewport;
  readonly board: Box;
}

/** A point of the viewport at zoom 1 appears at `zoom` times its coordinates plus x and y. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The mapping from points of the design to pixels of the viewport. */
export interface Transform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface ViewLimits {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** `edges` leaves no gap between board and insets; `free` allows a distance of five boards. */
  readonly pan: "edges" | "free";
}

export const FIT_VIEW: View = { zoom: 1, x: 0, y: 0 };

const FREE_PAN_BOARDS = 5;

/** Fits the board between the insets: centered, as large as possible, and sharp on whole pixels. */
export function fitBoard(viewport: Viewport, content: Size): BoardFit {
  const { insets } = viewport;
  const available = {
    width: Math.max(1, viewport.width - insets.left - insets.right),
    height: Math.max(1, viewport.height - insets.top - insets.bottom),
  };
  const scale = Math.min(available.width / content.width, available.height / content.height);
  const width = Math.max(1, Math.floor(content.width * scale));
  const height = (content.height * width) / content.width;
  const x = Math.round(insets.left + (available.width - width) / 2);
  const y = Math.round(insets.top + (available.height - height) / 2);
  return { viewport, board: { x, y, width, height } };
}

/** The board in pixels of the viewport under a view. */
export function getBoardUnderView({ board }: BoardFit, { zoom, x, y }: View): Box {
  return {
    x: board.x * zoom + x,
    y: board.y * zoom + y,
    width: board.width * zoom,
    height: board.height * zoom,
  };
}

export function clampZoom(zoom: number, { minZoom, maxZoom }: ViewLimits): number {
  return Math.min(maxZoom, Math.max(minZoom, zoom));
}

export function clampView(fit: BoardFit, view: View, limits: ViewLimits): View {
  const { viewport, board } = fit;
  const { insets } = viewport;
  const zoom = clampZoom(view.zoom, limits);
  if (limits.pan === "free") {
    const center = boxCenter(board);
    const reach = Math.max(
      FREE_PAN_BOARDS * Math.max(board.width, board.height) * zoom,
      viewport.width,
      viewport.height,
    );
    return {
      zoom,
      x: clampAround(view.x, center.x * (1 - zoom), reach),
      y: clampAround(view.y, center.y * (1 - zoom), reach),
    };
  }
  const across = { start: board.x, size: board.width };
  const down = { start: board.y, size: board.height };
  return {
    zoom,
    x: clampAxis(view.x, zoom, { ...across, from: insets.left, to: viewport.width - insets.right }),
    y: clampAxis(view.y, zoom, { ...down, from: insets.top, to: viewport.height - insets.bottom }),
  };
}

function clampAround(value: number, center: number, reach: number): number {
  return Math.max(center - reach, Math.min(value, center + reach));
}

interface Axis {
  readonly start: number;
  readonly size: number;
  /** The range between the insets. */
  readonly from: number;
  readonly to: number;
}

/** A board that fits stays centered; a larger one leaves no gap. */
function clampAxis(offset: number, zoom: number, { start, size, from, to }: Axis): number {
  if (zoom === 1) return 0;
  const zoomedSize = size * zoom;
  if (zoomedSize <= to - from) return (start + size / 2) * (1 - zoom);
  const edge = start * zoom;
  return Math.min(from - edge, Math.max(to - zoomedSize - edge, offset));
}

/** Keeps the content under `at`, in pixels of the viewport, where it is. */
export function zoomAround({ zoom, x, y }: View, at: Point, nextZoom: number): View {
  const factor = nextZoom / zoom;
  return { zoom: nextZoom, x: at.x - (at.x - x) * factor, y: at.y - (at.y - y) * factor };
}

/** Pans by pixels of the viewport; positive values move the content right and down. */
export function panBy({ zoom, x, y }: View, by: Point): View {
  return { zoom, x: x + by.x, y: y + by.y };
}

/** The shortest pan that brings a box of the viewport into it, with a padding where possible. */
export function findPanIntoView(viewport: Size, box: Box, paddingPx: number): Point {
  return {
    x: shiftIntoRange(box.x - paddingPx, box.width + 2 * paddingPx, viewport.width),
    y: shiftIntoRange(box.y - paddingPx, box.height + 2 * paddingPx, viewport.height),
  };
}

function shiftIntoRange(start: number, size: number, rangeSize: number): number {
  if (size > rangeSize) return rangeSize / 2 - (start + size / 2);
  if (start < 0) return -start;
  return Math.min(0, rangeSize - start - size);
}

/** The view of a resized viewport that keeps the zoom and the content in the center. */
export function resizeView(before: BoardFit, after: BoardFit, view: View): View {
  const [from, to] = [boxCenter(before.board), boxCenter(after.board)];
  const scale = after.board.width / before.board.width;
  return {
    zoom: view.zoom,
    x: to.x * (1 - view.zoom) + (view.x - from.x * (1 - view.zoom)) * scale,
    y: to.y * (1 - view.zoom) + (view.y - from.y * (1 - view.zoom)) * scale,
  };
}

/** Interpolates the zoom geometrically; the position keeps the fixed point of a zoom in place. */
export function interpolateViews(start: View, end: View, progress: number): View {
  const zoom = start.zoom * (end.zoom / start.zoom) ** progress;
  const share = start.zoom === end.zoom ? progress : (zoom - start.zoom) / (end.zoom - start.zoom);
  return {
    zoom,
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  };
}

/** The next of the levels from any zoom in between; undefined past the last one. */
export function findNextZoomLevel(
  levels: readonly number[],
  zoom: number,
  direction: -1 | 1,
): number | undefined {
  const tolerance = 1e-4;
  return direction > 0
    ? levels.find((level) => level > zoom + tolerance)
    : levels.findLast((level) => level < zoom - tolerance);
}

export function toMatrix({ scale, x, y }: Transform): Matrix {
  return compose(translation(x, y), scaling(scale));
}

export function toCssTransform(matrix: Matrix): string {
  return `matrix(${matrix.join(",")})`;
}

/** Maps what was drawn under one transform to where it appears under another. */
export function getMatrixBetween(drawn: Transform, shown: Transform): Matrix {
  return compose(toMatrix(shown), invert(toMatrix(drawn)));
}
