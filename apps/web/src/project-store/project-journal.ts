import { applyEntry, type JournalEntry, type JournalState, startJournal } from "@photomap/project";
import type { BrowserStore, StoredCopy, StoredEntry } from "./browser-store.ts";
import { changeCopy } from "./stored-copy.ts";

interface Pending {
  readonly id: string;
  readonly entry: JournalEntry;
  readonly before: JournalState;
  readonly after: JournalState;
}

/** A journal longer than this is shortened when it is opened. */
const MAX_ENTRIES = 600;
const KEPT_ENTRIES = 300;

/**
 * What happened to a project in this browser. Every tab reads the same entries in the same order,
 * so all tabs show the same project; what a tab does is shown at once and takes its place in that
 * order as soon as it is stored.
 */
export class ProjectJournal {
  readonly #db: BrowserStore;
  readonly #projectId: string;
  /** Told after every change of `state`. */
  onChange: () => void = () => {};
  #confirmed: { state: JournalState; seq: number };
  #pending: readonly Pending[] = [];
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

  static async open(db: BrowserStore, copy: StoredCopy): Promise<ProjectJournal> {
    const { projectId, origin, originSeq } = await shorten(db, copy);
    const start = { state: startJournal(origin), seq: originSeq };
    const journal = new ProjectJournal(db, projectId, start);
    await journal.catchUp();
    return journal;
  }

  get state(): JournalState {
    return this.#pending.at(-1)?.after ?? this.#confirmed.state;
  }

  /** Whether all that is shown is on disk: until then it goes with the page. */
  get isKept(): boolean {
    return this.#pending.length === 0;
  }

  /** Shown at once; resolves when it is on disk. */
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

  /** Resolves when everything appended so far is on disk, or could not be written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Takes in what this and other tabs have stored since. */
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

type NumberedEntry = StoredEntry & { readonly seq: number };

async function readEntries(
  db: BrowserStore,
  projectId: string,
  afterSeq: number,
): Promise<NumberedEntry[]> {
  const range = IDBKeyRange.bound([projectId, afterSeq], [projectId, Infinity], true);
  const entries = await db.getAllFromIndex("journal", "ofProject", range);
  return entries.filter((entry): entry is NumberedEntry => entry.seq !== undefined);
}

/** Moves the start of a long journal forward: its oldest steps can no longer be undone. */
async function shorten(db: BrowserStore, copy: StoredCopy): Promise<StoredCopy> {
  const entries = await readEntries(db, copy.projectId, copy.originSeq);
  if (entries.length <= MAX_ENTRIES) return copy;
  const old = entries.slice(0, -KEPT_ENTRIES);
  const { content: origin } = old.reduce(
    (state, { entry }) => applyEntry(state, entry),
    startJournal(copy.origin),
  );
  const start = { origin, originSeq: old.at(-1)?.seq ?? copy.originSeq };
  await changeCopy(db, copy.projectId, (current) => ({ ...current, ...start }));
  const transaction = db.transaction("journal", "readwrite");
  await Promise.all(old.map(({ seq }) => transaction.store.delete(seq)));
  await transaction.done;
  return { ...copy, ...start };
}
