/** The parts of a project that tabs share through IndexedDB. */
export type ProjectPart = "journal" | "photos" | "serverCopy";

interface TabMessage {
  /** What the sender wrote; the receiver rereads only this. */
  readonly changed: readonly ProjectPart[];
}

/** Broadcasts between the tabs that have the same project open. */
export class ProjectTabs {
  readonly #channel: BroadcastChannel;
  #isClosed = false;

  constructor(projectId: string, onChanged: (parts: ReadonlySet<ProjectPart>) => void) {
    this.#channel = new BroadcastChannel(`photomap-project-${projectId}`);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) =>
      onChanged(new Set(data.changed)),
    );
  }

  /** Does nothing after close: an upload or a save may end later than its screen. */
  broadcast(...changed: ProjectPart[]): void {
    const message: TabMessage = { changed };
    if (!this.#isClosed) this.#channel.postMessage(message);
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }
}
