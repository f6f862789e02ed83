import type { Inputs } from "@photomap/project";
import { useEffect, useState } from "react";
import { execute } from "../../../platform/api/execute.ts";
import { IsSuggestionSubmittedDocument } from "../../../platform/api/generated/graphql.ts";
import { createDraftKey } from "../../../project/store/draft-key.ts";
import { useProject } from "../../../project/store/project-context.ts";
import {
  type LoadedSuggestion,
  useSuggestions,
} from "../../../project/store/suggestions/project-suggestions.ts";
import { NEW_SUGGESTION } from "../collaborate-paths.ts";
import type { Drafts } from "./open-drafts.ts";
import { listOwnSuggestions, type OwnSuggestion } from "./own-suggestions.ts";
import { useDraftInputs } from "./use-drafts.ts";

type SuggestionView =
  | { readonly kind: "loading" }
  | { readonly kind: "draft"; readonly id: string; readonly suggestion: OwnSuggestion | undefined }
  | { readonly kind: "submitted"; readonly suggestion: OwnSuggestion }
  /** The suggestion is submitted by another suggester. */
  | { readonly kind: "foreign" }
  | { readonly kind: "missing" };

/** The content of a suggestion page; a new suggestion keeps its id when the route gets it. */
export function useOwnSuggestionView(
  drafts: Drafts | undefined,
  openingId: string,
  routeId: string,
): SuggestionView {
  const [newId] = useState(() => crypto.randomUUID());
  const project = useProject();
  const { suggestions } = useSuggestions(project.suggestions);
  const inputs = useDraftInputs(drafts);
  const id = routeId === NEW_SUGGESTION ? newId : routeId;
  const view = inputs && findOwnView({ suggestions, inputs, openingId, id, isNew: id === newId });
  const isUnknown = inputs !== undefined && view === undefined;
  const target = { projectId: project.id, openingId, suggestionId: id };
  const isSubmitted = useSubmittedByAnother(isUnknown ? target : undefined);
  if (view !== undefined) return view;
  if (isSubmitted === undefined) return { kind: "loading" };
  return { kind: isSubmitted ? "foreign" : "missing" };
}

interface OwnView {
  readonly suggestions: readonly LoadedSuggestion[];
  readonly inputs: Inputs;
  readonly openingId: string;
  readonly id: string;
  readonly isNew: boolean;
}

function findOwnView(options: OwnView): SuggestionView | undefined {
  const { suggestions, inputs, openingId, id, isNew } = options;
  const suggestion = listOwnSuggestions(suggestions, inputs).find(
    (own) => own.id === id && own.openingId === openingId,
  );
  if (suggestion?.status === "DRAFT") return { kind: "draft", id, suggestion };
  if (suggestion !== undefined) return { kind: "submitted", suggestion };
  const key = createDraftKey({ openingId, suggestionId: id });
  return isNew || inputs[key] !== undefined ? { kind: "draft", id, suggestion } : undefined;
}

interface SuggestionTarget {
  readonly projectId: string;
  readonly openingId: string;
  readonly suggestionId: string;
}

/** Whether another suggester submitted the suggestion; undefined until the server answers. */
function useSubmittedByAnother(target: SuggestionTarget | undefined): boolean | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly isSubmitted: boolean }>();
  const { projectId, openingId, suggestionId } = target ?? {};
  useEffect(() => {
    if (projectId === undefined || openingId === undefined || suggestionId === undefined) return;
    let isLeft = false;
    const set = (isSubmitted: boolean) => isLeft || setFound({ id: suggestionId, isSubmitted });
    execute(IsSuggestionSubmittedDocument, { fileId: projectId, openingId, suggestionId }).then(
      ({ isSuggestionSubmitted }) => set(isSuggestionSubmitted),
      () => set(false),
    );
    return () => {
      isLeft = true;
    };
  }, [projectId, openingId, suggestionId]);
  return found !== undefined && found.id === suggestionId ? found.isSubmitted : undefined;
}
