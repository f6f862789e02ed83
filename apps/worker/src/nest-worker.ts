import { parentPort, workerData } from "node:worker_threads";
import { nestOrders, type StickerOrder } from "@photomap/nesting";

/** The thread of nestInThread: answers with the layout of its orders. */
const orders: readonly StickerOrder[] = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(nestOrders(orders));
