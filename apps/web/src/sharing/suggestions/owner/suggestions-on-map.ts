import type { Inputs, Suggestion } from "@photomap/project";
import { describeSuggestionCount } from "../describe-suggestions.ts";

type Suggested = Pick<Suggestion, "openingId" | "input">;

/** The content of the map, with the first suggestion for each opening that has no photos. */
export function addSuggestedInputs(inputs: Inputs, suggestions: readonly Suggested[]): Inputs {
  const added = new Map<string, Inputs[string]>();
  for (const { openingId, input } of suggestions) {
    const present = inputs[openingId];
    if ((present?.images.length ?? 0) > 0 || added.has(openingId)) continue;
    added.set(openingId, { ...present, type: "OPENING", ...input });
  }
  return added.size === 0 ? inputs : { ...inputs, ...Object.fromEntries(added) };
}

export function groupByOpening<T extends Suggested>(
  suggestions: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(suggestions, ({ openingId }) => openingId);
}

/** The text of the map for each opening with suggestions. */
export function describeSuggestionsByOpening(
  inputs: Inputs,
  suggestions: readonly Suggested[],
): ReadonlyMap<string, { readonly text: string; readonly isShown: boolean }> {
  return new Map(
    [...groupByOpening(suggestions)].map(([openingId, { length }]) => [
      openingId,
      {
        text: describeSuggestionCount(length),
        isShown: (inputs[openingId]?.images.length ?? 0) === 0,
      },
    ]),
  );
}
