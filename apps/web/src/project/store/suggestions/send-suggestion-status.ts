import type { SetSuggestionStatus } from "@photomap/project";
import { execute } from "../../../platform/api/execute.ts";
import { HideOpeningSuggestionsDocument } from "../../../platform/api/generated/graphql.ts";

/** The largest number of ids in one request. */
const MAX_IDS = 200;

/** Hides suggestions or shows them again; safe to repeat. */
export async function sendSuggestionStatus(
  projectId: string,
  ids: readonly string[],
  status: SetSuggestionStatus["status"],
): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const { hideOpeningSuggestions: result } = await execute(HideOpeningSuggestionsDocument, {
      fileId: projectId,
      ids: ids.slice(start, start + MAX_IDS),
      hide: status === "HIDDEN",
    });
    if (result.__typename !== "OpeningSuggestionsSuccess") throw new Error(result.message);
  }
}
