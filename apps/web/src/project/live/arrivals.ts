import type { LiveEvents, NewestSuggestion } from "./follow-project.ts";

export interface SuggestionArrival {
  readonly newest: NewestSuggestion;
  /** The number of new suggestions, at least 1. */
  readonly count: number;
}

/**
 * Returns a function that finds out which suggestions arrived since the previous event. The first
 * event reports none: the owner sees those as the count of the badge.
 */
export function createSuggestionArrivalFilter(): (
  event: LiveEvents["suggestions"],
) => SuggestionArrival | undefined {
  let known: { readonly waiting: number; readonly newestAt: string } | undefined;
  return ({ waiting, latest }) => {
    const before = known;
    const newestAt = latest?.submittedAt ?? "";
    // Hiding the newest one makes an older one the latest.
    const isNewer = before !== undefined && newestAt > before.newestAt;
    known = { waiting, newestAt: before && !isNewer ? before.newestAt : newestAt };
    if (!isNewer || latest === null) return undefined;
    return { newest: latest, count: Math.max(1, waiting - before.waiting) };
  };
}
