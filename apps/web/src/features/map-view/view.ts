import type { Box, Point } from "@photomap/geometry";

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 20;
/** One press of a button or a key. */
export const ZOOM_STEP = 1.5;

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

/** The room to look through and, in its pixels, where the board hangs when all of it is in sight. */
export interface Room {
  readonly viewport: Size;
  readonly insets: Insets;
  readonly board: Box;
}

/** A place of the room at rest is seen at `zoom` times its coordinates, moved by x and y. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE_MAP: View = { zoom: 1, x: 0, y: 0 };

/** As large as fits between the insets, in their middle, on whole pixels to be sharp. */
export function hangBoard(viewport: Size, insets: Insets, design: Size): Room {
  const free = {
    width: Math.max(1, viewport.width - insets.left - insets.right),
    height: Math.max(1, viewport.height - insets.top - insets.bottom),
  };
  const scale = Math.min(free.width / design.width, free.height / design.height);
  const width = Math.max(1, Math.floor(design.width * scale));
  const height = (design.height * width) / design.width;
  const x = Math.round(insets.left + (free.width - width) / 2);
  const y = Math.round(insets.top + (free.height - height) / 2);
  return { viewport, insets, board: { x, y, width, height } };
}

export function boardOnScreen({ board }: Room, { zoom, x, y }: View): Box {
  return {
    x: board.x * zoom + x,
    y: board.y * zoom + y,
    width: board.width * zoom,
    height: board.height * zoom,
  };
}

/** No further out than the whole map, and never away from it. */
export function clampView({ viewport, insets, board }: Room, view: View): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom));
  const across = { start: board.x, size: board.width };
  const down = { start: board.y, size: board.height };
  return {
    zoom,
    x: clampAxis(view.x, zoom, { ...across, from: insets.left, to: viewport.width - insets.right }),
    y: clampAxis(view.y, zoom, { ...down, from: insets.top, to: viewport.height - insets.bottom }),
  };
}

interface Axis {
  readonly start: number;
  readonly size: number;
  /** The stretch between the insets. */
  readonly from: number;
  readonly to: number;
}

/** What fits stays in the middle; what does not leaves no gap. */
function clampAxis(offset: number, zoom: number, { start, size, from, to }: Axis): number {
  const seen = size * zoom;
  if (zoom === 1) return 0;
  if (seen <= to - from) return (start + size / 2) * (1 - zoom);
  const edge = start * zoom;
  return Math.min(from - edge, Math.max(to - seen - edge, offset));
}

/** The place under the pointer stays under it. */
export function zoomAround({ zoom, x, y }: View, at: Point, nextZoom: number): View {
  const limited = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, nextZoom));
  const factor = limited / zoom;
  return { zoom: limited, x: at.x - (at.x - x) * factor, y: at.y - (at.y - y) * factor };
}

export function panBy({ zoom, x, y }: View, dx: number, dy: number): View {
  return { zoom, x: x + dx, y: y + dy };
}

/** Moves as little as brings the box into sight, with some air around it. */
export function reveal(room: Room, view: View, box: Box, airPx: number): View {
  const { viewport } = room;
  const dx = shiftInto(box.x - airPx, box.width + 2 * airPx, viewport.width);
  const dy = shiftInto(box.y - airPx, box.height + 2 * airPx, viewport.height);
  return clampView(room, panBy(view, dx, dy));
}

function shiftInto(start: number, size: number, room: number): number {
  if (size > room) return room / 2 - (start + size / 2);
  if (start < 0) return -start;
  return Math.min(0, room - start - size);
}
