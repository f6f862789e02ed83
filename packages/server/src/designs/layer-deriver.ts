import { Worker } from "node:worker_threads";

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/** Layers of a large map take a second or two: in a thread of its own nobody else waits for them. */
export class LayerDeriver {
  #thread: Worker | undefined;
  readonly #waiting = new Map<string, Waiting>();

  derive(id: string, text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const thread = this.#start();
      // It keeps the process alive only while somebody waits.
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      thread.postMessage({ id, text });
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    if (this.#thread !== undefined) return this.#thread;
    const thread = new Worker(new URL("./derive-thread.ts", import.meta.url));
    thread.on("message", ({ id, text }: { id: string; text: string }) => {
      this.#waiting.get(id)?.resolve(text);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) thread.unref();
    });
    thread.on("error", (error: Error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
      this.#thread = undefined;
    });
    this.#thread = thread;
    return thread;
  }
}
