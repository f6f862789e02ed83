import type { Opening } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { type ReactNode, useMemo } from "react";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { createSuggestionBadges } from "./create-suggestion-badges.tsx";
import { addSuggestedInputs, describeSuggestionsByOpening } from "./suggestions-on-map.ts";

/** Properties of a map that shows suggestions beside its own photos. */
export interface MapWithSuggestions {
  readonly inputs: Inputs;
  readonly suggestions: ReturnType<typeof describeSuggestionsByOpening> | undefined;
  readonly badge: ((opening: Opening) => ReactNode) | undefined;
}

/** The map with suggestions on it; the map alone when there are none. */
export function useMapWithSuggestions(
  inputs: Inputs,
  suggestions: readonly LoadedSuggestion[],
): MapWithSuggestions {
  return useMemo(
    () =>
      suggestions.length === 0
        ? { inputs, suggestions: undefined, badge: undefined }
        : {
            inputs: addSuggestedInputs(inputs, suggestions),
            suggestions: describeSuggestionsByOpening(inputs, suggestions),
            badge: createSuggestionBadges(suggestions),
          },
    [inputs, suggestions],
  );
}
