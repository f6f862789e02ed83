import type { SuggestedInput, SuggestionStatus } from "@photomap/project";

export interface SuggestionRow {
  readonly id: string;
  readonly projectId: string;
  /** The id of the project's owner. */
  readonly ownerId: string;
  readonly openingId: string;
  /** The id of the suggester, an account or a guest. */
  readonly suggesterId: string;
  readonly status: SuggestionStatus;
  /** The time of the submission; null for a draft. */
  readonly submittedAt: Date | null;
  readonly modifiedAt: Date;
  /** The name as the suggester entered it; empty for a draft. */
  readonly name: string;
  readonly note: string;
  /**
   * The photos and the background. The coordinates of photos are included; only the suggester may
   * see them.
   */
  readonly input: SuggestedInput;
}
