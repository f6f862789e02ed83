import { parentPort, workerData } from "node:worker_threads";
import { nestOrders, type StickerOrder } from "@photomap/nesting";

/** The orders that nestInThread gives this thread, which answers with their layout. */
const orders: readonly StickerOrder[] = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(nestOrders(orders));
