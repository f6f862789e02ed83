import { parentPort } from "node:worker_threads";
import { type Design, deriveLayers } from "@photomap/design";

/** The other end of LayerDeriver: a design's text comes in, the text with all layers goes out. */
parentPort?.on("message", ({ id, text }: { id: string; text: string }) => {
  const design: Design = JSON.parse(text);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ id, text: JSON.stringify(deriveLayers(design)) });
});
