import { can, type Suggestion, type ViewerPolicy } from "@photomap/project";
import { getCollaboratePath, NEW_SUGGESTION } from "./collaborate-paths.ts";
import type { SuggestionMode } from "./suggestion-mode.ts";

interface OpeningClick {
  readonly projectId: string;
  readonly openingId: string;
  readonly policy: ViewerPolicy;
  readonly mode: SuggestionMode;
  /** The suggestions that the viewer can see, for all openings. */
  readonly suggestions: readonly Pick<Suggestion, "id" | "openingId">[];
}

/** The page that a click on an opening of the map leads to. */
export function getOpeningClickPath(click: OpeningClick): string {
  const { projectId, openingId, policy, mode, suggestions } = click;
  const [first, ...others] = suggestions.filter((each) => each.openingId === openingId);
  if (can(policy, "suggest")) {
    return others.length > 0
      ? getCollaboratePath(projectId, openingId)
      : getCollaboratePath(projectId, openingId, first?.id ?? NEW_SUGGESTION);
  }
  const isReview = can(policy, "edit") && mode === "live-with-suggestions" && first !== undefined;
  return isReview ? getCollaboratePath(projectId, openingId) : `/p/${projectId}/${openingId}`;
}
