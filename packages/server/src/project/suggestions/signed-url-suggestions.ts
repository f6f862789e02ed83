import type { ImageAccess } from "../../photos/images/image-access.types.ts";
import type { Database } from "../../platform/database/database.ts";
import { findSuggestionWithEpochs, type SuggestionWithEpochs } from "./suggestion.repository.ts";

/** Reads suggestions for signed addresses: the access that was signed is the permission. */
export class SignedUrlSuggestions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Finds a suggestion; undefined when the access ended since. */
  async find(id: string, { scope, epoch }: ImageAccess): Promise<SuggestionWithEpochs | undefined> {
    const suggestion = await findSuggestionWithEpochs(this.#db, id);
    if (suggestion === undefined) return undefined;
    const current =
      scope.kind === "suggestion"
        ? { id: suggestion.id, epoch: suggestion.reviewEpoch }
        : { id: suggestion.suggesterId, epoch: suggestion.suggesterEpoch };
    return current.id === scope.id && current.epoch === epoch ? suggestion : undefined;
  }
}
