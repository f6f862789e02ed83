import {
  can,
  type Edit,
  findChangedInputs,
  type Grant,
  listSuggestionChanges,
} from "@photomap/project";
import { NetworkError } from "../../platform/api/execute.ts";
import type { ConnectionChange } from "../../platform/network/connection.ts";
import {
  ensureSyncState,
  requireSyncState,
  type ServerCopy,
  updateSyncState,
} from "./browser-store.ts";
import { ChosenFiles } from "./chosen-files.ts";
import { FailedPhotos } from "./failed-photos.ts";
import { writeLeavingRecord } from "./leaving-records.ts";
import type { ProjectDeps } from "./project-deps.ts";
import { ProjectJournal } from "./project-journal.ts";
import { type NewStoredPhoto, ProjectPhotos } from "./project-photos.ts";
import { ProjectSaver, type SaveResult } from "./project-saver.ts";
import {
  getSavableContent,
  hasContentChanged,
  type ProjectConflict,
  type ProjectState,
  UnsavedChangesCache,
} from "./project-state.ts";
import { type ProjectPart, ProjectTabChannel } from "./project-tab-channel.ts";

/** The number of failures in a row beyond which only an explicit save is tried. */
const MAX_SAVE_ERRORS = 3;

/**
 * The state of one open project. The journal has the edits, the saver sends them to the server,
 * the photos upload their bytes. Screens read `getState` and call `edit`, `undo` and `redo`.
 */
export class ProjectStore {
  readonly chosenFiles: ChosenFiles;
  readonly #deps: ProjectDeps;
  readonly #journal: ProjectJournal;
  readonly #photos: ProjectPhotos;
  readonly #saver: ProjectSaver;
  readonly #tabs: ProjectTabChannel;
  readonly #listeners = new Set<() => void>();
  readonly #failedPhotos: FailedPhotos;
  readonly #unsavedChanges = new UnsavedChangesCache();
  readonly #stopListening: () => void;
  #server: ServerCopy;
  #saving = false;
  #isSaveRequested = false;
  #updateErrorCounter = 0;
  #isSignedOut = false;
  #conflict: ProjectConflict | undefined;
  #state: ProjectState | undefined;

  private constructor(deps: ProjectDeps, server: ServerCopy, journal: ProjectJournal) {
    const { db, projectId, uploader, remote } = deps;
    this.#deps = deps;
    this.#server = server;
    this.#journal = journal;
    this.#photos = new ProjectPhotos({
      db,
      projectId,
      uploader,
      onChange: () => this.#emit(),
      onCompleted: () => void this.#finishUpload(),
      onFailed: (id, error) => this.#removeFailed(id, error),
    });
    this.chosenFiles = new ChosenFiles(db, projectId, () => this.#emit());
    this.#failedPhotos = new FailedPhotos({
      getInputs: () => journal.state.content.inputs,
      edit: (edit) => this.edit(edit),
    });
    const listUnfinished = () => this.#photos.listUnfinished();
    this.#saver = new ProjectSaver({ db, projectId, journal, remote, listUnfinished });
    this.#tabs = new ProjectTabChannel(projectId, (parts) => void this.#reread(parts));
    this.#stopListening = deps.connection.subscribe((change) => this.#receiveConnection(change));
  }

  /** Combines the server's copy with edits that this browser has not sent yet. */
  static async open(deps: ProjectDeps): Promise<ProjectStore> {
    const { db, projectId, server } = deps;
    const { copy, isNew } = await ensureSyncState(db, {
      projectId,
      origin: server.content,
      server,
    });
    const journal = await ProjectJournal.open(db, copy);
    const store = new ProjectStore(deps, copy.server, journal);
    journal.onChange = () => store.#emit();
    await store.#photos.load();
    // A new copy is the server's: there is nothing to merge.
    if (!isNew) await store.receive(server);
    if (store.getState().isDirty) void store.save();
    return store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ProjectState => {
    this.#state ??= this.#createState();
    return this.#state;
  };

  /** Identifies the project in the storage of this browser. */
  get key(): string {
    return this.#deps.projectId;
  }

  get canEdit(): boolean {
    return can(this.#server.viewerPolicy, "edit");
  }

  edit(edit: Edit): void {
    if (!this.canEdit) return;
    this.#append({ kind: "edit", edit, at: this.#deps.now() });
    this.#emitSuggestionStatus(edit);
  }

  undo(): void {
    if (!this.canEdit) return;
    const step = this.#journal.state.undoable.at(-1);
    this.#append({ kind: "undo", at: this.#deps.now() });
    this.#emitSuggestionStatus(step);
  }

  redo(): void {
    if (!this.canEdit) return;
    const step = this.#journal.state.redoable.at(-1);
    this.#append({ kind: "redo", at: this.#deps.now() });
    this.#emitSuggestionStatus(step);
  }

  /** Updates the access list after the server has added or removed an invitation; sends nothing. */
  async changeGrants(change: (accesses: readonly Grant[]) => readonly Grant[]): Promise<void> {
    const { db, projectId } = this.#deps;
    const update = (server: ServerCopy) => ({
      ...server,
      grants: [...change(server.grants)],
    });
    await updateSyncState(db, projectId, (copy) => ({ ...copy, server: update(copy.server) }));
    this.#server = update(this.#server);
    this.#emit();
    this.#tabs.broadcast("serverCopy");
  }

  /** The edits that undo would apply, the next one last. */
  get undoSteps(): readonly Edit[] {
    return this.#journal.state.undoable;
  }

  /** Resolves when the photo is in IndexedDB; its upload continues in the background. */
  async addPhoto(photo: NewStoredPhoto): Promise<void> {
    await this.#photos.add(photo);
    this.#tabs.broadcast("photos");
  }

  async retryUpload(id: string): Promise<void> {
    this.#failedPhotos.restore(id);
    await this.#photos.retry(id);
    this.#tabs.broadcast("photos");
  }

  findPhotoUrl(id: string, edgePx: number): string | undefined {
    return this.#photos.findUrl(id, edgePx);
  }

  /** The id of a photo from the same file; undefined when there is none. */
  findDuplicateId(sha256: string): string | undefined {
    return this.#photos.findDuplicateId(sha256);
  }

  /**
   * Saves the changes. Does nothing without the right to edit, during a save or a conflict, and
   * without changes. While offline the changes wait in the journal; they are saved when the
   * connection is back.
   */
  async save({ forced = false } = {}): Promise<void> {
    const { isDirty, saving, conflict, isOffline } = this.getState();
    this.#isSaveRequested = saving;
    if (!this.canEdit || saving || conflict !== undefined || !(isDirty || forced)) return;
    if (isOffline && this.#deps.remote.needsConnection) return;
    this.#saving = true;
    this.#emit();
    const result = await this.#saver.save(forced).catch((error) => this.#describeFailure(error));
    this.#saving = false;
    this.#applySaveResult(result);
    this.#tabs.broadcast("journal", "serverCopy");
    // Edits made during the save are sent now if a save was requested meanwhile.
    if (this.#isSaveRequested && result.kind === "saved") await this.save();
  }

  /** The periodic save; pauses after too many failures until a save is requested explicitly. */
  async saveInBackground(): Promise<void> {
    if (this.#updateErrorCounter > MAX_SAVE_ERRORS) {
      // The specification requires this log line.
      // oxlint-disable-next-line no-console
      console.info(`Not saved: ${this.#updateErrorCounter} failures in a row`);
      return;
    }
    await this.save();
  }

  /**
   * Sends the edits while the page unloads: other devices get them before this browser sends its
   * journal at the next start.
   */
  saveOnLeaving(): void {
    this.#journal.recordPending();
    if (!this.canEdit || this.#conflict !== undefined) return;
    const savable = getSavableContent(this.#journal.state.content, this.#getUnfinishedIds());
    if (!hasContentChanged(this.#server.content, savable)) return;
    const { projectId, remote } = this.#deps;
    const sent = findChangedInputs(this.#server.content.inputs, savable.inputs);
    writeLeavingRecord("sent", projectId, sent);
    remote.saveOnLeaving(this.#server, savable);
  }

  /** Resolves the conflict as chosen and saves the result. */
  async resolveConflict(choice: "mine" | "theirs"): Promise<void> {
    if (this.#conflict === undefined) return;
    await this.#saver.resolveConflict(this.#conflict, choice);
    await this.#readServerCopy();
    this.#conflict = undefined;
    this.#emit();
    this.#tabs.broadcast("journal", "serverCopy");
    await this.save();
  }

  /** Merges a copy that was loaded from the server. */
  async receive(server: ServerCopy): Promise<void> {
    this.#conflict = await this.#saver.receive(server);
    await this.#readServerCopy();
    this.#emit();
    this.#tabs.broadcast("journal", "serverCopy");
  }

  /** Resolves when every edit so far is written to IndexedDB. */
  flush(): Promise<void> {
    return this.#journal.flush();
  }

  async close(): Promise<void> {
    this.#stopListening();
    this.#tabs.close();
    this.#photos.close();
    this.#listeners.clear();
    await this.flush();
  }

  #removeFailed(id: string, error: unknown): void {
    this.#tabs.broadcast("photos");
    this.#failedPhotos.remove(id);
    this.#deps.notifier.uploadFailed(id, error, () => {
      for (const failedId of this.#failedPhotos.listIds()) void this.retryUpload(failedId);
    });
  }

  #append(entry: Parameters<ProjectJournal["append"]>[0]): void {
    const { projectId, notifier } = this.#deps;
    const { accessPolicy: before } = this.#journal.state.content;
    this.#journal.append(entry).then(
      () => this.#tabs.broadcast("journal"),
      (error: unknown) => notifier.storageFailed(error),
    );
    const { accessPolicy } = this.#journal.state.content;
    if (accessPolicy === before) return;
    // A change of access takes effect now, not with the next periodic save.
    notifier.accessChanged(projectId, accessPolicy);
    void this.save();
  }

  #emitSuggestionStatus(applied: Edit | undefined): void {
    const changes = applied === undefined ? [] : listSuggestionChanges(applied);
    for (const change of changes) this.#deps.onSuggestionStatus?.(change);
  }

  #applySaveResult(result: SaveResult): void {
    switch (result.kind) {
      case "saved":
        this.#server = result.server;
        this.#updateErrorCounter = 0;
        this.#isSignedOut = false;
        break;
      case "conflict":
        this.#conflict = result.conflict;
        break;
      case "unsent":
        break;
      case "failed":
        this.#updateErrorCounter += 1;
        this.#isSignedOut = result.isSignedOut ?? false;
        this.#deps.notifier.saveFailed(result.error);
    }
    this.#emit();
  }

  /** A request without a response is a failed save only when the server can be reached. */
  async #describeFailure(error: unknown): Promise<SaveResult> {
    const isLost = error instanceof NetworkError && !(await this.#deps.connection.check());
    if (isLost) return { kind: "unsent" };
    return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
  }

  #receiveConnection(change: ConnectionChange): void {
    if (change === "awake") {
      // The user may have logged in again in another tab.
      if (this.#isSignedOut) void this.save();
      return;
    }
    this.#emit();
    if (change === "online") void this.save();
  }

  async #readServerCopy(): Promise<void> {
    this.#server = (await requireSyncState(this.#deps.db, this.#deps.projectId)).server;
  }

  async #finishUpload(): Promise<void> {
    this.#tabs.broadcast("photos");
    if (this.#deps.savesUploadsTogether === true && this.getState().isUploading) return;
    await this.saveInBackground();
  }

  /** Rereads the parts that another tab wrote. */
  async #reread(parts: ReadonlySet<ProjectPart>): Promise<void> {
    // First: an edit must not become known before its photos, which may still be uploading.
    if (parts.has("photos")) await this.#photos.load();
    if (parts.has("unstored")) await this.#journal.restoreUnstored();
    if (parts.has("journal")) await this.#journal.catchUp();
    if (!parts.has("serverCopy")) return;
    await this.#readServerCopy();
    // The other tab resolved the conflict if the conflicting copy is now the base.
    if (this.#conflict?.theirs.updatedAt === this.#server.updatedAt) this.#conflict = undefined;
    this.#emit();
  }

  #emit(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  #createState(): ProjectState {
    const { content, undoable, redoable } = this.#journal.state;
    const { id, viewerPolicy, grants, createdAt, updatedAt } = this.#server;
    const { uploads } = this.#photos;
    return {
      content,
      canUndo: undoable.length > 0,
      canRedo: redoable.length > 0,
      uploads,
      isReading: this.chosenFiles.isReading,
      isUploading: Object.values(uploads).some(({ status }) => status === "IN_PROGRESS"),
      uploadProgress: this.#photos.progress,
      id,
      viewerPolicy,
      grants,
      createdAt,
      updatedAt,
      isPersisted: this.#journal.isPersisted,
      // A running save has taken all edits so far; later ones are dirty again when it ends.
      isDirty:
        !this.#saving &&
        this.#unsavedChanges.has(this.#server.content, content, this.#getUnfinishedIds()),
      saving: this.#saving,
      updateErrorCounter: this.#updateErrorCounter,
      isOffline: !this.#deps.connection.isOnline(),
      isSignedOut: this.#isSignedOut,
      conflict: this.#conflict,
    };
  }

  #getUnfinishedIds(): ReadonlySet<string> {
    const uploads = Object.entries(this.#photos.uploads);
    return new Set(uploads.filter(([, { status }]) => status !== "COMPLETED").map(([id]) => id));
  }
}
