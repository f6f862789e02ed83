import {
  applyEntry,
  type JournalEntry,
  type JournalState,
  type ProjectContent,
  startJournal,
} from "@photomap/project";
import {
  type BrowserStore,
  type StoredJournalEntry,
  type SyncState,
  updateSyncState,
} from "./browser-store.ts";
import { readLeavingRecords, removeLeavingRecords, writeLeavingRecord } from "./leaving-records.ts";

interface Pending {
  readonly id: string;
  readonly entry: JournalEntry;
  readonly before: JournalState;
  readonly after: JournalState;
}

/** A longer journal is truncated when it is opened. */
const MAX_ENTRIES = 600;
const TRUNCATED_ENTRIES = 300;

/**
 * The edits of a project in this browser. Every tab applies the same entries in the order of
 * IndexedDB, so all tabs converge; a tab applies its own entries at once, before they are stored.
 */
export class ProjectJournal {
  readonly #db: BrowserStore;
  readonly #projectId: string;
  /** Called after every change of `state`. */
  onChange: () => void = () => {};
  #confirmed: { state: JournalState; seq: number };
  #pending: readonly Pending[] = [];
  /** An entry can be stored twice: by the page that made it and by one that restored it. */
  readonly #appliedIds = new Set<string>();
  #writing: Promise<unknown> = Promise.resolve();
  #catchingUp: Promise<void> = Promise.resolve();

  private constructor(
    db: BrowserStore,
    projectId: string,
    confirmed: { state: JournalState; seq: number },
  ) {
    this.#db = db;
    this.#projectId = projectId;
    this.#confirmed = confirmed;
  }

  static async open(db: BrowserStore, copy: SyncState): Promise<ProjectJournal> {
    const { projectId, origin, originSeq } = await truncate(db, copy);
    const start = { state: startJournal(origin), seq: originSeq };
    const journal = new ProjectJournal(db, projectId, start);
    await journal.catchUp();
    await journal.restoreUnstored();
    return journal;
  }

  get state(): JournalState {
    return this.#pending.at(-1)?.after ?? this.#confirmed.state;
  }

  /** False while an entry is applied but not yet written: closing the page would lose it. */
  get isPersisted(): boolean {
    return this.#pending.length === 0;
  }

  /** Applies an entry synchronously; resolves when it is written to IndexedDB. */
  async append(entry: JournalEntry): Promise<void> {
    const id = crypto.randomUUID();
    const before = this.state;
    this.#pending = [...this.#pending, { id, entry, before, after: applyEntry(before, entry) }];
    this.onChange();
    const writing = this.#db.add("journal", { projectId: this.#projectId, id, entry });
    this.#writing = Promise.allSettled([this.#writing, writing]);
    await writing;
    await this.catchUp();
  }

  /** Resolves when every append so far is written or has failed. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  /** Called while the page unloads. Other tabs store these entries, or the next one to be opened. */
  recordPending(): void {
    const entries = this.#pending.map(({ id, entry }) => ({ id, entry }));
    if (entries.length > 0) writeLeavingRecord("unstored", this.#projectId, entries);
  }

  async restoreUnstored(): Promise<void> {
    const records = readLeavingRecords("unstored", this.#projectId);
    if (records.length === 0) return;
    for (const { id, entry } of records.flatMap(({ value }) => value)) {
      if (this.#appliedIds.has(id)) continue;
      await this.#db.add("journal", { projectId: this.#projectId, id, entry });
    }
    removeLeavingRecords(records);
    await this.catchUp();
  }

  /** Applies the entries that this and other tabs have stored since the last call. */
  catchUp(): Promise<void> {
    this.#catchingUp = this.#catchingUp.then(() => this.#readNew());
    return this.#catchingUp;
  }

  async #readNew(): Promise<void> {
    const fresh = await readEntries(this.#db, this.#projectId, this.#confirmed.seq);
    if (fresh.length === 0) return;
    let { state } = this.#confirmed;
    let pending = this.#pending;
    for (const { id, entry } of fresh) {
      if (this.#appliedIds.has(id)) continue;
      this.#appliedIds.add(id);
      const own = pending.find((candidate) => candidate.id === id);
      state = own?.before === state ? own.after : applyEntry(state, entry);
      if (own !== undefined) pending = pending.filter((candidate) => candidate !== own);
    }
    this.#confirmed = { state, seq: fresh.at(-1)?.seq ?? this.#confirmed.seq };
    this.#pending = rebase(pending, state);
    this.onChange();
  }
}

function rebase(pending: readonly Pending[], state: JournalState): readonly Pending[] {
  let before = state;
  return pending.map((entry) => {
    if (entry.before !== before) {
      entry = { ...entry, before, after: applyEntry(before, entry.entry) };
    }
    before = entry.after;
    return entry;
  });
}

type NumberedEntry = StoredJournalEntry & { readonly seq: number };

async function readEntries(
  db: BrowserStore,
  projectId: string,
  afterSeq: number,
): Promise<NumberedEntry[]> {
  const range = IDBKeyRange.bound([projectId, afterSeq], [projectId, Infinity], true);
  const entries = await db.getAllFromIndex("journal", "ofProject", range);
  return entries.filter((entry): entry is NumberedEntry => entry.seq !== undefined);
}

/** Reads the content with every stored edit, without opening the project. */
export async function readStoredContent(
  db: BrowserStore,
  { projectId, origin, originSeq }: SyncState,
): Promise<ProjectContent> {
  const entries = await readEntries(db, projectId, originSeq);
  const unique = new Map(entries.map(({ id, entry }) => [id, entry]));
  return [...unique.values()].reduce(applyEntry, startJournal(origin)).content;
}

/** Moves the origin of a long journal forward: its oldest edits can no longer be undone. */
async function truncate(db: BrowserStore, copy: SyncState): Promise<SyncState> {
  const entries = await readEntries(db, copy.projectId, copy.originSeq);
  if (entries.length <= MAX_ENTRIES) return copy;
  const old = entries.slice(0, -TRUNCATED_ENTRIES);
  const { content: origin } = old.reduce(
    (state, { entry }) => applyEntry(state, entry),
    startJournal(copy.origin),
  );
  const start = { origin, originSeq: old.at(-1)?.seq ?? copy.originSeq };
  await updateSyncState(db, copy.projectId, (current) => ({ ...current, ...start }));
  const transaction = db.transaction("journal", "readwrite");
  await Promise.all(old.map(({ seq }) => transaction.store.delete(seq)));
  await transaction.done;
  return { ...copy, ...start };
}
