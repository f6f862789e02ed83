import { type Compare, chooseComparisons } from "./compare-words.ts";
import type { DesignEntry } from "./design-entry.ts";
import type { DesignGroup } from "./design-group.ts";
import { foldText, wordsOf } from "./fold-text.ts";

type Searched = Pick<
  DesignEntry,
  "id" | "baseId" | "name" | "keywords" | "width" | "height" | "popularRank" | "places"
>;

/** Lower is better: what a map is called counts before what is on it. */
const NAME_COST = 0;
const KEYWORD_COST = 2;
const PLACE_COST = 5;

/** A word of a group: where it stands and in which of the group's phrases. */
interface Occurrence {
  readonly group: number;
  /** Words of the name and the keywords belong together; a place stands for itself. */
  readonly place: number | undefined;
  readonly cost: number;
}

type Vocabulary = ReadonlyMap<string, readonly Occurrence[]>;

/** Indexes the groups once; each search then takes a few milliseconds, and keeps their order on a tie. */
export function createDesignSearch<Entry extends Searched>(
  groups: readonly DesignGroup<Entry>[],
): (query: string) => DesignGroup<Entry>[] {
  const vocabulary = collectWords(groups);
  const names = groups.map(({ name }) => foldText(name));
  return (query) => {
    const typed = [...new Set(wordsOf(query))];
    if (typed.length === 0) return [...groups];
    for (const compare of chooseComparisons(typed)) {
      const costs = findGroups(vocabulary, typed, compare);
      if (costs.size > 0) return rank(names, costs, query).flatMap((i) => groups[i] ?? []);
    }
    return [];
  };
}

function collectWords<Entry extends Searched>(groups: readonly DesignGroup<Entry>[]): Vocabulary {
  const vocabulary = new Map<string, Occurrence[]>();
  const add = (text: string, occurrence: Occurrence) => {
    for (const word of new Set(wordsOf(text))) {
      const known = vocabulary.get(word);
      if (known === undefined) vocabulary.set(word, [occurrence]);
      else known.push(occurrence);
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
  return vocabulary;
}

/** The costs of the groups in which every typed word is found, at most one place among them. */
function findGroups(
  vocabulary: Vocabulary,
  typed: readonly string[],
  compare: Compare,
): Map<number, number> {
  const found = new Map<number, Match>();
  for (const [i, word] of typed.entries()) {
    for (const [known, occurrences] of vocabulary) {
      const aboutCost = compare(word, known, false);
      if (aboutCost === Infinity) continue;
      const placeCost = compare(word, known, true);
      for (const { group, place, cost } of occurrences) {
        const total = cost + (place === undefined ? aboutCost : placeCost);
        if (total < Infinity) noteCost(found, group, place, i, total);
      }
    }
  }
  const costs = new Map<number, number>();
  for (const [group, match] of found) {
    const cost = cheapest(match, typed.length);
    if (cost < Infinity) costs.set(group, cost);
  }
  return costs;
}

/** The least cost of each typed word, in the name and keywords and in each place. */
interface Match {
  readonly about: Map<number, number>;
  readonly places: Map<number, Map<number, number>>;
}

function noteCost(
  found: Map<number, Match>,
  group: number,
  place: number | undefined,
  word: number,
  cost: number,
): void {
  let match = found.get(group);
  if (match === undefined) found.set(group, (match = { about: new Map(), places: new Map() }));
  let words = place === undefined ? match.about : match.places.get(place);
  if (words === undefined) match.places.set(place ?? 0, (words = new Map()));
  words.set(word, Math.min(cost, words.get(word) ?? Infinity));
}

function cheapest({ about, places }: Match, wordCount: number): number {
  const costWith = (place: ReadonlyMap<number, number> | undefined): number => {
    let sum = 0;
    for (let word = 0; word < wordCount; word += 1) {
      sum += Math.min(about.get(word) ?? Infinity, place?.get(word) ?? Infinity);
    }
    return sum;
  };
  return Math.min(costWith(undefined), ...[...places.values()].map(costWith));
}

/** A map whose name begins as typed comes first, then the cheapest; on a tie the order of the groups. */
function rank(
  names: readonly string[],
  costs: ReadonlyMap<number, number>,
  query: string,
): number[] {
  const beginning = foldText(query.trim());
  return [...costs]
    .map(([group, cost]) => ({
      group,
      cost: names[group]?.startsWith(beginning) ? cost - 1 : cost,
    }))
    .toSorted((a, b) => a.cost - b.cost || a.group - b.group)
    .map(({ group }) => group);
}
