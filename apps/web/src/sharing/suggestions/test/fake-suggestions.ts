import type { SuggestedInput } from "@photomap/project";
import {
  CreateOpeningSuggestionDocument,
  CreateOpeningSuggestionsDocument,
  DeleteOpeningSuggestionDocument,
  IsSuggestionSubmittedDocument,
  SubmitOpeningSuggestionDocument,
  SubmitOpeningSuggestionsDocument,
  UpdateOpeningSuggestionDocument,
} from "../../../platform/api/generated/graphql.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { makeSuggestion } from "../../../project/store/test/make-suggestion.ts";
import type { FakeGraphql } from "../../../test/fake-graphql.ts";

const SUCCESS = "OpeningSuggestionSuccess" as const;
const ALL_SUCCESS = "OpeningSuggestionsSuccess" as const;
const DELETED = "DeleteOpeningSuggestionSuccess" as const;

const NOT_FOUND = { __typename: "NotFound", message: "Not found." } as const;

/**
 * The API of suggestions of one project in memory. Drafts of other projects are refused: stores of an
 * earlier test may send theirs late.
 */
export class FakeSuggestions {
  readonly stored = new Map<string, LoadedSuggestion>();
  createCalls = 0;
  #clock = Date.parse("2026-11-16T08:00:00.000Z");

  constructor(api: FakeGraphql, projectId: string, stored: readonly LoadedSuggestion[] = []) {
    for (const suggestion of stored) this.stored.set(suggestion.id, suggestion);
    api.on(CreateOpeningSuggestionDocument, ({ fileId, openingId, input, requestId }) => {
      if (fileId !== projectId) return { createOpeningSuggestion: NOT_FOUND };
      this.createCalls += 1;
      const suggestion = this.#create(openingId, requestId ?? "", input);
      return { createOpeningSuggestion: { __typename: SUCCESS, suggestion } };
    });
    api.on(CreateOpeningSuggestionsDocument, ({ fileId, suggestions: drafts }) => {
      if (fileId !== projectId) return { createOpeningSuggestions: NOT_FOUND };
      this.createCalls += 1;
      const list = Array.isArray(drafts) ? drafts : [drafts];
      const suggestions = list.map(({ openingId, input, requestId }) =>
        this.#create(openingId, requestId, input),
      );
      return { createOpeningSuggestions: { __typename: ALL_SUCCESS, suggestions } };
    });
    api.on(UpdateOpeningSuggestionDocument, ({ id, input }) => {
      return { updateOpeningSuggestion: this.#change(id, { input: input as SuggestedInput }) };
    });
    api.on(SubmitOpeningSuggestionDocument, ({ id, name, note }) => ({
      submitOpeningSuggestion: this.#submit(id, name, note ?? ""),
    }));
    api.on(SubmitOpeningSuggestionsDocument, ({ ids, name, note }) => {
      const suggestions = [ids].flat().flatMap((id) => {
        const result = this.#submit(id, name, note ?? "");
        return "suggestion" in result ? [result.suggestion] : [];
      });
      return { submitOpeningSuggestions: { __typename: ALL_SUCCESS, suggestions } };
    });
    api.on(IsSuggestionSubmittedDocument, ({ suggestionId }) => {
      const status = this.stored.get(suggestionId)?.status ?? "DRAFT";
      return { isSuggestionSubmitted: status !== "DRAFT" };
    });
    api.on(DeleteOpeningSuggestionDocument, ({ id }) => {
      this.stored.delete(id);
      return { deleteOpeningSuggestion: { __typename: DELETED } };
    });
  }

  /** Lists the viewer's suggestions only, as the API does for a suggester. */
  readonly list = async (): Promise<LoadedSuggestion[]> =>
    [...this.stored.values()].filter(({ isOwn }) => isOwn);

  #create(openingId: string, id: string, input: unknown): LoadedSuggestion {
    const known = this.stored.get(id);
    if (known !== undefined) return known;
    const created = makeSuggestion({
      id,
      openingId,
      input: input as SuggestedInput,
      modifiedAt: this.#tick(),
    });
    this.stored.set(id, created);
    return created;
  }

  #submit(id: string, name: string, note: string) {
    return this.#change(id, { status: "SUBMITTED", submittedAt: this.#tick(), name, note });
  }

  #change(id: string, changes: Partial<LoadedSuggestion>) {
    const known = this.stored.get(id);
    if (known === undefined) return NOT_FOUND;
    const suggestion = { ...known, ...changes, modifiedAt: this.#tick() };
    this.stored.set(id, suggestion);
    return { __typename: SUCCESS, suggestion } as const;
  }

  #tick(): string {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString();
  }
}
