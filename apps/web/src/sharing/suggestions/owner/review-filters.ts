import {
  getInclusionStatus,
  type Inputs,
  type SuggestionStatus,
  sortSuggestions,
} from "@photomap/project";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";

/** Which suggestions the owner looks at; part of the address. */
export interface ReviewFilters {
  readonly openingId: string | undefined;
  readonly suggesterId: string | undefined;
  readonly showsHidden: boolean;
}

type Filterable = Pick<
  LoadedSuggestion,
  "openingId" | "suggesterId" | "status" | "submittedAt" | "input"
>;

const isHidden = ({ status }: { readonly status: SuggestionStatus }) => status === "HIDDEN";

export interface FilteredSuggestions<T> {
  /** The suggestions that the list shows, in its order. */
  readonly listed: readonly T[];
  /** Those of `listed` that are not hidden. */
  readonly visible: readonly T[];
  /** The number of hidden ones that match the filters, listed or not, without the used ones. */
  readonly hiddenCount: number;
  /** The number of hidden ones whose photos are all on the map. */
  readonly usedCount: number;
}

export function filterSuggestions<T extends Filterable>(
  suggestions: readonly T[],
  { openingId, suggesterId, showsHidden }: ReviewFilters,
  inputs: Inputs,
): FilteredSuggestions<T> {
  const matching = sortSuggestions(
    suggestions.filter(
      (each) =>
        (openingId === undefined || each.openingId === openingId) &&
        (suggesterId === undefined || each.suggesterId === suggesterId),
    ),
  );
  const visible = matching.filter((each) => !isHidden(each));
  const usedCount = matching.filter((each) => isHidden(each) && isOnMap(each, inputs)).length;
  return {
    listed: showsHidden ? matching : visible,
    visible,
    hiddenCount: matching.length - visible.length - usedCount,
    usedCount,
  };
}

function isOnMap({ openingId, input }: Filterable, inputs: Inputs): boolean {
  const status = getInclusionStatus(input.images, inputs[openingId]?.images ?? []);
  return status === "all-in-map-exact" || status === "all-in-map-modified";
}

/** Names the suggestions that are not listed, with their numbers: "hidden (1) and used (3)". */
export function describeHandled({
  hiddenCount,
  usedCount,
}: Pick<FilteredSuggestions<unknown>, "hiddenCount" | "usedCount">): string | undefined {
  const parts = [
    ...(hiddenCount > 0 ? [`hidden (${hiddenCount})`] : []),
    ...(usedCount > 0 ? [`used (${usedCount})`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(" and ");
}

/** What the list shows when it is empty. */
export type EmptyReason = "get-started" | "handled-all" | "nobody-yet" | "no-match";

export function findEmptyReason(
  filtered: FilteredSuggestions<unknown>,
  { total, nobodyCanCollaborate }: { total: number; nobodyCanCollaborate: boolean },
): EmptyReason | undefined {
  if (filtered.listed.length > 0) return undefined;
  if (filtered.hiddenCount + filtered.usedCount > 0) return "handled-all";
  if (total > 0) return "no-match";
  return nobodyCanCollaborate ? "get-started" : "nobody-yet";
}

const BY = "by";
const HIDDEN = "hidden";
/** Reviews of one opening only; without it a review goes through all of them. */
const ONLY_OPENING = "only";
const VIEW = "view";

export type ReviewViewMode = "list" | "map";

export function readListFilters(
  search: URLSearchParams,
  openingId: string | undefined,
): ReviewFilters & { readonly form: ReviewViewMode } {
  return {
    openingId,
    suggesterId: search.get(BY) ?? undefined,
    showsHidden: search.has(HIDDEN),
    form: search.get(VIEW) === "map" ? "map" : "list",
  };
}

/** Reads the filters of a review. Its URL always names an opening: that filter has its own mark. */
export function readReviewFilters(search: URLSearchParams, openingId: string): ReviewFilters {
  return readListFilters(search, search.has(ONLY_OPENING) ? openingId : undefined);
}

/** Keeps the filters of a list for the reviews that start there. */
export function createReviewQuery(filters: ReviewFilters): string {
  return formatSearch({
    [BY]: filters.suggesterId,
    [HIDDEN]: filters.showsHidden ? "1" : undefined,
    [ONLY_OPENING]: filters.openingId === undefined ? undefined : "1",
  });
}

export function createListQuery(
  { suggesterId, showsHidden }: ReviewFilters,
  form: ReviewViewMode,
): string {
  return formatSearch({
    [BY]: suggesterId,
    [HIDDEN]: showsHidden ? "1" : undefined,
    [VIEW]: form === "map" ? "map" : undefined,
  });
}

function formatSearch(values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return search.size === 0 ? "" : `?${search}`;
}
