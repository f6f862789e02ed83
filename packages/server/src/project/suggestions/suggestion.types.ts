import type { SuggestedInput, SuggestionStatus } from "@photomap/project";

export interface SuggestionRow {
  readonly id: string;
  readonly project_id: string;
  /** Of the project. */
  readonly owner_id: string;
  readonly opening_id: string;
  /** An account or a guest. */
  readonly suggester_id: string;
  readonly status: SuggestionStatus;
  /** Null for a draft. */
  readonly submitted_at: Date | null;
  readonly modified_at: Date;
  /** As the suggester entered it; empty for a draft. */
  readonly name: string;
  readonly note: string;
  /** Includes the coordinates of photos; only the suggester may see them. */
  readonly input: SuggestedInput;
}
