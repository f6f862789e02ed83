import type { Box, Point } from "@photomap/geometry";
import { boxCenter } from "@photomap/geometry";

/** Percent; at 100 the opening fits the wall. */
export const ZOOM_LEVELS = [2, 10, 25, 50, 75, 100, 150, 200, 400] as const;
const MIN_PERCENT = ZOOM_LEVELS[0];
const MAX_PERCENT = ZOOM_LEVELS[8];

export interface Zoom {
  readonly percent: number;
  /** The point of the design in the middle of the wall. */
  readonly center: Point;
}

/** The wall in pixels, and how much of each edge is taken by what lies on it. */
export interface Wall {
  readonly width: number;
  readonly height: number;
  readonly inset: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** From points of the design to pixels of the wall. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function fitZoom(box: Box): Zoom {
  return { percent: 100, center: boxCenter(box) };
}

export function viewOf({ percent, center }: Zoom, wall: Wall, box: Box): View {
  const { top, right, bottom, left } = wall.inset;
  const width = Math.max(1, wall.width - left - right);
  const height = Math.max(1, wall.height - top - bottom);
  const scale = (Math.min(width / box.width, height / box.height) * percent) / 100;
  return {
    scale,
    x: left + width / 2 - center.x * scale,
    y: top + height / 2 - center.y * scale,
  };
}

export function toDesign({ scale, x, y }: View, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

export function toWall({ scale, x, y }: View, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** Keeps the point of the design under `at` where it is. */
export function zoomAround(zoom: Zoom, percent: number, at: Point, wall: Wall, box: Box): Zoom {
  const allowed = Math.max(MIN_PERCENT, Math.min(percent, MAX_PERCENT));
  const spot = toDesign(viewOf(zoom, wall, box), at);
  const share = zoom.percent / allowed;
  return {
    percent: allowed,
    center: {
      x: spot.x + (zoom.center.x - spot.x) * share,
      y: spot.y + (zoom.center.y - spot.y) * share,
    },
  };
}

/** Moves the wall with the hand; the opening never gets out of reach. */
export function panBy(zoom: Zoom, by: Point, scale: number, box: Box): Zoom {
  const reach = Math.max(box.width, box.height) * 5;
  const middle = boxCenter(box);
  const within = (value: number, around: number) =>
    Math.max(around - reach, Math.min(value, around + reach));
  return {
    ...zoom,
    center: {
      x: within(zoom.center.x - by.x / scale, middle.x),
      y: within(zoom.center.y - by.y / scale, middle.y),
    },
  };
}

/** The next of the levels from wherever the wheel has left the zoom; nothing at the end. */
export function nextLevel(percent: number, direction: -1 | 1): number | undefined {
  return direction > 0
    ? ZOOM_LEVELS.find((level) => level > percent + 0.01)
    : ZOOM_LEVELS.findLast((level) => level < percent - 0.01);
}
