import { type Box, boxContains, boxesOverlap } from "@photomap/geometry";
import type { Size } from "./fit.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** The unused lengths of a free rectangle beside a piece, the shorter first. */
type Leftover = readonly [first: number, second: number];

/**
 * Packs by maximal rectangles: the free area as the largest free rectangles, which may overlap. A
 * piece is placed where the shorter leftover side is the smallest.
 */
export class FreeSpace {
  #free: Box[];

  constructor(area: Box) {
    this.#free = [area];
  }

  /** Reserves the best place; undefined when no free rectangle is large enough. */
  take(piece: Size): Place | undefined {
    const place = this.#findPlace(piece);
    if (place === undefined) return undefined;
    const taken = place.turned ? turn(piece) : piece;
    this.#remove({ x: place.x, y: place.y, width: taken.width, height: taken.height });
    return place;
  }

  #findPlace(piece: Size): Place | undefined {
    let best: Place | undefined;
    let least: Leftover = [Infinity, Infinity];
    for (const free of this.#free) {
      for (const turned of [false, true]) {
        const leftover = measureLeftover(free, turned ? turn(piece) : piece);
        if (leftover === undefined || !isLess(leftover, least)) continue;
        least = leftover;
        best = { x: free.x, y: free.y, turned };
      }
    }
    return best;
  }

  #remove(taken: Box): void {
    const whole = this.#free.filter((free) => !boxesOverlap(free, taken));
    const pieces = this.#free
      .filter((free) => boxesOverlap(free, taken))
      .flatMap((free) => splitAround(free, taken));
    const isCovered = (box: Box, index: number) =>
      whole.some((other) => boxContains(other, box)) ||
      pieces.some(
        (other, i) =>
          i !== index && boxContains(other, box) && (i < index || !boxContains(box, other)),
      );
    this.#free = [...whole, ...pieces.filter((box, index) => !isCovered(box, index))];
  }
}

function turn({ width, height }: Size): Size {
  return { width: height, height: width };
}

function measureLeftover(free: Box, piece: Size): Leftover | undefined {
  const across = free.width - piece.width;
  const down = free.height - piece.height;
  if (across < 0 || down < 0) return undefined;
  return [Math.min(across, down), Math.max(across, down)];
}

function isLess([a, b]: Leftover, [c, d]: Leftover): boolean {
  return a < c || (a === c && b < d);
}

/** Returns up to four maximal rectangles that remain of a free one around a piece. */
function splitAround(free: Box, taken: Box): Box[] {
  const right = free.x + free.width;
  const bottom = free.y + free.height;
  const takenRight = taken.x + taken.width;
  const takenBottom = taken.y + taken.height;
  return [
    { ...free, height: taken.y - free.y },
    { ...free, y: takenBottom, height: bottom - takenBottom },
    { ...free, width: taken.x - free.x },
    { ...free, x: takenRight, width: right - takenRight },
  ].filter(({ width, height }) => width > 0 && height > 0);
}
