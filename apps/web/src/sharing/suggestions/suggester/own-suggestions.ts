import {
  getInclusionStatus,
  type Inputs,
  type OpeningImage,
  type Suggestion,
  sortOwnSuggestions,
} from "@photomap/project";
import { parseDraftKey } from "../../../project/store/draft-key.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";

/** A suggestion of the current viewer, as the screens of suggesters show it. */
export interface OwnSuggestion
  extends Pick<
    Suggestion,
    "id" | "openingId" | "status" | "submittedAt" | "name" | "note" | "input"
  > {
  /** Whether the server has it; a new draft is only in this browser at first. */
  readonly isStored: boolean;
}

/**
 * Drafts as they are in this browser, which are ahead of the server, and submitted suggestions as
 * the server has them. Drafts without photos are left out.
 */
export function listOwnSuggestions(
  loaded: readonly LoadedSuggestion[],
  drafts: Inputs,
): OwnSuggestion[] {
  const own = loaded.filter(({ isOwn }) => isOwn);
  const byId = new Map(own.map((suggestion) => [suggestion.id, suggestion]));
  const submitted = own.filter(({ status }) => status !== "DRAFT");
  const local = Object.entries(drafts).flatMap(([key, input]): OwnSuggestion[] => {
    const draft = parseDraftKey(key);
    if (draft === undefined || input.images.length === 0) return [];
    const { openingId, suggestionId: id } = draft;
    const stored = byId.get(id);
    if (stored !== undefined && stored.status !== "DRAFT") return [];
    const isStored = stored !== undefined && stored.input.images.length > 0;
    const unsigned = { submittedAt: null, name: "", note: "" };
    return [{ id, openingId, status: "DRAFT", ...unsigned, input, isStored }];
  });
  return sortOwnSuggestions([
    ...local,
    ...submitted.map((suggestion) => ({ ...suggestion, isStored: true })),
  ]);
}

export type OwnSuggestionStatus = "draft" | "accepted" | "partially-accepted" | "submitted";

/** The outcome of a suggestion, by its photos that are in the opening on the map. */
export function getOwnSuggestionStatus(
  { status, input }: Pick<OwnSuggestion, "status" | "input">,
  present: readonly OpeningImage[],
): OwnSuggestionStatus {
  if (status === "DRAFT") return "draft";
  switch (getInclusionStatus(input.images, present)) {
    case "all-in-map-exact":
    case "all-in-map-modified":
      return "accepted";
    case "partial-in-map":
      return "partially-accepted";
    case "none-in-map":
      return "submitted";
  }
}

/** The newest suggestion of each opening, as the content of a map. */
export function toSuggestedInputs(suggestions: readonly OwnSuggestion[]): Inputs {
  const oldestFirst = suggestions.toReversed();
  return Object.fromEntries(
    oldestFirst.map(({ openingId, input }) => [
      openingId,
      { type: "OPENING" as const, ...input, enabled: true },
    ]),
  );
}
