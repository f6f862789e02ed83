import { parentPort } from "node:worker_threads";
import { type Design, deriveLayers } from "@photomap/design";

/** The worker of LayerDeriver: receives a design as JSON and answers with all layers added. */
parentPort?.on("message", ({ id, text }: { id: string; text: string }) => {
  const design: Design = JSON.parse(text);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ id, text: JSON.stringify(deriveLayers(design)) });
});
