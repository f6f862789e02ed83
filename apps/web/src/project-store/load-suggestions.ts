import type { SuggestedInput } from "@photomap/project";
import { execute } from "../api/execute.ts";
import { GetOpeningSuggestionsDocument, type SuggestionPartsFragment } from "../generated/graphql.ts";
import type { LoadedSuggestion } from "./project-suggestions.ts";

/** None when the viewer has no access any more. */
export async function loadSuggestions(fileId: string): Promise<LoadedSuggestion[]> {
  const { file } = await execute(GetOpeningSuggestionsDocument, { id: fileId });
  return (file?.openingSuggestions ?? []).map(toLoadedSuggestion);
}

export function toLoadedSuggestion(parts: SuggestionPartsFragment): LoadedSuggestion {
  const { submittedAt = null, ...rest } = parts;
  // The API validates inputs before it stores them.
  const input: SuggestedInput = parts.input;
  return { ...rest, submittedAt, input };
}
