import type { SetSuggestionStatus } from "@photomap/project";
import { NetworkError } from "../../../platform/api/execute.ts";
import type { ProjectStore } from "../project-store.ts";
import type { ProjectSuggestions } from "./project-suggestions.ts";

type Status = SetSuggestionStatus["status"];

export interface StatusNotifier {
  /** The server refused to hide accepted suggestions, or to show them again after an undo. */
  suggestionStatusFailed(status: Status, error: unknown): void;
}

interface SyncDeps {
  readonly suggestions: Pick<ProjectSuggestions, "holdStatus" | "releaseStatus" | "refresh">;
  readonly send: (ids: readonly string[], status: Status) => Promise<void>;
  readonly notifier: StatusNotifier;
}

type SavedStore = Pick<ProjectStore, "getState" | "subscribe" | "save">;

/**
 * Sends the status of suggestions that edits and undo changed, after the save of the map: a
 * suggestion is never hidden on the server before its photos are there.
 */
export class SuggestionStatusSync {
  readonly #deps: SyncDeps;
  readonly #unsent = new Map<string, Status>();
  #store: SavedStore | undefined;
  #isSending = false;

  constructor(deps: SyncDeps) {
    this.#deps = deps;
  }

  connect(store: SavedStore): void {
    this.#store = store;
    store.subscribe(() => void this.#flush());
  }

  readonly receive = ({ suggestionIds, status }: SetSuggestionStatus): void => {
    for (const id of suggestionIds) this.#unsent.set(id, status);
    this.#deps.suggestions.holdStatus(suggestionIds, status);
    void this.#store?.save().then(() => this.#flush());
  };

  async #flush(): Promise<void> {
    if (this.#isSending || this.#unsent.size === 0 || !this.#isSaved()) return;
    this.#isSending = true;
    const byStatus = Map.groupBy([...this.#unsent], ([, status]) => status);
    this.#unsent.clear();
    const results = await Promise.all(
      [...byStatus].map(([status, entries]) =>
        this.#send(
          entries.map(([id]) => id),
          status,
        ),
      ),
    );
    this.#isSending = false;
    if (results.every((isDone) => isDone)) await this.#flush();
  }

  /** False when the connection was lost: the next change of the store tries again. */
  async #send(ids: readonly string[], status: Status): Promise<boolean> {
    const { suggestions, send, notifier } = this.#deps;
    try {
      await send(ids, status);
      suggestions.releaseStatus(ids.filter((id) => !this.#unsent.has(id)));
      return true;
    } catch (error) {
      const isLost = error instanceof NetworkError;
      for (const id of ids) {
        if (isLost && !this.#unsent.has(id)) this.#unsent.set(id, status);
      }
      if (isLost) return false;
      notifier.suggestionStatusFailed(status, error);
      suggestions.releaseStatus(ids);
      await suggestions.refresh();
      return true;
    }
  }

  #isSaved(): boolean {
    const state = this.#store?.getState();
    if (state === undefined) return false;
    const { isDirty, saving, isOffline, conflict } = state;
    return !isDirty && !saving && !isOffline && conflict === undefined;
  }
}
