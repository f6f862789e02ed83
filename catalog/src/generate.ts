import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { DESIGN_JOBS, GEOGRAPHIES } from "./families/index.ts";
import { type Files, formatIndex, formatJson } from "./steps/write.ts";
import { createLookup } from "./steps/write-lookup.ts";

/** Builds the whole catalog on all processors; the result never depends on how many there are. */
export async function generateCatalog(): Promise<Files> {
  const built = await buildDesigns(DESIGN_JOBS.map(({ id }) => id));
  const designs = new Map(DESIGN_JOBS.map(({ id }) => [`designs/${id}.json`, built.get(id)!]));
  const lookups = GEOGRAPHIES.map((geography): [string, string] => [
    `generated/lookups/${geography.baseId}.json`,
    formatJson(createLookup(geography)),
  ]);
  return new Map([...designs, ...lookups, ["generated/index.json", formatIndex(designs)]]);
}

async function buildDesigns(ids: readonly string[]): Promise<Map<string, string>> {
  const waiting = [...ids];
  const built = new Map<string, string>();
  const workers = Array.from({ length: availableParallelism() }, () => runWorker(waiting, built));
  await Promise.all(workers);
  return built;
}

function runWorker(waiting: string[], built: Map<string, string>): Promise<void> {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const id = waiting.shift();
      if (id === undefined) return void worker.terminate().then(() => resolve());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      return worker.postMessage(id);
    };
    worker.on("error", reject);
    worker.on("message", ({ id, text }: { id: string; text: string }) => {
      built.set(id, text);
      next();
    });
    next();
  });
}
