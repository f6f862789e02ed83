import { setTimeout as delay } from "node:timers/promises";
import type { Backend, ProjectRow } from "@photomap/server";
import { type BenchProject, createBenchProject, saveInputs } from "../bench-project.ts";
import type { ShardDirectory } from "./directory.ts";

export interface SavingOwner {
  readonly ownerId: string;
  readonly projectId: string;
  /** The number in the last save that was acknowledged. */
  acknowledged: number;
  /** Of each save, the waiting for a move included. */
  readonly times: number[];
  readonly failures: string[];
}

export interface SaveLoadOptions {
  readonly directory: ShardDirectory;
  /** By their names in the directory. */
  readonly backends: ReadonlyMap<string, Backend>;
  readonly intervalMs: number;
}

/** Owners who save one project each, in the database that the directory names. */
export class SaveLoad {
  readonly owners: SavingOwner[] = [];
  readonly #options: SaveLoadOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>[] = [];

  constructor(options: SaveLoadOptions) {
    this.#options = options;
  }

  async add(user: string): Promise<SavingOwner> {
    const { directory, backends } = this.#options;
    const [first] = backends.values();
    if (first === undefined) throw new Error("There is no database");
    const bench = await createBenchProject(first, 10, user);
    const owner: SavingOwner = {
      ownerId: bench.owner.accountId,
      projectId: bench.project.id,
      acknowledged: 0,
      times: [],
      failures: [],
    };
    await directory.addProject(owner.projectId, owner.ownerId);
    this.owners.push(owner);
    this.#running.push(this.#saveUntilStopped(owner, bench));
    return owner;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async #saveUntilStopped(owner: SavingOwner, bench: BenchProject): Promise<void> {
    const { directory, backends, intervalMs } = this.#options;
    let { project } = bench;
    while (!this.#stopping.signal.aborted) {
      const next = delay(intervalMs);
      const began = performance.now();
      try {
        // As for a request that knows the project only.
        const ownerId = await directory.findOwner(owner.projectId);
        project = await directory.use(ownerId, (name) =>
          saveNumber(backends.get(name), { ...bench, project }, owner.acknowledged + 1),
        );
        owner.acknowledged += 1;
        owner.times.push(performance.now() - began);
      } catch (error) {
        owner.failures.push(error instanceof Error ? error.message : "unknown");
      }
      await next;
    }
  }
}

function saveNumber(
  backend: Backend | undefined,
  bench: BenchProject & { readonly project: ProjectRow },
  number: number,
): Promise<ProjectRow> {
  if (backend === undefined) throw new Error("The directory names an unknown database");
  return saveInputs(backend, { ...bench, project: { ...bench.project, name: String(number) } }, {});
}
