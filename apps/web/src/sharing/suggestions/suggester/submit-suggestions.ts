import { execute } from "../../../platform/api/execute.ts";
import {
  SubmitOpeningSuggestionDocument,
  SubmitOpeningSuggestionsDocument,
} from "../../../platform/api/generated/graphql.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";

interface Signature {
  readonly name: string;
  readonly note: string;
}

type SubmitResult =
  | { readonly kind: "submitted"; readonly suggestions: readonly LoadedSuggestion[] }
  | { readonly kind: "refused"; readonly message: string };

/** The limit of one request. */
const MAX_AT_ONCE = 200;

/** Submits drafts with a name and a note; repeating it changes nothing. */
export async function submitSuggestions(
  projectId: string,
  drafts: readonly Pick<OwnSuggestion, "id" | "openingId">[],
  signature: Signature,
): Promise<SubmitResult> {
  const [draft, ...others] = drafts;
  if (draft !== undefined && others.length === 0) {
    const { id, openingId } = draft;
    const variables = { id, fileId: projectId, openingId, ...signature };
    const { submitOpeningSuggestion: result } = await execute(
      SubmitOpeningSuggestionDocument,
      variables,
    );
    if (result.__typename !== "OpeningSuggestionSuccess") return refuse(result);
    return { kind: "submitted", suggestions: [result.suggestion] };
  }
  const submitted: LoadedSuggestion[] = [];
  for (let at = 0; at < drafts.length; at += MAX_AT_ONCE) {
    const ids = drafts.slice(at, at + MAX_AT_ONCE).map(({ id }) => id);
    const { submitOpeningSuggestions: result } = await execute(SubmitOpeningSuggestionsDocument, {
      fileId: projectId,
      ids,
      ...signature,
    });
    if (result.__typename !== "OpeningSuggestionsSuccess") return refuse(result);
    submitted.push(...result.suggestions);
  }
  return { kind: "submitted", suggestions: submitted };
}

function refuse({ message }: { readonly message: string }): SubmitResult {
  return { kind: "refused", message };
}
