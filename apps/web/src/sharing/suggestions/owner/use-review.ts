import { listAcceptStrategies } from "@photomap/project";
import { useNavigate, useSearchParams } from "react-router";
import { useProject, useProjectState } from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { getCollaboratePath } from "../collaborate-paths.ts";
import { createListQuery, filterSuggestions, readReviewFilters } from "./review-filters.ts";
import { useOwnerSuggestions } from "./use-owner-suggestions.ts";

/** The suggestion under review, among those that the filters in the URL select. */
export function useReview(openingId: string, suggestionId: string) {
  const { id: projectId, store } = useProject();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const { all, status, retry } = useOwnerSuggestions();
  const filters = readReviewFilters(search, openingId);
  const { listed, visible } = filterSuggestions(all, filters, inputs);
  const suggestion = all.find(({ id }) => id === suggestionId);
  // A suggestion that was just hidden keeps its place among the others.
  const shown =
    suggestion === undefined || listed.includes(suggestion) ? listed : [suggestion, ...listed];
  const index = suggestion === undefined ? -1 : shown.indexOf(suggestion);
  const getPath = ({ openingId: opening, id }: LoadedSuggestion) =>
    getCollaboratePath(projectId, opening, id) + (search.size === 0 ? "" : `?${search}`);
  const open = (target: LoadedSuggestion) => void navigate(getPath(target), { replace: true });
  const listPath =
    getCollaboratePath(projectId, filters.openingId) + createListQuery(filters, "list");
  const present = inputs[suggestion?.openingId ?? ""];
  return {
    status,
    retry,
    suggestion,
    shown,
    visible,
    position: { place: index + 1, count: shown.length },
    previous: shown[index - 1],
    next: index < 0 ? undefined : shown[index + 1],
    present,
    strategies: suggestion
      ? listAcceptStrategies(suggestion.input.images, present?.images ?? [])
      : [],
    inputs,
    getPath,
    open,
    listPath,
    openList: () => void navigate(listPath, { replace: true }),
  };
}
