import type { Point } from "@photomap/geometry";
import type { Frame } from "../frame.ts";

const ROUNDS = 1200;
const PULL = 0.06;

/** Separates overlapping discs iteratively while each is pulled toward its anchor, ever less. */
export function spreadApart(
  anchors: readonly Point[],
  radius: number,
  frame: Frame,
  margin: number,
): Point[] {
  const places = anchors.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = PULL * (1 - round / ROUNDS);
    for (const [i, place] of places.entries()) {
      place.x += (anchors[i]!.x - place.x) * pull;
      place.y += (anchors[i]!.y - place.y) * pull;
    }
    pushPairs(places, 2 * radius);
    for (const place of places) {
      place.x = Math.max(margin + radius, Math.min(frame.width - margin - radius, place.x));
      place.y = Math.max(margin + radius, Math.min(frame.height - margin - radius, place.y));
    }
  }
  return places;
}

function pushPairs(places: { x: number; y: number }[], distance: number): void {
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) {
      const [dx, dy] = [b.x - a.x || 1e-3, b.y - a.y];
      const length = Math.hypot(dx, dy);
      if (length >= distance) continue;
      const share = (distance - length) / 2 / length;
      a.x -= dx * share;
      a.y -= dy * share;
      b.x += dx * share;
      b.y += dy * share;
    }
}
