import {
  agreedContent,
  changedDetails,
  changedInputs,
  type Inputs,
  type ProjectContent,
  receiveContent,
  takeTheirs,
} from "@photomap/project";
import type { BrowserStore, ServerCopy, StoredCopy } from "./browser-store.ts";
import type { ProjectJournal } from "./project-journal.ts";
import type { ProjectRemote } from "./remote.ts";
import { savableContent } from "./savable-content.ts";
import { forgetSentOnLeaving, readSentOnLeaving } from "./sent-on-leaving.ts";
import { changeCopy, requireCopy } from "./stored-copy.ts";

export type SaveResult =
  | { readonly kind: "saved"; readonly server: ServerCopy }
  | { readonly kind: "conflict"; readonly conflict: Conflict }
  | { readonly kind: "failed"; readonly reason: string };

/** Openings that were changed here and elsewhere since they were last the same. */
export interface Conflict {
  readonly openingIds: readonly string[];
  readonly theirs: ServerCopy;
}

interface SaverParts {
  readonly db: BrowserStore;
  readonly projectId: string;
  readonly journal: ProjectJournal;
  readonly remote: ProjectRemote;
  readonly listUnfinished: () => Promise<ReadonlySet<string>>;
}

/** Sends without an answer beyond this are forgotten, the oldest first. */
const MAX_UNANSWERED = 20;

/** Sends what differs from the server's copy. Tabs take turns, so they never overtake each other. */
export class ProjectSaver {
  readonly #parts: SaverParts;

  constructor(parts: SaverParts) {
    this.#parts = parts;
  }

  save(forced = false): Promise<SaveResult> {
    return this.#alone(() => this.#save(forced));
  }

  /** What the server was found to have, from wherever it came. */
  receive(theirs: ServerCopy): Promise<Conflict | undefined> {
    return this.#alone(() => this.#receive(theirs));
  }

  /** After this the openings are the server's, or mine on top of it: the next save decides nothing anew. */
  settle({ openingIds, theirs }: Conflict, choice: "mine" | "theirs"): Promise<void> {
    return this.#alone(async () => {
      const { journal } = this.#parts;
      const { server, unanswered } = await this.#readCopy();
      const agreed = agreedContent(server.content, unanswered, theirs.content);
      const { entry } = receiveContent(agreed, journal.state.content, theirs.content);
      await journal.append(entry);
      if (choice === "theirs") {
        await journal.append(takeTheirs(journal.state.content, theirs.content, openingIds));
      }
      await this.#keepServer(theirs);
    });
  }

  async #save(forced: boolean): Promise<SaveResult> {
    const { journal, remote, listUnfinished } = this.#parts;
    let isForced = forced;
    for (;;) {
      await journal.catchUp();
      const { server } = await this.#readCopy();
      const content = savableContent(journal.state.content, await listUnfinished());
      if (!isForced && !isDifferent(server.content, content)) return { kind: "saved", server };
      await this.#rememberSent(changedInputs(server.content.inputs, content.inputs));
      const outcome = await remote.save(server, content);
      if (outcome.kind === "refused") return { kind: "failed", reason: outcome.reason };
      if (outcome.kind === "saved") {
        const saved = { updatedAt: outcome.updatedAt, content };
        await this.#keepServer(saved);
        return { kind: "saved", server: saved };
      }
      const conflict = await this.#receive(outcome.server);
      if (conflict !== undefined) return { kind: "conflict", conflict };
      isForced = false;
    }
  }

  /** A conflict changes nothing here, so that it is found again until somebody settles it. */
  async #receive(theirs: ServerCopy): Promise<Conflict | undefined> {
    const { journal } = this.#parts;
    await journal.catchUp();
    const { server, unanswered } = await this.#readCopy();
    if (server.updatedAt === theirs.updatedAt) return undefined;
    const mine = journal.state.content;
    const agreed = agreedContent(server.content, unanswered, theirs.content);
    const { entry, conflicts } = receiveContent(agreed, mine, theirs.content);
    if (conflicts.length > 0) return { openingIds: conflicts, theirs };
    if (isDifferent(mine, theirs.content)) await journal.append(entry);
    await this.#keepServer(theirs);
    return undefined;
  }

  async #readCopy(): Promise<StoredCopy> {
    const { db, projectId } = this.#parts;
    const copy = await requireCopy(db, projectId);
    return { ...copy, unanswered: [...copy.unanswered, ...readSentOnLeaving(projectId)] };
  }

  #keepServer(server: ServerCopy): Promise<void> {
    forgetSentOnLeaving(this.#parts.projectId);
    return this.#changeCopy((copy) => ({ ...copy, server, unanswered: [] }));
  }

  #rememberSent(sent: Inputs): Promise<void> {
    return this.#changeCopy((copy) => ({
      ...copy,
      unanswered: [...copy.unanswered, sent].slice(-MAX_UNANSWERED),
    }));
  }

  #changeCopy(change: (copy: StoredCopy) => StoredCopy): Promise<void> {
    return changeCopy(this.#parts.db, this.#parts.projectId, change);
  }

  #alone<Result>(act: () => Promise<Result>): Promise<Result> {
    return navigator.locks.request(`photomap-save-${this.#parts.projectId}`, act);
  }
}

export function isDifferent(server: ProjectContent, mine: ProjectContent): boolean {
  return (
    Object.keys(changedDetails(server, mine)).length > 0 ||
    Object.keys(changedInputs(server.inputs, mine.inputs)).length > 0
  );
}
