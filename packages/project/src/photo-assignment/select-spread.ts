import { type AssignablePhoto, compareByTimeTaken, readWallClock } from "./assignable-photo.ts";

/**
 * Which photos to keep where there is no room for all: the timeline is cut at its longest pauses,
 * and every stretch keeps the photo with the most pixels.
 */
export function selectSpread<Photo extends AssignablePhoto>(
  photos: readonly Photo[],
  room: number,
): readonly Photo[] {
  if (room <= 0) return [];
  const sorted = photos.toSorted(compareByTimeTaken);
  if (sorted.length <= room) return sorted;
  const starts = [0, ...longestPauses(sorted, room - 1), sorted.length];
  return starts.slice(1).flatMap((end, i) => bestOf(sorted.slice(starts[i], end)));
}

/** The places before which the pauses are longest, in order; of equal ones the first. */
function longestPauses(sorted: readonly AssignablePhoto[], count: number): number[] {
  const times = sorted.map(({ timeTakenExif }) => readWallClock(timeTakenExif) ?? Infinity);
  return times
    .map((time, i) => ({ i, pause: pauseBetween(times[i - 1], time) }))
    .slice(1)
    .toSorted((a, b) => (a.pause === b.pause ? a.i - b.i : a.pause < b.pause ? 1 : -1))
    .slice(0, count)
    .map(({ i }) => i)
    .toSorted((a, b) => a - b);
}

/** Photos without a time lie together, apart from all others. */
function pauseBetween(before: number | undefined, after: number): number {
  return before === undefined || before === after ? 0 : after - before;
}

function bestOf<Photo extends AssignablePhoto>(stretch: readonly Photo[]): Photo[] {
  const [first, ...others] = stretch;
  if (first === undefined) return [];
  return [others.reduce((best, photo) => (pixels(photo) > pixels(best) ? photo : best), first)];
}

function pixels({ width, height }: AssignablePhoto): number {
  return width * height;
}
