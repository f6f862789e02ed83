import { isLeavingRecordKey } from "./leaving-records.ts";

/** The parts of a project that tabs share through IndexedDB; "unstored" through localStorage. */
export type ProjectPart = "journal" | "photos" | "serverCopy" | "unstored";

interface TabMessage {
  /** What the sender wrote; the receiver rereads only this. */
  readonly changed: readonly ProjectPart[];
}

/** Broadcasts between the tabs that have the same project open. */
export class ProjectTabChannel {
  readonly #channel: BroadcastChannel;
  readonly #closing = new AbortController();

  constructor(projectId: string, onChanged: (parts: ReadonlySet<ProjectPart>) => void) {
    this.#channel = new BroadcastChannel(`photomap-project-${projectId}`);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) =>
      onChanged(new Set(data.changed)),
    );
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue === null || !isLeavingRecordKey("unstored", projectId, key)) return;
      onChanged(new Set(["unstored"]));
    };
    addEventListener("storage", onStorage, { signal: this.#closing.signal });
  }

  /** Does nothing after close: an upload or a save may end later than its screen. */
  broadcast(...changed: ProjectPart[]): void {
    const message: TabMessage = { changed };
    if (!this.#closing.signal.aborted) this.#channel.postMessage(message);
  }

  close(): void {
    this.#closing.abort();
    this.#channel.close();
  }
}
