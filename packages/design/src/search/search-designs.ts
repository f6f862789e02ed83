import type { DesignEntry } from "../design-entry.ts";
import type { DesignGroup } from "../design-group.ts";
import { type CompareWords, listWordComparisons } from "./compare-words.ts";
import { foldText, splitWords } from "./fold-text.ts";
import type { FoundPlace } from "./found-place.ts";
import type { FindPlaces } from "./search-places.ts";

type Searched = Pick<
  DesignEntry,
  "id" | "baseId" | "name" | "keywords" | "width" | "height" | "popularRank" | "places"
>;

/** The cost of a match in a map's name, which ranks above the places on it: lower is better. */
const NAME_COST = 0;
const KEYWORD_COST = 2;
const PLACE_COST = 5;

/** An occurrence of a word in a group. */
interface Occurrence {
  readonly group: number;
  /** Index of the place; undefined for words of the name and the keywords. */
  readonly place: number | undefined;
  readonly cost: number;
}

type WordIndex = ReadonlyMap<string, readonly Occurrence[]>;

export interface DesignMatch<Entry extends Searched> {
  readonly group: DesignGroup<Entry>;
  /** The region of the map that contains the place searched for. */
  readonly regionName?: string;
}

export interface DesignSearchResult<Entry extends Searched> {
  readonly matches: readonly DesignMatch<Entry>[];
  /** The places by which maps were found, the best first. */
  readonly places: readonly FoundPlace[];
  /** Whether the words of the query were found as typed, not as misspelled ones. */
  readonly isExact: boolean;
}

/** Small costs that order the maps of one place, and places of the same name, among equal costs. */
const MAP_STEP = 0.1;
const PLACE_STEP = 0.03;

/** Builds the index once; a search takes a few milliseconds and keeps the group order on ties. */
export function createDesignSearch<Entry extends Searched>(
  groups: readonly DesignGroup<Entry>[],
): (query: string, findPlaces?: FindPlaces) => DesignSearchResult<Entry> {
  const index = buildIndex(groups);
  const names = groups.map(({ name }) => foldText(name));
  const byBaseId = new Map(groups.map(({ baseId }, i) => [baseId, i]));
  return (query, findPlaces = () => []) => {
    const typed = [...new Set(splitWords(query))];
    if (typed.length === 0) {
      return { matches: groups.map((group) => ({ group })), places: [], isExact: true };
    }
    for (const [step, compare] of listWordComparisons(typed).entries()) {
      const costs = findGroups(index, typed, compare);
      const places = findPlaces(query, { compare, isTolerant: step > 0 });
      const regionNames = addPlaces(costs, places, byBaseId);
      if (costs.size === 0) continue;
      const matches = rank(names, costs, query).flatMap((i) =>
        createMatch(groups[i], regionNames.get(i)),
      );
      return { matches, places, isExact: step === 0 };
    }
    return { matches: [], places: [], isExact: false };
  };
}

function createMatch<Entry extends Searched>(
  group: DesignGroup<Entry> | undefined,
  regionName: string | undefined,
): DesignMatch<Entry>[] {
  if (group === undefined) return [];
  return [regionName === undefined ? { group } : { group, regionName }];
}

/** Adds the maps of places to the costs and returns the region of the best place on each map. */
function addPlaces(
  costs: Map<number, number>,
  places: readonly FoundPlace[],
  byBaseId: ReadonlyMap<string, number>,
): Map<number, string> {
  const regionNames = new Map<number, string>();
  for (const [rank, { cost, maps }] of places.entries()) {
    for (const [step, { baseId, regionName }] of maps.entries()) {
      const group = byBaseId.get(baseId);
      if (group === undefined) continue;
      const total = cost + rank * PLACE_STEP + step * MAP_STEP;
      costs.set(group, Math.min(total, costs.get(group) ?? Infinity));
      if (regionName !== undefined && !regionNames.has(group)) regionNames.set(group, regionName);
    }
  }
  return regionNames;
}

function buildIndex<Entry extends Searched>(groups: readonly DesignGroup<Entry>[]): WordIndex {
  const index = new Map<string, Occurrence[]>();
  const add = (text: string, occurrence: Occurrence) => {
    for (const word of new Set(splitWords(text))) {
      const occurrences = index.get(word);
      if (occurrences === undefined) index.set(word, [occurrence]);
      else occurrences.push(occurrence);
    }
  };
  for (const [group, { name, designs }] of groups.entries()) {
    add(name, { group, place: undefined, cost: NAME_COST });
    const keywords = new Set(designs.flatMap((design) => design.keywords));
    for (const word of keywords) add(word, { group, place: undefined, cost: KEYWORD_COST });
    const places = new Set(designs.flatMap((design) => design.places));
    for (const [place, text] of [...places].entries())
      add(text, { group, place, cost: PLACE_COST });
  }
  return index;
}

/**
 * Computes the costs of the groups that match every typed word with the name, the keywords and one
 * place.
 */
function findGroups(
  index: WordIndex,
  typed: readonly string[],
  compare: CompareWords,
): Map<number, number> {
  const found = new Map<number, Match>();
  for (const [i, word] of typed.entries()) {
    for (const [known, occurrences] of index) {
      const generalCost = compare(word, known, false);
      if (generalCost === Infinity) continue;
      const placeCost = compare(word, known, true);
      for (const { group, place, cost } of occurrences) {
        const total = cost + (place === undefined ? generalCost : placeCost);
        if (total < Infinity) recordCost(found, group, place, i, total);
      }
    }
  }
  const costs = new Map<number, number>();
  for (const [group, match] of found) {
    const cost = lowestCost(match, typed.length);
    if (cost < Infinity) costs.set(group, cost);
  }
  return costs;
}

/** The lowest cost of each typed word, in the name and keywords and in each place. */
interface Match {
  readonly general: Map<number, number>;
  readonly places: Map<number, Map<number, number>>;
}

function recordCost(
  found: Map<number, Match>,
  group: number,
  place: number | undefined,
  word: number,
  cost: number,
): void {
  let match = found.get(group);
  if (match === undefined) found.set(group, (match = { general: new Map(), places: new Map() }));
  let words = place === undefined ? match.general : match.places.get(place);
  if (words === undefined) match.places.set(place ?? 0, (words = new Map()));
  words.set(word, Math.min(cost, words.get(word) ?? Infinity));
}

function lowestCost({ general, places }: Match, wordCount: number): number {
  const costWith = (place: ReadonlyMap<number, number> | undefined): number => {
    let sum = 0;
    for (let word = 0; word < wordCount; word += 1) {
      sum += Math.min(general.get(word) ?? Infinity, place?.get(word) ?? Infinity);
    }
    return sum;
  };
  return Math.min(costWith(undefined), ...[...places.values()].map(costWith));
}

/**
 * Sorts groups by cost, with a bonus for a name that starts with the query. Ties keep the group
 * order.
 */
function rank(
  names: readonly string[],
  costs: ReadonlyMap<number, number>,
  query: string,
): number[] {
  const prefix = foldText(query.trim());
  return [...costs]
    .map(([group, cost]) => ({
      group,
      cost: names[group]?.startsWith(prefix) ? cost - 1 : cost,
    }))
    .toSorted((a, b) => a.cost - b.cost || a.group - b.group)
    .map(({ group }) => group);
}
