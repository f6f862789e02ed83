import "fake-indexeddb/auto";
import type { Edit } from "@photomap/project";
import { soakRuns } from "@photomap/testing/soak";
import fc from "fast-check";
import { expect, it } from "vitest";
import { removeGuestProject } from "./guest-projects.ts";
import type { ProjectStore } from "./project-store.ts";
import { FakeServer } from "./test/fake-server.ts";
import { EMPTY, makePhoto, newProjectId, openStore } from "./test/open-store.ts";

const RUNS = soakRuns(1_000, 10_000);
const OPENINGS = ["CO", "UT"];

type Command =
  | { readonly act: "edit"; readonly device: number; readonly edit: Edit }
  | { readonly act: "undo" | "redo" | "save" | "reload"; readonly device: number }
  /** The server saves it, and the response is lost. */
  | { readonly act: "save unanswered"; readonly device: number }
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
      act: fc.constantFrom("undo" as const, "redo", "save", "save", "reload", "save unanswered"),
      device,
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
class World {
  readonly server = new FakeServer(EMPTY);
  readonly #ids = [newProjectId(), newProjectId()];
  /** Openings a device may have changed since its last save: it must send no other. */
  readonly #touched = [new Set<string>(), new Set<string>()];
  /** Openings a device sent without having changed them: edits of the other device, lost. */
  readonly untouched: string[] = [];
  #stores: ProjectStore[] = [];

  async open(): Promise<void> {
    for (const id of this.#ids) this.#stores.push((await openStore(id, this.server)).store);
  }

  storeOf(device: number): ProjectStore {
    const store = this.#stores[device];
    if (store === undefined) throw new Error("no such device");
    return store;
  }

  async run(step: Command): Promise<void> {
    const before = this.server.saves;
    this.#touch(step);
    await this.#act(step);
    // Opening a project with unsaved edits starts a save.
    const isSaving = () => this.storeOf(step.device).getState().saving;
    while (isSaving()) await new Promise((resolve) => setImmediate(resolve));
    const touched = this.#touched[step.device];
    if (this.server.saves === before || touched === undefined) return;
    this.untouched.push(...this.server.sentOpenings.filter((id) => !touched.has(id)));
    touched.clear();
  }

  #touch(step: Command): void {
    const touched = this.#touched[step.device];
    if (step.act === "edit" && "openingId" in step.edit) touched?.add(step.edit.openingId);
    // These were resolved by an explicit choice.
    const asked = this.storeOf(step.device).getState().conflict?.openingIds ?? [];
    if (step.act === "resolve conflict") for (const id of asked) touched?.add(id);
    if (step.act === "undo" || step.act === "redo") for (const id of OPENINGS) touched?.add(id);
  }

  async #act(step: Command): Promise<void> {
    const store = this.storeOf(step.device);
    switch (step.act) {
      case "edit":
        return store.edit(step.edit);
      case "undo":
        return store.undo();
      case "redo":
        return store.redo();
      case "save":
        return store.save();
      case "save unanswered":
        this.server.loseAnswer = true;
        await store.save();
        this.server.loseAnswer = false;
        return;
      case "resolve conflict":
        return store.resolveConflict(step.choice);
      case "reload": {
        await store.close();
        const id = this.#ids[step.device] ?? "";
        this.#stores[step.device] = (await openStore(id, this.server)).store;
      }
    }
  }

  /** All devices save and resolve conflicts until nothing changes. */
  async calm(): Promise<void> {
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

it(`never diverges nor loses what it has not shown, in ${RUNS} random sequences on two devices`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 10 }), async (commands) => {
      const world = new World();
      await world.open();
      for (const step of commands) {
        await world.run(step);
        for (const { images } of Object.values(world.server.copy.content.inputs)) {
          expect(images.length).toBeLessThanOrEqual(10);
        }
        expect([...world.server.blindWrites, ...world.untouched]).toEqual([]);
      }
      await world.calm();
      for (const device of [0, 1]) {
        const { content, isDirty, conflict } = world.storeOf(device).getState();
        expect({ content, isDirty, conflict }).toEqual({
          content: world.server.copy.content,
          isDirty: false,
          conflict: undefined,
        });
      }
      await world.close();
    }),
    { numRuns: RUNS },
  );
});
