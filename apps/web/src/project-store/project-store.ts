import {
  type AccessPolicy,
  can,
  changedInputs,
  type Edit,
  type FoundImage,
  findImage,
  type ProjectContent,
  type ViewerPolicy,
} from "@photomap/project";
import type { BrowserStore, ServerCopy, StoredPhoto } from "./browser-store.ts";
import { ProjectJournal } from "./project-journal.ts";
import { ProjectPhotos, type Uploader } from "./project-photos.ts";
import { type Conflict, isDifferent, ProjectSaver, type SaveResult } from "./project-saver.ts";
import type { ProjectState } from "./project-state.ts";
import type { ProjectRemote } from "./remote.ts";
import { savableContent } from "./savable-content.ts";
import { rememberSentOnLeaving } from "./sent-on-leaving.ts";
import { ensureCopy, requireCopy } from "./stored-copy.ts";

/** What the store tells the person, in words of the screen. */
export interface ProjectVoice {
  saveFailed(reason: string): void;
  /** The photo was taken off the map; `tryAgain` puts back and sends all that failed. */
  uploadFailed(id: string, error: unknown, tryAgain: () => void): void;
  /** The browser could not keep something: it is full, or keeps nothing for us. */
  notKept(error: unknown): void;
  accessChanged(projectId: string, policy: AccessPolicy): void;
}

export interface ProjectParts {
  readonly db: BrowserStore;
  readonly projectId: string;
  readonly viewerPolicy: ViewerPolicy;
  /** What the server, or for a guest this browser, has. */
  readonly server: ServerCopy;
  readonly remote: ProjectRemote;
  readonly uploader: Uploader;
  readonly voice: ProjectVoice;
  readonly now: () => string;
}

/** More failures in a row than this, and saving waits for the person. */
const MAX_SAVE_ERRORS = 3;

/**
 * Holds one project together: the journal says what it is, the saver brings it to the server, the
 * photos bring their bytes there. Screens read `getState` and change it by `edit`, `undo`, `redo`.
 */
export class ProjectStore {
  readonly #parts: ProjectParts;
  readonly #journal: ProjectJournal;
  readonly #photos: ProjectPhotos;
  readonly #saver: ProjectSaver;
  readonly #tabs: BroadcastChannel;
  readonly #listeners = new Set<() => void>();
  /** Photos whose upload failed, and where they lay. */
  readonly #takenOff = new Map<string, FoundImage>();
  #server: ServerCopy;
  #isClosed = false;
  #saving = false;
  /** Somebody asked for a save while one ran. */
  #isSaveWanted = false;
  #updateErrorCounter = 0;
  #conflict: Conflict | undefined;
  #state: ProjectState | undefined;
  #dirty: { basis: readonly unknown[]; value: boolean } | undefined;

  private constructor(parts: ProjectParts, server: ServerCopy, journal: ProjectJournal) {
    const { db, projectId, uploader, remote } = parts;
    this.#parts = parts;
    this.#server = server;
    this.#journal = journal;
    this.#photos = new ProjectPhotos({
      db,
      projectId,
      uploader,
      onChange: () => this.#changed(),
      onCompleted: () => void this.#afterUpload(),
      onFailed: (id, error) => this.#takeOff(id, error),
    });
    const listUnfinished = () => this.#photos.listUnfinished();
    this.#saver = new ProjectSaver({ db, projectId, journal, remote, listUnfinished });
    this.#tabs = new BroadcastChannel(`photomap-project-${projectId}`);
    this.#tabs.addEventListener("message", () => void this.#followOtherTab());
  }

  /** Opens what the server has together with what this browser did not get to send. */
  static async open(parts: ProjectParts): Promise<ProjectStore> {
    const { db, projectId, server } = parts;
    const copy = await ensureCopy(db, { projectId, origin: server.content, server });
    const journal = await ProjectJournal.open(db, copy);
    const store = new ProjectStore(parts, copy.server, journal);
    journal.onChange = () => store.#changed();
    await store.#photos.load();
    await store.#receive(server);
    if (store.getState().isDirty) void store.save();
    return store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ProjectState => {
    this.#state ??= this.#readState();
    return this.#state;
  };

  get canEdit(): boolean {
    return can(this.#parts.viewerPolicy, "edit");
  }

  edit(edit: Edit): void {
    if (this.canEdit) this.#append({ kind: "edit", edit, at: this.#parts.now() });
  }

  undo(): void {
    if (this.canEdit) this.#append({ kind: "undo", at: this.#parts.now() });
  }

  redo(): void {
    if (this.canEdit) this.#append({ kind: "redo", at: this.#parts.now() });
  }

  /** Resolves when the photo is on this computer's disk. */
  async addPhoto(photo: Omit<StoredPhoto, "status" | "projectId">): Promise<void> {
    await this.#photos.add(photo);
    this.#tellTabs();
  }

  async retryUpload(id: string): Promise<void> {
    this.#putBack(id);
    await this.#photos.retry(id);
  }

  findPhotoUrl(id: string, edgePx: number): string | undefined {
    return this.#photos.findUrl(id, edgePx);
  }

  findDuplicate(sha256: string): StoredPhoto | undefined {
    return this.#photos.findDuplicate(sha256);
  }

  /** Skipped for who may not, while a save runs or a conflict waits, and when nothing changed. */
  async save({ forced = false } = {}): Promise<void> {
    const { isDirty, saving, conflict } = this.getState();
    this.#isSaveWanted = saving;
    if (!this.canEdit || saving || conflict !== undefined || !(isDirty || forced)) return;
    this.#saving = true;
    this.#changed();
    const result = await this.#saver.save(forced).catch(describeFailure);
    this.#saving = false;
    this.#adopt(result);
    this.#tellTabs();
    // What was edited while it ran goes now if somebody asked; what was refused waits for the person.
    if (this.#isSaveWanted && result.kind === "saved") await this.save();
  }

  /** The save that comes by itself; after too many failures it waits to be asked. */
  async saveInBackground(): Promise<void> {
    if (this.#updateErrorCounter > MAX_SAVE_ERRORS) {
      // The specification asks for a line in the log; a browser has no other.
      // oxlint-disable-next-line no-console
      console.info(`Not saved: ${this.#updateErrorCounter} failures in a row`);
      return;
    }
    await this.save();
  }

  /** The journal has it all anyway and sends it at the next start; this is for who opens it elsewhere. */
  saveOnLeaving(): void {
    if (!this.canEdit || this.#conflict !== undefined) return;
    const { content } = this.#journal.state;
    const savable = savableContent(content, this.#unfinishedIds());
    if (!isDifferent(this.#server.content, savable)) return;
    const { projectId, remote } = this.#parts;
    rememberSentOnLeaving(projectId, changedInputs(this.#server.content.inputs, savable.inputs));
    remote.saveOnLeaving(this.#server, savable);
  }

  /** What was changed on both sides is settled as the person chose, and saved. */
  async settle(choice: "mine" | "theirs"): Promise<void> {
    if (this.#conflict === undefined) return;
    await this.#saver.settle(this.#conflict, choice);
    await this.#readServer();
    this.#conflict = undefined;
    this.#changed();
    this.#tellTabs();
    await this.save();
  }

  /** Resolves when everything that was done is on disk. */
  settled(): Promise<void> {
    return this.#journal.settled();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#tabs.close();
    this.#photos.close();
    this.#listeners.clear();
    await this.settled();
  }

  /** What the object store does not have must not stay on the map as if it were safe. */
  #takeOff(id: string, error: unknown): void {
    const found = findImage(this.#journal.state.content.inputs, id);
    if (found !== undefined) {
      this.#takenOff.set(id, found);
      this.edit({ type: "REMOVE_IMAGES", openingId: found.openingId, imageIds: [id] });
    }
    this.#parts.voice.uploadFailed(id, error, () => {
      for (const failed of this.#takenOff.keys()) void this.retryUpload(failed);
    });
  }

  /** Unless an undo has done so. */
  #putBack(id: string): void {
    const taken = this.#takenOff.get(id);
    this.#takenOff.delete(id);
    if (taken === undefined || findImage(this.#journal.state.content.inputs, id)) return;
    const { openingId, image, index } = taken;
    this.edit({ type: "RESTORE_IMAGES", openingId, images: [{ image, index }] });
  }

  #append(entry: Parameters<ProjectJournal["append"]>[0]): void {
    const { projectId, voice } = this.#parts;
    const { accessPolicy: before } = this.#journal.state.content;
    this.#journal.append(entry).then(
      () => this.#tellTabs(),
      (error: unknown) => voice.notKept(error),
    );
    const { accessPolicy } = this.#journal.state.content;
    if (accessPolicy === before) return;
    // Who may see a project does not wait for the next save.
    voice.accessChanged(projectId, accessPolicy);
    void this.save();
  }

  #adopt(result: SaveResult): void {
    switch (result.kind) {
      case "saved":
        this.#server = result.server;
        this.#updateErrorCounter = 0;
        break;
      case "conflict":
        this.#conflict = result.conflict;
        break;
      case "failed":
        this.#updateErrorCounter += 1;
        this.#parts.voice.saveFailed(result.reason);
    }
    this.#changed();
  }

  async #receive(server: ServerCopy): Promise<void> {
    this.#conflict = await this.#saver.receive(server);
    await this.#readServer();
    this.#changed();
  }

  async #readServer(): Promise<void> {
    this.#server = (await requireCopy(this.#parts.db, this.#parts.projectId)).server;
  }

  async #afterUpload(): Promise<void> {
    this.#tellTabs();
    await this.saveInBackground();
  }

  async #followOtherTab(): Promise<void> {
    await this.#journal.catchUp();
    await this.#photos.load();
    await this.#readServer();
    // Somebody settled it in the other tab: the server's copy is not the old one any more.
    if (this.#conflict?.theirs.updatedAt === this.#server.updatedAt) this.#conflict = undefined;
    this.#changed();
  }

  #tellTabs(): void {
    // What ends after the screen was left finds its channel closed; the other tabs read the store.
    if (!this.#isClosed) this.#tabs.postMessage("changed");
  }

  #changed(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  #readState(): ProjectState {
    const { content, undoable, redoable } = this.#journal.state;
    const { uploads } = this.#photos;
    return {
      content,
      canUndo: undoable.length > 0,
      canRedo: redoable.length > 0,
      uploads,
      isUploading: Object.values(uploads).some(({ status }) => status === "IN_PROGRESS"),
      updatedAt: this.#server.updatedAt,
      isKept: this.#journal.isKept,
      // A save that runs has taken what there was; what it leaves is found when it ends.
      isDirty: !this.#saving && this.#differs(content),
      saving: this.#saving,
      updateErrorCounter: this.#updateErrorCounter,
      conflict: this.#conflict,
    };
  }

  /** Asked at every percent of every upload, so the answer is kept until what it rests on changes. */
  #differs(content: ProjectContent): boolean {
    const unfinished = this.#unfinishedIds();
    const basis = [this.#server.content, content, [...unfinished].join()] as const;
    if (basis.some((part, i) => part !== this.#dirty?.basis[i])) {
      const value = isDifferent(this.#server.content, savableContent(content, unfinished));
      this.#dirty = { basis, value };
    }
    return this.#dirty?.value ?? false;
  }

  #unfinishedIds(): ReadonlySet<string> {
    const uploads = Object.entries(this.#photos.uploads);
    return new Set(uploads.filter(([, { status }]) => status !== "COMPLETED").map(([id]) => id));
  }
}

function describeFailure(error: unknown): SaveResult {
  return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
}
