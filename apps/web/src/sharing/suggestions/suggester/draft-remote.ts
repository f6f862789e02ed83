import { formatMessage, suggestionMessages } from "@photomap/messages";
import { findChangedInputs, type ProjectContent, type SuggestedInput } from "@photomap/project";
import { execute, NetworkError, sendOnLeaving } from "../../../platform/api/execute.ts";
import {
  CreateOpeningSuggestionDocument,
  CreateOpeningSuggestionsDocument,
  UpdateOpeningSuggestionDocument,
} from "../../../platform/api/generated/graphql.ts";
import { reportError } from "../../../platform/errors/report-error.ts";
import type { ServerCopy } from "../../../project/store/browser-store.ts";
import type { ProjectRemote, RemoteSaveResult } from "../../../project/store/project-remote.ts";
import type {
  LoadedSuggestion,
  ProjectSuggestions,
} from "../../../project/store/suggestions/project-suggestions.ts";
import { planDraftSave, type SavedDraft } from "./plan-draft-save.ts";

/** The limit of one request. */
const MAX_CREATED_AT_ONCE = 200;

class SaveRefusal extends Error {
  readonly isSignedOut: boolean;

  constructor(message: string, { isSignedOut }: { readonly isSignedOut: boolean }) {
    super(message);
    this.isSignedOut = isSignedOut;
  }
}

/** Saves the drafts of one suggester in one project; every request can be repeated. */
export class DraftRemote implements ProjectRemote {
  readonly needsConnection = true;
  readonly #projectId: string;
  readonly #suggestions: ProjectSuggestions;

  constructor(projectId: string, suggestions: ProjectSuggestions) {
    this.#projectId = projectId;
    this.#suggestions = suggestions;
  }

  async save(server: ServerCopy, content: ProjectContent): Promise<RemoteSaveResult> {
    const { created, updated } = planDraftSave(server.content.inputs, content.inputs);
    try {
      const saved = [...(await this.#create(created)), ...(await this.#updateAll(updated))];
      this.#suggestions.put(...saved);
      const { content: _content, ...facts } = server;
      const updatedAt = findNewestInstant([
        server.updatedAt,
        ...saved.map(({ modifiedAt }) => modifiedAt),
      ]);
      const { name, accessPolicy } = content;
      return { kind: "saved", project: { ...facts, name, accessPolicy, updatedAt } };
    } catch (error) {
      if (error instanceof NetworkError) throw error;
      if (!(error instanceof SaveRefusal)) throw error;
      return { kind: "refused", reason: error.message, isSignedOut: error.isSignedOut };
    }
  }

  saveOnLeaving(server: ServerCopy, content: ProjectContent): void {
    const projectId = this.#projectId;
    const { created, updated } = planDraftSave(server.content.inputs, content.inputs);
    if (created.length > 0) {
      const suggestions = created.slice(0, MAX_CREATED_AT_ONCE).map(toNewSuggestion);
      sendOnLeaving(CreateOpeningSuggestionsDocument, { fileId: projectId, suggestions });
    }
    for (const { openingId, suggestionId: id, input } of updated) {
      sendOnLeaving(UpdateOpeningSuggestionDocument, { id, fileId: projectId, openingId, input });
    }
  }

  async #create(drafts: readonly SavedDraft[]): Promise<LoadedSuggestion[]> {
    const [draft, ...others] = drafts;
    if (draft === undefined) return [];
    const stored =
      others.length === 0 ? [await this.#createOne(draft)] : await this.#createAll(drafts);
    return Promise.all(
      stored.map(async (suggestion) => {
        const sent = drafts.find(({ suggestionId }) => suggestionId === suggestion.id);
        // An earlier request without an answer has created it with the photos of that time.
        const isOlder = sent !== undefined && hasInputChanged(sent.input, suggestion.input);
        return (isOlder ? await this.#update(sent) : undefined) ?? suggestion;
      }),
    );
  }

  async #createOne(draft: SavedDraft): Promise<LoadedSuggestion> {
    const variables = { fileId: this.#projectId, ...toNewSuggestion(draft) };
    const { createOpeningSuggestion: result } = await execute(
      CreateOpeningSuggestionDocument,
      variables,
    );
    if (result.__typename !== "OpeningSuggestionSuccess") throw toRefusal(result);
    return result.suggestion;
  }

  async #createAll(drafts: readonly SavedDraft[]): Promise<LoadedSuggestion[]> {
    const created: LoadedSuggestion[] = [];
    for (let at = 0; at < drafts.length; at += MAX_CREATED_AT_ONCE) {
      const suggestions = drafts.slice(at, at + MAX_CREATED_AT_ONCE).map(toNewSuggestion);
      const variables = { fileId: this.#projectId, suggestions };
      const { createOpeningSuggestions: result } = await execute(
        CreateOpeningSuggestionsDocument,
        variables,
      );
      if (result.__typename !== "OpeningSuggestionsSuccess") throw toRefusal(result);
      created.push(...result.suggestions);
    }
    return created;
  }

  async #updateAll(drafts: readonly SavedDraft[]): Promise<LoadedSuggestion[]> {
    const updated: LoadedSuggestion[] = [];
    for (const draft of drafts) {
      const suggestion = await this.#update(draft);
      if (suggestion !== undefined) updated.push(suggestion);
    }
    return updated;
  }

  /**
   * Updates a draft. One that was deleted on another device is created again, as its photos are
   * still here; returns undefined when it has none.
   */
  async #update(draft: SavedDraft): Promise<LoadedSuggestion | undefined> {
    const { openingId, suggestionId: id, input } = draft;
    const variables = { id, fileId: this.#projectId, openingId, input };
    const { updateOpeningSuggestion: result } = await execute(
      UpdateOpeningSuggestionDocument,
      variables,
    ).catch(describeUpdateFailure);
    switch (result.__typename) {
      case "OpeningSuggestionSuccess":
        return result.suggestion;
      case "AlreadySubmitted":
      case "NotSignedIn":
        throw toRefusal(result);
      case "NotFound":
        return input.images.length > 0 ? this.#createOne(draft) : undefined;
      case "InvalidInput":
      case "TooManyAttempts":
        return describeUpdateFailure(new Error(result.message));
    }
  }
}

function describeUpdateFailure(error: unknown): never {
  if (error instanceof NetworkError) throw error;
  reportError(error, { action: "update suggestion" });
  throw new SaveRefusal(formatMessage(suggestionMessages.updateFailed), { isSignedOut: false });
}

function toRefusal(result: { readonly __typename: string; readonly message: string }): SaveRefusal {
  return new SaveRefusal(result.message, { isSignedOut: result.__typename === "NotSignedIn" });
}

function toNewSuggestion({ openingId, suggestionId, input }: SavedDraft) {
  return { openingId, input, requestId: suggestionId };
}

function hasInputChanged(a: SuggestedInput, b: SuggestedInput): boolean {
  const toInputs = ({ images, background }: SuggestedInput) => ({
    draft: { type: "OPENING", images, modifiedAt: "", ...(background && { background }) } as const,
  });
  return Object.keys(findChangedInputs(toInputs(a), toInputs(b))).length > 0;
}

/** Returns the newest of ISO 8601 instants; throws without any. */
export function findNewestInstant(instants: readonly string[]): string {
  return instants.reduce((newest, each) => (Date.parse(each) > Date.parse(newest) ? each : newest));
}
