import type { OpeningInput } from "../project.ts";

export const SUGGESTION_STATUSES = ["DRAFT", "SUBMITTED", "HIDDEN"] as const;

export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

export const MAX_SUGGESTER_NAME_LENGTH = 40;
export const MAX_NOTE_LENGTH = 1000;

/** What the suggester proposes for an opening. */
export type SuggestedInput = Pick<OpeningInput, "images" | "background" | "modifiedAt">;

/** Photos that a collaborator proposes for one opening of a project. */
export interface Suggestion {
  readonly id: string;
  readonly projectId: string;
  readonly openingId: string;
  readonly suggesterId: string;
  readonly status: SuggestionStatus;
  /** The time of the submission as an ISO 8601 instant; null for a draft. */
  readonly submittedAt: string | null;
  /** The name that the suggester entered; empty for a draft. */
  readonly name: string;
  readonly note: string;
  readonly input: SuggestedInput;
}

/** The only changes of a status; a suggestion starts as a draft. */
export const SUGGESTION_TRANSITIONS = {
  submit: { from: "DRAFT", to: "SUBMITTED" },
  hide: { from: "SUBMITTED", to: "HIDDEN" },
  show: { from: "HIDDEN", to: "SUBMITTED" },
} as const satisfies Record<string, Record<"from" | "to", SuggestionStatus>>;

type Sortable = Pick<Suggestion, "status" | "submittedAt" | "input">;

/**
 * Sorts hidden suggestions last, then the newest first: by submission, or by modification if not
 * submitted.
 */
export function sortSuggestions<T extends Sortable>(suggestions: readonly T[]): T[] {
  return sortBy(suggestions, ({ submittedAt, input }) => submittedAt ?? input.modifiedAt);
}

/** Sorts suggestions for the suggester: hidden ones last, then the newest first by modification. */
export function sortOwnSuggestions<T extends Sortable>(suggestions: readonly T[]): T[] {
  return sortBy(suggestions, ({ input }) => input.modifiedAt);
}

function sortBy<T extends Sortable>(suggestions: readonly T[], getTime: (item: T) => string): T[] {
  const rank = ({ status }: Sortable) => (status === "HIDDEN" ? 1 : 0);
  return suggestions.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(getTime(b)) - Date.parse(getTime(a)),
  );
}
