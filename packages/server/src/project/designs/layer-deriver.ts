import { Worker } from "node:worker_threads";

interface PendingRequest {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/** Derives layers in a worker thread: a large map would block the process for seconds. */
export class LayerDeriver {
  #worker: Worker | undefined;
  readonly #pending = new Map<string, PendingRequest>();

  derive(id: string, text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      const worker = this.#start();
      // The worker keeps the process alive only while requests are pending.
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
      worker.postMessage({ id, text });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("./derive-worker.ts", import.meta.url));
    worker.on("message", ({ id, text }: { id: string; text: string }) => {
      this.#pending.get(id)?.resolve(text);
      this.#pending.delete(id);
      if (this.#pending.size === 0) worker.unref();
    });
    worker.on("error", (error: Error) => {
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
      this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
