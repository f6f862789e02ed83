import {
  type Box,
  boxCenter,
  type Point,
  rotation,
  transformBox,
  transformPoint,
} from "@photomap/geometry";
import type { PhotoPlacement } from "./photo-matrix.ts";
import { limitFactor, limitSide } from "./placement-limits.ts";
import { type Guide, isUpright, type Snapped } from "./placement-snap.ts";

/** A corner or a side of the photo as it lies before it is turned; 0 is the middle. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface ResizeOptions {
  readonly area: Box;
  readonly keepRatio: boolean;
  /** How near the edge of the print area catches, in points; 0 is off. */
  readonly points: number;
}

/** Pulls a handle to a point; what lies opposite stays where it is. */
export function resizePlacement(
  start: PhotoPlacement,
  handle: Handle,
  to: Point,
  options: ResizeOptions,
): Snapped {
  const center = boxCenter(start);
  const pulled = turnAround(center, to, -start.rotation);
  const anchor = {
    x: center.x - (handle.x * start.width) / 2,
    y: center.y - (handle.y * start.height) / 2,
  };
  const pull = { x: (pulled.x - anchor.x) * handle.x, y: (pulled.y - anchor.y) * handle.y };
  const edges = isUpright(start) ? edgesAhead(start, handle, anchor, options.area) : [];
  const resize = options.keepRatio ? resizeEvenly : resizeFreely;
  const { width, height, caught } = resize(start, handle, pull, edges, options);
  const middle = turnAround(
    center,
    {
      x: anchor.x + (handle.x * width) / 2,
      y: anchor.y + (handle.y * height) / 2,
    },
    start.rotation,
  );
  return {
    placement: { ...start, x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    guides: caught.map(({ guide }) => guide),
  };
}

/** A line of the print area that a pulled side reaches when the photo is this long. */
interface Edge {
  readonly side: "width" | "height";
  readonly length: number;
  readonly guide: Guide;
}

interface Resized {
  readonly width: number;
  readonly height: number;
  readonly caught: readonly Edge[];
}

function resizeEvenly(
  { width, height }: PhotoPlacement,
  handle: Handle,
  pull: Point,
  edges: readonly Edge[],
  { area, points }: ResizeOptions,
): Resized {
  const along = (handle.x === 0 ? 0 : width) ** 2 + (handle.y === 0 ? 0 : height) ** 2;
  const wanted = (pull.x * width + pull.y * height) / along;
  const size = { width, height };
  const near = nearestEdge(edges, { width: width * wanted, height: height * wanted }, points);
  const factor = near === undefined ? wanted : near.length / size[near.side];
  const allowed = limitFactor(factor, size, area);
  const caught = near !== undefined && allowed === factor ? [near] : [];
  return { width: width * allowed, height: height * allowed, caught };
}

function resizeFreely(
  start: PhotoPlacement,
  handle: Handle,
  pull: Point,
  edges: readonly Edge[],
  { area, points }: ResizeOptions,
): Resized {
  const caught: Edge[] = [];
  const pullSide = (side: "width" | "height", wanted: number, isPulled: boolean): number => {
    if (!isPulled) return start[side];
    const own = edges.filter((edge) => edge.side === side);
    const near = nearestEdge(own, { width: wanted, height: wanted }, points);
    const length = limitSide(near?.length ?? wanted, start[side], area[side]);
    if (near !== undefined && near.length === length) caught.push(near);
    return length;
  };
  return {
    width: pullSide("width", pull.x, handle.x !== 0),
    height: pullSide("height", pull.y, handle.y !== 0),
    caught,
  };
}

function nearestEdge(
  edges: readonly Edge[],
  size: { readonly width: number; readonly height: number },
  within: number,
): Edge | undefined {
  const off = ({ side, length }: Edge) => Math.abs(length - size[side]);
  return edges.filter((edge) => off(edge) < within).toSorted((a, b) => off(a) - off(b))[0];
}

/** Both edges of the print area across the way each pulled side goes. */
function edgesAhead(photo: PhotoPlacement, handle: Handle, anchor: Point, area: Box): Edge[] {
  const center = boxCenter(photo);
  const turned = transformBox(rotation(-photo.rotation), {
    ...area,
    x: area.x - center.x,
    y: area.y - center.y,
  });
  const local = { ...turned, x: turned.x + center.x, y: turned.y + center.y };
  const across = photo.rotation % 180 === 0;
  const edge = (axis: "x" | "y", at: number): Edge => {
    const spot = turnAround(
      center,
      axis === "x" ? { x: at, y: center.y } : { x: center.x, y: at },
      photo.rotation,
    );
    const kind = (axis === "x") === across ? "x" : "y";
    return {
      side: axis === "x" ? "width" : "height",
      length: (at - anchor[axis]) * handle[axis],
      guide: { kind, at: spot[kind] },
    };
  };
  return [
    ...(handle.x === 0 ? [] : [edge("x", local.x), edge("x", local.x + local.width)]),
    ...(handle.y === 0 ? [] : [edge("y", local.y), edge("y", local.y + local.height)]),
  ].filter(({ length }) => length > 0);
}

function turnAround(center: Point, point: Point, degrees: number): Point {
  const arm = { x: point.x - center.x, y: point.y - center.y };
  const turned = transformPoint(rotation(degrees), arm);
  return { x: center.x + turned.x, y: center.y + turned.y };
}
