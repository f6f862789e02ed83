import type { DesignSummary } from "./design.ts";

/** All sizes of one map. */
export interface DesignGroup<D extends DesignSummary = DesignSummary> {
  readonly baseId: string;
  readonly name: string;
  /** Smallest first. */
  readonly designs: readonly D[];
}

/** How well a word is matched: the lower the better. */
const EXACT = 0;
const START = 1;
const PART = 2;
const MISSPELT = 3;
/** A keyword says less about a design than its name. */
const KEYWORD_PENALTY = 0.5;
/** Words of this length may have one letter wrong, longer ones two. */
const ONE_MISTAKE_LENGTH = 4;
const TWO_MISTAKES_LENGTH = 8;

/** Designs grouped by map: popular ones first, then by name. */
export function groupDesigns<D extends DesignSummary>(designs: readonly D[]): DesignGroup<D>[] {
  const groups = [...Map.groupBy(designs, ({ baseId }) => baseId)].map(([baseId, sizes]) => ({
    baseId,
    name: sizes[0]!.name,
    designs: sizes.toSorted((a, b) => a.width * a.height - b.width * b.height),
  }));
  return groups.toSorted(comparePopularity);
}

/** Groups whose name or keywords match every word of the query; all of them when it is empty. */
export function searchDesigns<D extends DesignSummary>(
  designs: readonly D[],
  query: string,
): DesignGroup<D>[] {
  const words = splitWords(query);
  if (words.length === 0) return groupDesigns(designs);
  const scored = groupDesigns(designs)
    .map((group) => ({ group, score: scoreGroup(group, words) }))
    .filter(({ score }) => score < Infinity);
  return scored.toSorted((a, b) => a.score - b.score).map(({ group }) => group);
}

function comparePopularity(a: DesignGroup, b: DesignGroup): number {
  const rank = ({ designs }: DesignGroup) =>
    designs.reduce((least, { popularRank = Infinity }) => Math.min(least, popularRank), Infinity);
  const [first, second] = [rank(a), rank(b)];
  return first === second ? a.name.localeCompare(b.name, "en") : first - second;
}

/** The sum over the query's words of how well each is matched. */
function scoreGroup({ name, designs }: DesignGroup, words: readonly string[]): number {
  const ofName = splitWords(name);
  const ofKeywords = designs.flatMap(({ keywords }) => keywords.flatMap(splitWords));
  return words.reduce((sum, word) => {
    const byName = scoreWord(word, ofName);
    const byKeyword = scoreWord(word, ofKeywords) + KEYWORD_PENALTY;
    return sum + Math.min(byName, byKeyword);
  }, 0);
}

function scoreWord(word: string, candidates: readonly string[]): number {
  return candidates.reduce(
    (best, candidate) => Math.min(best, matchWord(word, candidate)),
    Infinity,
  );
}

/** Two letters must be a whole word, as in a postal code: CO is Colorado, not every county. */
function matchWord(word: string, candidate: string): number {
  if (word === candidate) return EXACT;
  if (word.length <= 2) return Infinity;
  if (candidate.startsWith(word)) return START;
  if (word.length >= ONE_MISTAKE_LENGTH && candidate.includes(word)) return PART;
  return isMisspelt(word, candidate) ? MISSPELT : Infinity;
}

function isMisspelt(word: string, candidate: string): boolean {
  if (word.length < ONE_MISTAKE_LENGTH || word[0] !== candidate[0]) return false;
  const allowed = word.length >= TWO_MISTAKES_LENGTH ? 2 : 1;
  if (Math.abs(word.length - candidate.length) > allowed) return false;
  return countMistakes(word, candidate) <= allowed;
}

/** Letters to add, drop, change or swap with the next one to get from one word to the other. */
function countMistakes(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(change, swap, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Lower case, without accents, in words: "México" is found by "mexico". */
function splitWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
