import { execute } from "../../../platform/api/execute.ts";
import { DeleteOpeningSuggestionDocument } from "../../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { createDraftKey } from "../../../project/store/draft-key.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import type { Drafts } from "./open-drafts.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";

/** Deletes a suggestion here and on the server. Returns false when that failed or was refused. */
export async function deleteSuggestion(
  drafts: Drafts,
  { id, openingId, input, isStored }: OwnSuggestion,
): Promise<boolean> {
  try {
    if (isStored) {
      const variables = { fileId: drafts.id, id, openingId };
      const { deleteOpeningSuggestion } = await execute(DeleteOpeningSuggestionDocument, variables);
      if ("message" in deleteOpeningSuggestion) throw new Error(deleteOpeningSuggestion.message);
    }
    const imageIds = input.images.map((image) => image.id);
    const key = createDraftKey({ openingId, suggestionId: id });
    drafts.store.edit({ type: "REMOVE_IMAGES", openingId: key, imageIds });
    drafts.suggestions.remove(id);
    return true;
  } catch (error) {
    const content = reportAndDescribeFailure(error, "delete suggestion");
    showToast({ id: "suggestion", type: "error", content });
    return false;
  }
}
