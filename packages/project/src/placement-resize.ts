import {
  type Box,
  boxCenter,
  type Point,
  rotation,
  transformBox,
  transformPoint,
} from "@photomap/geometry";
import { limitFactor, limitSide, type PhotoPlacement } from "./placement.ts";
import { type Guide, isUpright, type Snapped } from "./placement-snap.ts";

/** A corner or side of the unrotated photo; 0 is the middle of the axis. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface ResizeOptions {
  readonly area: Box;
  readonly keepRatio: boolean;
  /** The snap distance to the edges of the print area, in points; 0 is off. */
  readonly points: number;
}

/** Drags a handle to a point; the opposite corner or side stays fixed. */
export function resizePlacement(
  start: PhotoPlacement,
  handle: Handle,
  to: Point,
  options: ResizeOptions,
): Snapped {
  const center = boxCenter(start);
  const local = rotateAround(center, to, -start.rotation);
  const anchor = {
    x: center.x - (handle.x * start.width) / 2,
    y: center.y - (handle.y * start.height) / 2,
  };
  const drag = { x: (local.x - anchor.x) * handle.x, y: (local.y - anchor.y) * handle.y };
  const edges = isUpright(start) ? findSnapEdges(start, handle, anchor, options.area) : [];
  const resize = options.keepRatio ? resizeEvenly : resizeFreely;
  const { width, height, snapped } = resize(start, handle, drag, edges, options);
  const middle = rotateAround(
    center,
    {
      x: anchor.x + (handle.x * width) / 2,
      y: anchor.y + (handle.y * height) / 2,
    },
    start.rotation,
  );
  return {
    placement: { ...start, x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    guides: snapped.map(({ guide }) => guide),
  };
}

/** An edge of the print area, and the side length at which the photo touches it. */
interface Edge {
  readonly side: "width" | "height";
  readonly length: number;
  readonly guide: Guide;
}

interface Resized {
  readonly width: number;
  readonly height: number;
  readonly snapped: readonly Edge[];
}

function resizeEvenly(
  { width, height }: PhotoPlacement,
  handle: Handle,
  drag: Point,
  edges: readonly Edge[],
  { area, points }: ResizeOptions,
): Resized {
  const squaredLength = (handle.x === 0 ? 0 : width) ** 2 + (handle.y === 0 ? 0 : height) ** 2;
  const wanted = (drag.x * width + drag.y * height) / squaredLength;
  const size = { width, height };
  const near = nearestEdge(edges, { width: width * wanted, height: height * wanted }, points);
  const factor = near === undefined ? wanted : near.length / size[near.side];
  const allowed = limitFactor(factor, size, area);
  const snapped = near !== undefined && allowed === factor ? [near] : [];
  return { width: width * allowed, height: height * allowed, snapped };
}

function resizeFreely(
  start: PhotoPlacement,
  handle: Handle,
  drag: Point,
  edges: readonly Edge[],
  { area, points }: ResizeOptions,
): Resized {
  const snapped: Edge[] = [];
  const resizeSide = (side: "width" | "height", wanted: number, isDragged: boolean): number => {
    if (!isDragged) return start[side];
    const own = edges.filter((edge) => edge.side === side);
    const near = nearestEdge(own, { width: wanted, height: wanted }, points);
    const length = limitSide(near?.length ?? wanted, start[side], area[side]);
    if (near !== undefined && near.length === length) snapped.push(near);
    return length;
  };
  return {
    width: resizeSide("width", drag.x, handle.x !== 0),
    height: resizeSide("height", drag.y, handle.y !== 0),
    snapped,
  };
}

function nearestEdge(
  edges: readonly Edge[],
  size: { readonly width: number; readonly height: number },
  within: number,
): Edge | undefined {
  const distance = ({ side, length }: Edge) => Math.abs(length - size[side]);
  return edges
    .filter((edge) => distance(edge) < within)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Finds both edges of the print area that are perpendicular to each dragged side. */
function findSnapEdges(photo: PhotoPlacement, handle: Handle, anchor: Point, area: Box): Edge[] {
  const center = boxCenter(photo);
  const rotated = transformBox(rotation(-photo.rotation), {
    ...area,
    x: area.x - center.x,
    y: area.y - center.y,
  });
  const localArea = { ...rotated, x: rotated.x + center.x, y: rotated.y + center.y };
  const isHorizontal = photo.rotation % 180 === 0;
  const edge = (axis: "x" | "y", at: number): Edge => {
    const point = rotateAround(
      center,
      axis === "x" ? { x: at, y: center.y } : { x: center.x, y: at },
      photo.rotation,
    );
    const kind = (axis === "x") === isHorizontal ? "x" : "y";
    return {
      side: axis === "x" ? "width" : "height",
      length: (at - anchor[axis]) * handle[axis],
      guide: { kind, at: point[kind] },
    };
  };
  // Along an axis that the handle does not move, the length is 0.
  return [
    edge("x", localArea.x),
    edge("x", localArea.x + localArea.width),
    edge("y", localArea.y),
    edge("y", localArea.y + localArea.height),
  ].filter(({ length }) => length > 0);
}

function rotateAround(center: Point, point: Point, degrees: number): Point {
  const offset = { x: point.x - center.x, y: point.y - center.y };
  const rotated = transformPoint(rotation(degrees), offset);
  return { x: center.x + rotated.x, y: center.y + rotated.y };
}
