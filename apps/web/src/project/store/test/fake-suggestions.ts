import { createAcceptEdit, listAcceptStrategies } from "@photomap/project";
import type { ProjectStore } from "../project-store.ts";
import { SuggestionStatusSync } from "../suggestions/suggestion-status-sync.ts";
import { makePhoto } from "./open-store.ts";
import { DESIGN } from "./sample-design.ts";

interface FakeSuggestion {
  readonly id: string;
  readonly openingId: string;
  readonly photoIds: readonly string[];
}

/** The suggestions of a project in memory, as the API has them. */
export class FakeSuggestions {
  readonly #all: FakeSuggestion[] = [];
  readonly #hidden = new Set<string>();
  /** Hidden while the photos of the device that accepted them were not saved. */
  readonly hiddenEarly: string[] = [];
  /** Photos that an opening does not have after a suggestion was accepted. */
  readonly lostPhotos: string[] = [];

  suggest(openingId: string, photoIds: readonly string[]): void {
    this.#all.push({ id: `suggestion ${this.#all.length}`, openingId, photoIds });
  }

  #pick(n: number): FakeSuggestion | undefined {
    const visible = this.#all.filter(({ id }) => !this.#hidden.has(id));
    return visible[n % visible.length];
  }

  hide(store: ProjectStore, n: number): void {
    const id = this.#pick(n)?.id;
    if (id === undefined) return;
    store.edit({ type: "SET_SUGGESTION_STATUS", suggestionIds: [id], status: "HIDDEN" });
  }

  /** Accepts one in any way that the owner can choose; returns the opening that changed. */
  accept(store: ProjectStore, n: number): string | undefined {
    const suggestion = this.#pick(n);
    if (suggestion === undefined) return undefined;
    const { id, openingId } = suggestion;
    const { content } = store.getState();
    const present = content.inputs[openingId]?.images ?? [];
    const images = suggestion.photoIds.map(makePhoto);
    const strategies = listAcceptStrategies(images, present);
    const strategy = strategies[n % strategies.length];
    const opening = DESIGN.features.find((feature) => feature.id === openingId);
    if (strategy === undefined || opening?.type !== "OPENING") return undefined;
    store.edit(createAcceptEdit({ id, opening, input: { images }, strategy }, content, undefined));
    const after = store.getState().content.inputs[openingId]?.images.map((photo) => photo.id);
    const expected = [
      ...suggestion.photoIds,
      ...(strategy === "merge" ? present.map((photo) => photo.id) : []),
    ];
    this.lostPhotos.push(...expected.filter((photoId) => !after?.includes(photoId)));
    return openingId;
  }

  /** Sends statuses of a device after its saves. */
  createSync(findStore: () => ProjectStore): SuggestionStatusSync {
    return new SuggestionStatusSync({
      suggestions: { holdStatus: () => {}, releaseStatus: () => {}, refresh: async () => true },
      send: async (ids, status) => {
        const { isDirty, saving } = findStore().getState();
        if (isDirty || saving) this.hiddenEarly.push(...ids);
        for (const id of ids) {
          if (status === "HIDDEN") this.#hidden.add(id);
          else this.#hidden.delete(id);
        }
      },
      notifier: {
        suggestionStatusFailed: (_status, error) => {
          throw error;
        },
      },
    });
  }
}
