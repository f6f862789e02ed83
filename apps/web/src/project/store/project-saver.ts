import {
  findChangedInputs,
  findCommonBase,
  type Inputs,
  mergeServerContent,
  type ProjectContent,
  takeTheirs,
} from "@photomap/project";
import {
  type BrowserStore,
  requireSyncState,
  type ServerCopy,
  type SyncState,
  updateSyncState,
} from "./browser-store.ts";
import { readLeavingRecords, removeLeavingRecords } from "./leaving-records.ts";
import type { ProjectJournal } from "./project-journal.ts";
import type { ProjectRemote, ProjectSaveResponse } from "./project-remote.ts";
import { getSavableContent, hasContentChanged, type ProjectConflict } from "./project-state.ts";

export type SaveResult =
  | { readonly kind: "saved"; readonly server: ServerCopy }
  | { readonly kind: "conflict"; readonly conflict: ProjectConflict }
  /** There is no connection: the save is repeated when it is back. */
  | { readonly kind: "unsent" }
  | { readonly kind: "failed"; readonly error: Error; readonly isSignedOut?: boolean };

interface SaverDeps {
  readonly db: BrowserStore;
  readonly projectId: string;
  readonly journal: ProjectJournal;
  readonly remote: ProjectRemote;
  readonly listUnfinished: () => Promise<ReadonlySet<string>>;
}

/** Older unanswered saves are dropped. */
const MAX_UNANSWERED = 20;

/** Sends what differs from the server's copy. A lock serializes the saves of all tabs. */
export class ProjectSaver {
  readonly #deps: SaverDeps;

  constructor(deps: SaverDeps) {
    this.#deps = deps;
  }

  save(forced = false): Promise<SaveResult> {
    return this.#withLock(() => this.#save(forced));
  }

  /**
   * Merges a loaded copy; a conflict leaves everything unchanged. Another tab may have saved since the
   * copy was loaded: merging an older copy would report that tab's save as a change of another device.
   */
  receive(theirs: ServerCopy): Promise<ProjectConflict | undefined> {
    return this.#withLock(async () => {
      const { server } = await this.#readCopy();
      const isOlder = Date.parse(theirs.updatedAt) < Date.parse(server.updatedAt);
      return isOlder ? undefined : this.#receive(theirs);
    });
  }

  /** Rebases the local edits on the server's copy, so that the next save finds no conflict. */
  resolveConflict(
    { openingIds, theirs }: ProjectConflict,
    choice: "mine" | "theirs",
  ): Promise<void> {
    return this.#withLock(async () => {
      const { journal } = this.#deps;
      const { server, unanswered } = await this.#readCopy();
      const agreed = findCommonBase(server.content, unanswered, theirs.content);
      const { entry } = mergeServerContent(agreed, journal.state.content, theirs.content);
      await journal.append(entry);
      if (choice === "theirs") {
        await journal.append(takeTheirs(journal.state.content, theirs.content, openingIds));
      }
      await this.#storeServerCopy(theirs);
    });
  }

  async #save(forced: boolean): Promise<SaveResult> {
    const { journal, remote, listUnfinished } = this.#deps;
    let isForced = forced;
    for (;;) {
      await journal.catchUp();
      const { server } = await this.#readCopy();
      const content = getSavableContent(journal.state.content, await listUnfinished());
      if (!isForced && !hasContentChanged(server.content, content))
        return { kind: "saved", server };
      await this.#recordSent(findChangedInputs(server.content.inputs, content.inputs));
      const outcome = await remote.save(server, content);
      if (outcome.kind === "refused") {
        const { reason, isSignedOut = false } = outcome;
        return { kind: "failed", error: new Error(reason), isSignedOut };
      }
      if (outcome.kind === "saved") {
        return { kind: "saved", server: await this.#adopt(outcome.project, content) };
      }
      const conflict = await this.#receive(outcome.server);
      if (conflict !== undefined) return { kind: "conflict", conflict };
      isForced = false;
    }
  }

  /** Fields of the response replace local ones, for example a name without control characters. */
  async #adopt(project: ProjectSaveResponse, sent: ProjectContent): Promise<ServerCopy> {
    const { journal } = this.#deps;
    const { name, accessPolicy, ...facts } = project;
    const server = { ...facts, content: { ...sent, name, accessPolicy } };
    if (hasContentChanged(sent, server.content)) {
      // Edits made during the save are kept.
      const { entry } = mergeServerContent(sent, journal.state.content, server.content);
      await journal.append(entry);
    }
    await this.#storeServerCopy(server);
    return server;
  }

  /** A conflict writes nothing: it is found again until it is resolved. */
  async #receive(theirs: ServerCopy): Promise<ProjectConflict | undefined> {
    const { journal } = this.#deps;
    await journal.catchUp();
    const { server, unanswered } = await this.#readCopy();
    if (server.updatedAt === theirs.updatedAt) {
      // Access may change without a new version; saves without an answer may still arrive.
      const { content } = server;
      await this.#changeCopy((copy) => ({ ...copy, server: { ...theirs, content } }));
      return undefined;
    }
    const mine = journal.state.content;
    const agreed = findCommonBase(server.content, unanswered, theirs.content);
    const { entry, conflicts } = mergeServerContent(agreed, mine, theirs.content);
    if (conflicts.length > 0) return { openingIds: conflicts, theirs };
    if (hasContentChanged(mine, theirs.content)) await journal.append(entry);
    await this.#storeServerCopy(theirs);
    return undefined;
  }

  async #readCopy(): Promise<SyncState> {
    const { db, projectId } = this.#deps;
    const copy = await requireSyncState(db, projectId);
    const sentOnLeaving = readLeavingRecords("sent", projectId).map(({ value }) => value);
    return { ...copy, unanswered: [...copy.unanswered, ...sentOnLeaving] };
  }

  #storeServerCopy(server: ServerCopy): Promise<void> {
    // A newer copy of the server includes or has refused what unloading pages have sent.
    removeLeavingRecords(readLeavingRecords("sent", this.#deps.projectId));
    return this.#changeCopy((copy) => ({ ...copy, server, unanswered: [] }));
  }

  #recordSent(sent: Inputs): Promise<void> {
    return this.#changeCopy((copy) => ({
      ...copy,
      unanswered: [...copy.unanswered, sent].slice(-MAX_UNANSWERED),
    }));
  }

  #changeCopy(change: (copy: SyncState) => SyncState): Promise<void> {
    return updateSyncState(this.#deps.db, this.#deps.projectId, change);
  }

  #withLock<Result>(act: () => Promise<Result>): Promise<Result> {
    return navigator.locks.request(`photomap-save-${this.#deps.projectId}`, act);
  }
}
