import type { Opening } from "@photomap/design";
import type { ReactNode } from "react";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { SuggestionBadge } from "./SuggestionBadge.tsx";
import { groupByOpening } from "./suggestions-on-map.ts";

/** Creates the badges of the openings of a map: who suggested photos for them. */
export function createSuggestionBadges(
  suggestions: readonly LoadedSuggestion[],
): (opening: Opening) => ReactNode {
  const byOpening = groupByOpening(suggestions);
  return function renderBadge({ id }) {
    const found = byOpening.get(id);
    return found && <SuggestionBadge suggestions={found} />;
  };
}
