import type { Opening } from "@photomap/design";
import { formatMessage, reviewMessages } from "@photomap/messages";
import type { Collaborator } from "@photomap/project";
import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useProject, useProjectState } from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { dismissToast, showToast } from "../../../ui/toasts/toast-store.ts";
import { getCollaboratePath } from "../collaborate-paths.ts";
import {
  createListQuery,
  createReviewQuery,
  type FilteredSuggestions,
  filterSuggestions,
  findEmptyReason,
  type ReviewFilters,
  type ReviewViewMode,
  readListFilters,
} from "./review-filters.ts";
import { useOwnerSuggestions } from "./use-owner-suggestions.ts";

type ListFilters = ReviewFilters & { readonly form: ReviewViewMode };

export interface ActiveFilter {
  readonly label: string;
  readonly onRemove: () => void;
}

export interface ReviewList {
  readonly filters: ListFilters;
  /** Changes the URL, and with it the list. */
  readonly show: (changes: Partial<ListFilters>) => void;
  readonly activeFilters: readonly ActiveFilter[];
  readonly filtered: FilteredSuggestions<LoadedSuggestion>;
  readonly getReviewPath: (suggestion: LoadedSuggestion) => string;
}

const FILTER_TOAST_MS = 6000;

/** The suggestions that the URL of the list selects. */
export function useReviewList(opening: Opening | undefined) {
  const { id: projectId, store } = useProject();
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { all, collaborators, collaboration, ...loading } = useOwnerSuggestions();
  const filters = readListFilters(search, opening?.id);
  const filtered = filterSuggestions(all, filters, inputs);
  const show = (changes: Partial<ListFilters>) => {
    const next = { ...filters, ...changes };
    const path = getCollaboratePath(projectId, next.openingId);
    void navigate(path + createListQuery(next, next.form), { replace: true });
  };
  const suggesterName = findSuggesterName(filters.suggesterId, collaborators, all);
  const activeFilters = [
    opening && {
      label: formatMessage(reviewMessages.forOpening, { name: opening.name }),
      onRemove: () => show({ openingId: undefined }),
    },
    suggesterName !== undefined && {
      label: formatMessage(reviewMessages.byCollaborator, { name: suggesterName }),
      onRemove: () => show({ suggesterId: undefined }),
    },
  ].filter((filter) => typeof filter === "object");
  useFilterToast(activeFilters.map(({ label }) => label).join(" "));
  const list: ReviewList = {
    filters,
    show,
    activeFilters,
    filtered,
    getReviewPath: ({ openingId, id }) =>
      getCollaboratePath(projectId, openingId, id) + createReviewQuery(filters),
  };
  const emptyReason = findEmptyReason(filtered, {
    total: all.length,
    nobodyCanCollaborate: collaboration.nobodyCanCollaborate,
  });
  const counts = useMemo(() => countBySuggester(all), [all]);
  return { ...loading, all, collaborators, collaboration, list, emptyReason, counts };
}

/** Finds the name of a person; that of former collaborators is in their suggestions. */
function findSuggesterName(
  id: string | undefined,
  collaborators: readonly Collaborator[],
  suggestions: readonly LoadedSuggestion[],
): string | undefined {
  if (id === undefined) return undefined;
  return (
    collaborators.find(({ userId }) => userId === id)?.displayName ??
    suggestions.find(({ suggesterId }) => suggesterId === id)?.name
  );
}

function useFilterToast(filters: string): void {
  useEffect(() => {
    const id = "suggestion-filter";
    if (filters === "") return dismissToast(id);
    const content = formatMessage(reviewMessages.filtered, { filters });
    showToast({ id, type: "info", content, durationMs: FILTER_TOAST_MS });
    return () => dismissToast(id);
  }, [filters]);
}

/** Counts the suggestions that wait for the owner, by suggester. */
function countBySuggester(
  suggestions: readonly Pick<LoadedSuggestion, "suggesterId" | "status">[],
): ReadonlyMap<string, number> {
  const waiting = suggestions.filter(({ status }) => status === "SUBMITTED");
  const groups = Map.groupBy(waiting, ({ suggesterId }) => suggesterId);
  return new Map([...groups].map(([suggesterId, group]) => [suggesterId, group.length]));
}
