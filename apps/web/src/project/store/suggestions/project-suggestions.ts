import { type Suggestion, type SuggestionStatus, sortSuggestions } from "@photomap/project";
import { useMemo, useSyncExternalStore } from "react";

/** A suggestion as the server sends it to the current viewer. */
export interface LoadedSuggestion extends Suggestion {
  /** ISO 8601 instant of the last change on the server. */
  readonly modifiedAt: string;
  /** Whether the current viewer made it. */
  readonly isOwn: boolean;
  /** The signatures of the photos in its input, by photo id. */
  readonly photoSignatures: Readonly<Record<string, string>>;
  /** The URL of a picture of 260 × 260 pixels. */
  readonly previewImageUrl: string;
}

export interface SuggestionsState {
  readonly status: "loading" | "loaded" | "failed";
  readonly suggestions: readonly LoadedSuggestion[];
}

/**
 * The suggestions of an open project: those submitted to its owner, or a collaborator's own. Loaded
 * on first use.
 */
export class ProjectSuggestions {
  readonly #fetch: () => Promise<readonly LoadedSuggestion[]>;
  readonly #listeners = new Set<() => void>();
  #state: SuggestionsState = { status: "loading", suggestions: [] };
  #loading: Promise<boolean> | undefined;
  /** The answer of the last request: those of earlier ones are dropped. */
  #newest: Promise<boolean> | undefined;
  /** Statuses by id, until the server has them: its answers in between are older. */
  readonly #unsentStatuses = new Map<string, SuggestionStatus>();

  constructor(fetchSuggestions: () => Promise<readonly LoadedSuggestion[]>) {
    this.#fetch = fetchSuggestions;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SuggestionsState => this.#state;

  /**
   * Resolves when the suggestions are loaded; a failure is a state, and the next call tries again.
   */
  async load(): Promise<void> {
    this.#loading ??= this.refresh();
    await this.#loading;
  }

  /**
   * Loads the suggestions again; what is known stays visible until the answer, and after a failure.
   * Resolves to false when there was no answer.
   */
  refresh(): Promise<boolean> {
    const request: Promise<boolean> = this.#fetch().then(
      (suggestions) => {
        if (request !== this.#newest) return this.#newest ?? false;
        this.#set({ status: "loaded", suggestions });
        return true;
      },
      () => {
        if (request !== this.#newest) return this.#newest ?? false;
        this.#loading = undefined;
        if (this.#state.status === "loading") this.#set({ ...this.#state, status: "failed" });
        return false;
      },
    );
    this.#newest = request;
    return request;
  }

  /** Adds or replaces suggestions that a mutation returned. */
  put(...changed: readonly LoadedSuggestion[]): void {
    const ids = new Set(changed.map(({ id }) => id));
    const others = this.#state.suggestions.filter(({ id }) => !ids.has(id));
    this.#set({ ...this.#state, suggestions: [...others, ...changed] });
  }

  remove(id: string): void {
    const suggestions = this.#state.suggestions.filter((suggestion) => suggestion.id !== id);
    this.#set({ ...this.#state, suggestions });
  }

  /** Shows a status at once, and keeps it while newly loaded suggestions do not have it yet. */
  holdStatus(ids: readonly string[], status: SuggestionStatus): void {
    for (const id of ids) this.#unsentStatuses.set(id, status);
    this.#set(this.#state);
  }

  /** Called when the server has the statuses, or refused them: its answers count again. */
  releaseStatus(ids: readonly string[]): void {
    for (const id of ids) this.#unsentStatuses.delete(id);
  }

  #set({ status, suggestions }: SuggestionsState): void {
    const current = suggestions.map((suggestion) => {
      const unsent = this.#unsentStatuses.get(suggestion.id) ?? suggestion.status;
      return unsent === suggestion.status ? suggestion : { ...suggestion, status: unsent };
    });
    this.#state = { status, suggestions: current };
    for (const listener of this.#listeners) listener();
  }
}

export function useSuggestions(suggestions: ProjectSuggestions): SuggestionsState {
  const { subscribe, getState } = suggestions;
  return useSyncExternalStore(subscribe, getState, getState);
}

/** The suggestions that wait for the owner, the newest first. */
export function useSubmittedSuggestions(loaded: ProjectSuggestions): readonly LoadedSuggestion[] {
  const { suggestions } = useSuggestions(loaded);
  return useMemo(
    () => sortSuggestions(suggestions.filter(({ status }) => status === "SUBMITTED")),
    [suggestions],
  );
}

/** The number of the viewer's own suggestions with photos that are not submitted yet. */
export function useDraftCount(loaded: ProjectSuggestions): number {
  return useSuggestions(loaded).suggestions.filter(
    ({ isOwn, status, input }) => isOwn && status === "DRAFT" && input.images.length > 0,
  ).length;
}
