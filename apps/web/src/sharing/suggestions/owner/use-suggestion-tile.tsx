import { useProject } from "../../../project/store/project-context.ts";
import { useSubmittedSuggestions } from "../../../project/store/suggestions/project-suggestions.ts";
import { getCollaboratePath } from "../collaborate-paths.ts";
import { SuggestionTile } from "./SuggestionTile.tsx";

/** The tile of an opening's suggestions; undefined for none, so that the strip has no item. */
export function useSuggestionTile(openingId: string) {
  const { id, suggestions } = useProject();
  const waiting = useSubmittedSuggestions(suggestions);
  const count = waiting.filter((each) => each.openingId === openingId).length;
  if (count === 0) return undefined;
  return <SuggestionTile to={getCollaboratePath(id, openingId)} count={count} />;
}
