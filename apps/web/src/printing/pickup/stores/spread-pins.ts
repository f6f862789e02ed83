import type { Point, Size } from "./store-map-view.ts";

interface SpreadOptions extends Size {
  /** The least distance between the centers of two pins. */
  readonly distancePx: number;
  /** A point that no pin may cover. */
  readonly dot: Point;
}

const DOT_PX = 10;
const PASSES = 80;

/** Moves overlapping pins apart, as little as needed, and into the map. */
export function spreadPins(
  points: readonly Point[],
  { distancePx, dot, width, height }: SpreadOptions,
): Point[] {
  const margin = distancePx / 2;
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, margin), width - margin),
    y: Math.min(Math.max(y, margin), height - margin),
  });
  let pins = points.map(clamp);
  for (let pass = 0; pass < PASSES; pass++) {
    const moved = pins.map((pin, i) => {
      const pushes = pins.map((other, j) =>
        i === j ? ZERO : findPush(pin, other, distancePx, i - j),
      );
      const pushFromDot = findPush(pin, dot, margin + DOT_PX, i + 1);
      const sum = [...pushes, pushFromDot].reduce(add, ZERO);
      return clamp(add(pin, sum));
    });
    if (moved.every((pin, i) => pin.x === pins[i]?.x && pin.y === pins[i].y)) break;
    pins = moved;
  }
  return pins;
}

const ZERO: Point = { x: 0, y: 0 };

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Half of the way from a point that is too near; the sign separates points at the same place. */
function findPush(pin: Point, other: Point, distancePx: number, sign: number): Point {
  const [dx, dy] = [pin.x - other.x, pin.y - other.y];
  const length = Math.hypot(dx, dy);
  if (length >= distancePx - 0.5) return ZERO;
  const push = (distancePx - length) / 2;
  if (length < 0.01) return { x: Math.sign(sign) * push, y: sign * 0.1 };
  return { x: (dx / length) * push, y: (dy / length) * push };
}
