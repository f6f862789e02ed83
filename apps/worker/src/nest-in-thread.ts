import { Worker } from "node:worker_threads";
import type { NestResult, StickerOrder } from "@photomap/nesting";

/** Nests in a thread: large orders would block the process, and its heartbeats, for minutes. */
export function nestInThread(orders: readonly StickerOrder[]): Promise<NestResult> {
  return new Promise((resolve, reject) => {
    const url = new URL("./nest-worker.ts", import.meta.url);
    const worker = new Worker(url, { workerData: orders });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread ended without a layout")));
  });
}
