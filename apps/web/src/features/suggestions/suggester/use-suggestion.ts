import { useState } from "react";
import { createDraftKey } from "../../../project-store/draft-key.ts";
import { useProject } from "../../../project-store/project-context.ts";
import { useSuggestions } from "../../../project-store/project-suggestions.ts";
import { NEW_SUGGESTION } from "../collaborate-paths.ts";
import type { Drafts } from "./open-drafts.ts";
import { listOwnSuggestions, type OwnSuggestion } from "./own-suggestions.ts";
import { useDraftInputs } from "./use-drafts.ts";

type SuggestionView =
  | { readonly kind: "loading" }
  | { readonly kind: "draft"; readonly id: string; readonly suggestion: OwnSuggestion | undefined }
  | { readonly kind: "submitted"; readonly suggestion: OwnSuggestion }
  /** Of another suggester. */
  | { readonly kind: "foreign" }
  | { readonly kind: "missing" };

/** What the page of a suggestion shows; a new one keeps its id when the route gets it. */
export function useSuggestion(
  drafts: Drafts | undefined,
  openingId: string,
  routeId: string,
): SuggestionView {
  const [newId] = useState(() => crypto.randomUUID());
  const { suggestions } = useSuggestions(useProject().suggestions);
  const inputs = useDraftInputs(drafts);
  if (inputs === undefined) return { kind: "loading" };
  const id = routeId === NEW_SUGGESTION ? newId : routeId;
  const suggestion = listOwnSuggestions(suggestions, inputs).find(
    (own) => own.id === id && own.openingId === openingId,
  );
  if (suggestion?.status === "DRAFT") return { kind: "draft", id, suggestion };
  if (suggestion !== undefined) return { kind: "submitted", suggestion };
  const key = createDraftKey({ openingId, suggestionId: id });
  if (id === newId || inputs[key] !== undefined) return { kind: "draft", id, suggestion };
  const isForeign = suggestions.some((each) => each.id === id && !each.isOwn);
  return { kind: isForeign ? "foreign" : "missing" };
}
