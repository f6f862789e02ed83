import { computeEditDistance } from "./compute-edit-distance.ts";
import { splitWords } from "./fold-text.ts";

const MAX_SUGGESTIONS = 3;
/** The share of a query's letters that may differ from a name. */
const TOLERANCE = 0.4;
const SHORTEST_LETTERS = 4;

/** Returns the names nearest to a query that found nothing; earlier names win ties. */
export function suggestNames(query: string, names: readonly string[]): string[] {
  const typed = splitWords(query);
  const queries = [typed.join(" "), ...(typed.length > 1 ? typed : [])].filter(
    ({ length }) => length >= SHORTEST_LETTERS,
  );
  const distances = [...new Set(names)].flatMap((name) => {
    const folded = splitWords(name).join(" ");
    const share = Math.min(...queries.map((text) => measureShare(text, folded)));
    return share <= TOLERANCE ? [{ name, share }] : [];
  });
  return distances
    .toSorted((a, b) => a.share - b.share)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

function measureShare(typed: string, name: string): number {
  const allowed = Math.ceil(typed.length * TOLERANCE);
  return typed === name ? 0 : computeEditDistance(typed, name, allowed) / typed.length;
}
