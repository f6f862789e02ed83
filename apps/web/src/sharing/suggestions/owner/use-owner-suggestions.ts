import { findOpening } from "@photomap/design";
import { listCollaborators, summarizeCollaboration } from "@photomap/project";
import { useEffect, useMemo } from "react";
import { useProject, useProjectState } from "../../../project/store/project-context.ts";
import { useSuggestions } from "../../../project/store/suggestions/project-suggestions.ts";

/** The submitted suggestions of the project, and everyone who can make some. */
export function useOwnerSuggestions() {
  const { design, store, suggestions } = useProject();
  const { status, suggestions: loaded } = useSuggestions(suggestions);
  const grants = useProjectState(store, (state) => state.grants);
  const accessPolicy = useProjectState(store, ({ content }) => content.accessPolicy);
  useEffect(() => void suggestions.load(), [suggestions]);
  // The opening of a suggestion may be missing in another size of the map.
  const all = useMemo(
    () => loaded.filter(({ openingId }) => findOpening(design, openingId) !== undefined),
    [loaded, design],
  );
  const collaborators = useMemo(
    () => listCollaborators(accessPolicy, grants, all),
    [accessPolicy, grants, all],
  );
  const collaboration = useMemo(
    () => summarizeCollaboration(accessPolicy, collaborators),
    [accessPolicy, collaborators],
  );
  return { status, all, collaborators, collaboration, retry: () => void suggestions.load() };
}
