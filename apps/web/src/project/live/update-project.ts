import { can } from "@photomap/project";
import { loadCurrentContent } from "../store/loading/load-project.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import type { ProjectStore } from "../store/project-store.ts";

/** The longest random delay: viewers of one project must not all load it at the same moment. */
const MAX_RELOAD_DELAY_MS = 500;

interface UpdateDeps {
  /** Called when the viewer's policy has changed or the viewer no longer has access. */
  readonly onAccessChanged: () => void;
  readonly random?: () => number;
}

/** Loads what other devices have saved, one request at a time. */
export class ProjectUpdater {
  readonly #project: OpenProject;
  readonly #deps: UpdateDeps;
  readonly #signal: AbortSignal;
  #newestMs = 0;
  #running = Promise.resolve();

  constructor(project: OpenProject, deps: UpdateDeps, signal: AbortSignal) {
    this.#project = project;
    this.#deps = deps;
    this.#signal = signal;
  }

  /** Does nothing when this page has the version, for example because it saved it itself. */
  receiveVersion(updatedAt: string): void {
    this.#newestMs = Math.max(this.#newestMs, Date.parse(updatedAt));
    this.#enqueue(async () => {
      await waitForSave(this.#project.store, this.#signal);
      const { updatedAt: known, conflict } = this.#project.store.getState();
      if (conflict !== undefined || Date.parse(known) >= this.#newestMs) return;
      await this.#delay();
      await this.#load();
    });
  }

  checkAccess(): void {
    this.#enqueue(() => this.#load());
  }

  /** A failed request is repeated by the next event: every new stream starts with one. */
  #enqueue(act: () => Promise<void>): void {
    this.#running = this.#running
      .then(() => (this.#signal.aborted ? undefined : act()))
      .catch(() => undefined);
  }

  async #load(): Promise<void> {
    const { id, store, addresses } = this.#project;
    const current = await loadCurrentContent(id);
    if (this.#signal.aborted) return;
    if (current?.server.viewerPolicy !== store.getState().viewerPolicy) {
      return this.#deps.onAccessChanged();
    }
    addresses.addSignatures(current.photos.signatures);
    await store.receive(current.server);
  }

  async #delay(): Promise<void> {
    const { random = Math.random } = this.#deps;
    if (can(this.#project.store.getState().viewerPolicy, "edit")) return;
    await new Promise((resolve) => setTimeout(resolve, random() * MAX_RELOAD_DELAY_MS));
  }
}

/** Waits for a running save, whose event may arrive before its response. */
function waitForSave(store: ProjectStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (store.getState().saving && !signal.aborted) return;
      unsubscribe();
      signal.removeEventListener("abort", check);
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    signal.addEventListener("abort", check);
    check();
  });
}
