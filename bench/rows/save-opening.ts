import type { Backend } from "@photomap/server";
import { listStatements, makeImage, makeInput, openTestBackend } from "@photomap/testing";
import { type BenchProject, createBenchProject, saveInputs } from "../bench-project.ts";
import type { Row } from "../measure.ts";

const SAVES = 200;

export const saveOpening: Row = {
  name: "Save one opening in a project of 500 photos",
  floorName: "the same save in a project of 1 photo",
  unit: "milliseconds",
  target: { kind: "at most", ratio: 1.15 },
  rounds: 9,
  async prepare() {
    const test = await openTestBackend();
    const full = await OpeningSaver.create(test.backend, 500);
    const small = await OpeningSaver.create(test.backend, 1);
    return {
      subject: () => full.measure(),
      floor: () => small.measure(),
      note: () => `${full.statements} statements, floor ${small.statements}`,
      close: () => test.close(),
    };
  },
};

/** The statements of one save, which must not grow with the project. */
export const countSaveStatements: Row = {
  name: "Statements of saving one opening in a project of 500 photos",
  floorName: "the same save in a project of 1 photo",
  unit: "count",
  target: { kind: "at most", ratio: 1 },
  rounds: 1,
  async prepare() {
    const test = await openTestBackend();
    const full = await OpeningSaver.create(test.backend, 500);
    const small = await OpeningSaver.create(test.backend, 1);
    return {
      subject: () => full.countStatements(),
      floor: () => small.countStatements(),
      close: () => test.close(),
    };
  },
};

/** Saves the first opening repeatedly, each time based on the previous save. */
class OpeningSaver {
  readonly #backend: Backend;
  readonly #token: string;
  #bench: BenchProject;
  statements = 0;
  #saves = 0;

  private constructor(backend: Backend, token: string, bench: BenchProject) {
    this.#backend = backend;
    this.#token = token;
    this.#bench = bench;
  }

  static async create(backend: Backend, photos: number): Promise<OpeningSaver> {
    const bench = await createBenchProject(backend, photos);
    const { token } = await backend.sessions.start(bench.owner.accountId);
    return new OpeningSaver(backend, token, bench);
  }

  async countStatements(): Promise<number> {
    return (await listStatements(() => this.#save())).length;
  }

  async measure(): Promise<number> {
    this.statements = await this.countStatements();
    const began = performance.now();
    for (let i = 0; i < SAVES; i += 1) await this.#save();
    return (performance.now() - began) / SAVES;
  }

  /** Accesses the database as a request does: session, access check, save. */
  async #save(): Promise<void> {
    const viewer = await this.#backend.sessions.requireViewer(this.#token);
    if (viewer.kind !== "account") throw new Error("The session was not found");
    const { openingId, box, photoId } = this.#bench;
    const moved = { ...box, x: box.x + (this.#saves % 100), id: photoId };
    this.#saves += 1;
    const inputs = { [openingId]: makeInput([makeImage(viewer.identity, moved)]) };
    const project = await saveInputs(this.#backend, this.#bench, inputs);
    this.#bench = { ...this.#bench, project };
  }
}
