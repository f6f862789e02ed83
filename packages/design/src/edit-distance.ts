/**
 * How many letters were left out, added, exchanged or swapped with their neighbor
 * (Damerau-Levenshtein, each letter touched once), or Infinity where it is more than allowed.
 */
export function editDistance(typed: string, meant: string, allowed: number): number {
  if (allowed === 0 || Math.abs(typed.length - meant.length) > allowed) return Infinity;
  const row = lastRow(typed, meant, allowed);
  const distance = row?.[meant.length] ?? Infinity;
  return distance > allowed ? Infinity : distance;
}

/** The same against the best beginning of the word: what somebody has typed of it so far. */
export function prefixEditDistance(typed: string, meant: string, allowed: number): number {
  if (allowed === 0 || typed.length > meant.length + allowed) return Infinity;
  const beginning = meant.slice(0, typed.length + allowed);
  const row = lastRow(typed, beginning, allowed);
  const distance =
    row === undefined ? Infinity : Math.min(...row.subarray(0, beginning.length + 1));
  return distance > allowed ? Infinity : distance;
}

/** Longer words are in no catalog. */
const MAX_LETTERS = 64;

/** Three rows in turn, made once: thousands of words are compared for every letter typed. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(MAX_LETTERS + 1));

/**
 * Distances of the whole of `typed` to every beginning of `meant`, the empty one first; nothing once
 * they all exceed what is allowed. The row is overwritten by the next call.
 */
function lastRow(typed: string, meant: string, allowed: number): Uint8Array | undefined {
  let [beforePrevious, previous, row] = ROWS;
  if (!beforePrevious || !previous || !row) return undefined;
  if (typed.length > MAX_LETTERS || meant.length > MAX_LETTERS) return undefined;
  for (let j = 0; j <= meant.length; j += 1) previous[j] = j;
  for (let i = 1; i <= typed.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= meant.length; j += 1) {
      const cost = cellCost(typed, meant, i, j, beforePrevious, previous, row);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > allowed) return undefined;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return previous;
}

function cellCost(
  typed: string,
  meant: string,
  i: number,
  j: number,
  beforePrevious: Uint8Array,
  previous: Uint8Array,
  row: Uint8Array,
): number {
  const a = typed.charCodeAt(i - 1);
  const b = meant.charCodeAt(j - 1);
  let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a === b ? 0 : 1));
  if (i > 1 && j > 1 && a === meant.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2)) {
    cost = Math.min(cost, beforePrevious[j - 2]! + 1);
  }
  return cost;
}
