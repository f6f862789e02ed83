import { vi } from "vitest";
import { OURS } from "./api-settings.ts";

export interface LiveEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const WAIT = { timeout: 30_000, interval: 10 };

/** A client that reads the events of a project, without the heartbeats. */
export class LiveClient {
  readonly events: LiveEvent[] = [];
  readonly status: number;
  isEnded = false;
  readonly #ending: AbortController;

  private constructor(status: number, ending: AbortController) {
    this.status = status;
    this.#ending = ending;
  }

  static async open(
    address: string,
    projectId: string,
    cookie = "",
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LiveClient> {
    const ending = new AbortController();
    const answer = await fetch(`${address}/events/projects/${projectId}`, {
      headers: { ...OURS, ...headers, cookie },
      signal: ending.signal,
    });
    const client = new LiveClient(answer.status, ending);
    void client.#read(answer).catch(() => (client.isEnded = true));
    return client;
  }

  async #read({ body }: Response): Promise<void> {
    let text = "";
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (event === undefined || data === undefined || event === "heartbeat") continue;
        this.events.push({ event, data: JSON.parse(data) });
      }
    }
    this.isEnded = true;
  }

  list(event: string): readonly LiveEvent["data"][] {
    return this.events.filter((known) => known.event === event).map(({ data }) => data);
  }

  /** Waits until the last event of this name fulfills the condition. */
  async waitFor(
    event: string,
    isWanted: (data: LiveEvent["data"]) => boolean = () => true,
  ): Promise<LiveEvent["data"]> {
    return vi.waitUntil(() => {
      const last = this.list(event).at(-1);
      return last !== undefined && isWanted(last) ? last : undefined;
    }, WAIT);
  }

  waitForEnd(): Promise<boolean> {
    return vi.waitUntil(() => this.isEnded, WAIT);
  }

  close(): void {
    this.#ending.abort();
  }
}
