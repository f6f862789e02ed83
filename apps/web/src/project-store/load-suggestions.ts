import { execute } from "../api/execute.ts";
import { GetOpeningSuggestionsDocument } from "../generated/graphql.ts";
import type { LoadedSuggestion } from "./project-suggestions.ts";

/** None when the viewer has no access any more. */
export async function loadSuggestions(fileId: string): Promise<LoadedSuggestion[]> {
  const { file } = await execute(GetOpeningSuggestionsDocument, { id: fileId });
  return file?.openingSuggestions ?? [];
}
