/**
 * Returns the optimal string alignment distance (Damerau-Levenshtein, each letter edited at most
 * once), or Infinity above `allowed`.
 */
export function computeEditDistance(typed: string, target: string, allowed: number): number {
  if (allowed === 0 || Math.abs(typed.length - target.length) > allowed) return Infinity;
  const row = lastRow(typed, target, allowed);
  const distance = row?.[target.length] ?? Infinity;
  return distance > allowed ? Infinity : distance;
}

/**
 * Returns the distance to the best matching prefix of a word, for input that is still being typed.
 */
export function computePrefixEditDistance(typed: string, target: string, allowed: number): number {
  if (allowed === 0 || typed.length > target.length + allowed) return Infinity;
  const prefix = target.slice(0, typed.length + allowed);
  const row = lastRow(typed, prefix, allowed);
  const distance = row === undefined ? Infinity : Math.min(...row.subarray(0, prefix.length + 1));
  return distance > allowed ? Infinity : distance;
}

const MAX_LETTERS = 64;

/** Rows that every call reuses: each keystroke compares thousands of words. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(MAX_LETTERS + 1));

/**
 * Computes the distances of `typed` to every prefix of `target`, starting with the empty one;
 * undefined when all exceed `allowed`. The next call overwrites the row.
 */
function lastRow(typed: string, target: string, allowed: number): Uint8Array | undefined {
  let [beforePrevious, previous, row] = ROWS;
  if (!beforePrevious || !previous || !row) return undefined;
  if (typed.length > MAX_LETTERS || target.length > MAX_LETTERS) return undefined;
  for (let j = 0; j <= target.length; j += 1) previous[j] = j;
  for (let i = 1; i <= typed.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= target.length; j += 1) {
      const cost = cellCost(typed, target, i, j, beforePrevious, previous, row);
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
  target: string,
  i: number,
  j: number,
  beforePrevious: Uint8Array,
  previous: Uint8Array,
  row: Uint8Array,
): number {
  const a = typed.charCodeAt(i - 1);
  const b = target.charCodeAt(j - 1);
  let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a === b ? 0 : 1));
  if (i > 1 && j > 1 && a === target.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2)) {
    cost = Math.min(cost, beforePrevious[j - 2]! + 1);
  }
  return cost;
}
