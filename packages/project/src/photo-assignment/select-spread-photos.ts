import { type AssignablePhoto, compareByTimeTaken, parseLocalTimeMs } from "./assignable-photo.ts";

/**
 * Selects at most `limit` photos spread over time: splits the timeline at its longest gaps and
 * takes the photo with the most pixels from each segment.
 */
export function selectSpreadPhotos<Photo extends AssignablePhoto>(
  photos: readonly Photo[],
  limit: number,
): readonly Photo[] {
  if (limit <= 0) return [];
  const sorted = photos.toSorted(compareByTimeTaken);
  if (sorted.length <= limit) return sorted;
  const bounds = [0, ...findLongestGaps(sorted, limit - 1), sorted.length];
  return bounds.slice(1).flatMap((end, i) => selectLargest(sorted.slice(bounds[i], end)));
}

/** Returns ascending indexes of the photos after the longest gaps; of equal gaps the first. */
function findLongestGaps(sorted: readonly AssignablePhoto[], count: number): number[] {
  const times = sorted.map(({ timeTakenExif }) => parseLocalTimeMs(timeTakenExif) ?? Infinity);
  return times
    .map((time, i) => ({ i, gap: gapBetween(times[i - 1], time) }))
    .slice(1)
    .toSorted((a, b) => (a.gap === b.gap ? a.i - b.i : a.gap < b.gap ? 1 : -1))
    .slice(0, count)
    .map(({ i }) => i)
    .toSorted((a, b) => a - b);
}

/**
 * Returns the time between two photos; 0 when neither has a time, where Infinity - Infinity is NaN.
 */
function gapBetween(before: number | undefined, after: number): number {
  return before === undefined || before === after ? 0 : after - before;
}

function selectLargest<Photo extends AssignablePhoto>(segment: readonly Photo[]): Photo[] {
  const [first, ...others] = segment;
  if (first === undefined) return [];
  const countPixels = ({ width, height }: AssignablePhoto) => width * height;
  return [
    others.reduce((best, photo) => (countPixels(photo) > countPixels(best) ? photo : best), first),
  ];
}
