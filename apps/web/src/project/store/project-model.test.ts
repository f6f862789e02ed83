// @vitest-environment jsdom
import type { Edit } from "@photomap/project";
import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { ProjectStore } from "./project-store.ts";
import { removeGuestProject } from "./remove-stored-project.ts";
import { stubBrowserGlobals } from "./test/browser-globals.ts";
import { FakeServer } from "./test/fake-server.ts";
import { FakeSuggestions } from "./test/fake-suggestions.ts";
import { EMPTY, makePhoto, newProjectId, openStore } from "./test/open-store.ts";

beforeAll(stubBrowserGlobals);

const RUNS = chooseSoakSize(1_000, 10_000);
const OPENINGS = ["CO", "UT"];

type Command =
  | { readonly act: "edit"; readonly device: number; readonly edit: Edit }
  | { readonly act: "undo" | "redo" | "save" | "reload"; readonly device: number }
  | {
      readonly act: "suggest";
      readonly device: number;
      readonly openingId: string;
      readonly photos: readonly number[];
    }
  /** One of the suggestions that are not hidden. */
  | { readonly act: "hide" | "accept"; readonly device: number; readonly n: number }
  /** The server saves it, and the response is lost. */
  | { readonly act: "save with lost response"; readonly device: number }
  | {
      readonly act: "resolve conflict";
      readonly device: number;
      readonly choice: "mine" | "theirs";
    };

const device = fc.constantFrom(0, 1);
const openingId = fc.constantFrom(...OPENINGS);
const photoId = fc.constantFrom("a", "b", "c");
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    type: fc.constant("ADD_IMAGES" as const),
    openingId,
    images: fc.array(
      fc.nat(14).map((i) => makePhoto(`photo ${i}`)),
      { minLength: 1, maxLength: 8 },
    ),
  }),
  fc.record({
    type: fc.constant("REMOVE_IMAGES" as const),
    openingId,
    imageIds: fc.array(photoId, { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant("SET_OPENING" as const),
    openingId,
    settings: fc.record({ background: fc.constantFrom("#111111", "#222222", "#333333") }),
  }),
  fc.record({
    type: fc.constant("SET_DETAILS" as const),
    details: fc.record({ name: fc.constantFrom("One", "Two") }),
  }),
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant("edit" as const), device, edit }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom(
        "undo" as const,
        "redo",
        "save",
        "save",
        "reload",
        "save with lost response",
      ),
      device,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("suggest" as const),
      device,
      openingId,
      photos: fc.uniqueArray(fc.nat(14), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom("hide" as const, "accept", "accept"),
      device,
      n: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("resolve conflict" as const),
      device,
      choice: fc.constantFrom("mine" as const, "theirs"),
    }),
  },
);

/** Two devices with one project and one server. */
class TwoDevices {
  readonly server = new FakeServer(EMPTY);
  readonly suggestions = new FakeSuggestions();
  readonly #ids = [newProjectId(), newProjectId()];
  /** Openings a device may have changed since its last save: it must send no other. */
  readonly #changed = [new Set<string>(), new Set<string>()];
  /** Openings a device sent without having changed them: would overwrite edits of the other device. */
  readonly sentUnchanged: string[] = [];
  #stores: ProjectStore[] = [];

  async open(): Promise<void> {
    for (const device of this.#ids.keys()) await this.#openStore(device);
  }

  async #openStore(device: number): Promise<void> {
    const sync = this.suggestions.createSync(() => this.storeOf(device));
    const { store } = await openStore(this.#ids[device] ?? "", this.server, {
      onSuggestionStatus: sync.receive,
    });
    this.#stores[device] = store;
    sync.connect(store);
  }

  storeOf(device: number): ProjectStore {
    const store = this.#stores[device];
    if (store === undefined) throw new Error("no such device");
    return store;
  }

  async run(step: Command): Promise<void> {
    const before = this.server.saves;
    this.#recordChanges(step);
    await this.#execute(step);
    // Opening a project with unsaved edits starts a save.
    const isSaving = () => this.storeOf(step.device).getState().saving;
    while (isSaving()) await new Promise((resolve) => setImmediate(resolve));
    const changed = this.#changed[step.device];
    if (this.server.saves === before || changed === undefined) return;
    this.sentUnchanged.push(...this.server.sentOpenings.filter((id) => !changed.has(id)));
    changed.clear();
  }

  #recordChanges(step: Command): void {
    const changed = this.#changed[step.device];
    if (step.act === "edit" && "openingId" in step.edit) changed?.add(step.edit.openingId);
    // These were resolved by an explicit choice.
    const conflictIds = this.storeOf(step.device).getState().conflict?.openingIds ?? [];
    if (step.act === "resolve conflict") for (const id of conflictIds) changed?.add(id);
    if (step.act === "undo" || step.act === "redo") for (const id of OPENINGS) changed?.add(id);
  }

  async #execute(step: Command): Promise<void> {
    const store = this.storeOf(step.device);
    switch (step.act) {
      case "edit":
        return store.edit(step.edit);
      case "suggest":
        return this.suggestions.suggest(
          step.openingId,
          step.photos.map((i) => `photo ${i}`),
        );
      case "hide":
        return this.suggestions.hide(store, step.n);
      case "accept": {
        const changed = this.suggestions.accept(store, step.n);
        if (changed !== undefined) this.#changed[step.device]?.add(changed);
        return;
      }
      case "undo":
        return store.undo();
      case "redo":
        return store.redo();
      case "save":
        return store.save();
      case "save with lost response":
        this.server.dropResponse = true;
        await store.save();
        this.server.dropResponse = false;
        return;
      case "resolve conflict":
        return store.resolveConflict(step.choice);
      case "reload": {
        await store.close();
        return this.#openStore(step.device);
      }
    }
  }

  /** Device 0 comes last again: it receives what device 1 has saved. */
  async synchronize(): Promise<void> {
    for (const device of [0, 1, 0]) {
      await this.run({ act: "reload", device });
      await this.run({ act: "resolve conflict", device, choice: "mine" });
      await this.run({ act: "save", device });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
    await Promise.all(this.#ids.map(removeGuestProject));
  }
}

it(`two devices converge and no save overwrites a change that its device has not received, in ${RUNS} random sequences`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 10 }), async (commands) => {
      const devices = new TwoDevices();
      await devices.open();
      for (const step of commands) {
        await devices.run(step);
        for (const { images } of Object.values(devices.server.copy.content.inputs)) {
          expect(images.length).toBeLessThanOrEqual(10);
        }
        expect([...devices.server.staleWrites, ...devices.sentUnchanged]).toEqual([]);
        const { hiddenEarly, lostPhotos } = devices.suggestions;
        expect([...hiddenEarly, ...lostPhotos]).toEqual([]);
      }
      await devices.synchronize();
      for (const device of [0, 1]) {
        const { content, isDirty, conflict } = devices.storeOf(device).getState();
        expect({ content, isDirty, conflict }).toEqual({
          content: devices.server.copy.content,
          isDirty: false,
          conflict: undefined,
        });
      }
      await devices.close();
    }),
    { numRuns: RUNS },
  );
});
