import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { DESIGN_JOBS, GEOGRAPHIES } from "./families/index.ts";
import { type Files, findDifferences, formatIndex, formatJson, writeFiles } from "./steps/write.ts";
import { createLookup } from "./steps/write-lookup.ts";

const started = performance.now();
const files = await generateCatalog();
const seconds = ((performance.now() - started) / 1000).toFixed(0);
if (process.argv.includes("--check")) {
  const differences = findDifferences(files);
  for (const path of differences) console.error(`differs: ${path}`);
  console.log(`${files.size} files built in ${seconds} s, ${differences.length} differ`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  writeFiles(files);
  console.log(`${files.size} files written in ${seconds} s`);
}

/** Builds the catalog with one worker thread per processor; their number changes nothing. */
async function generateCatalog(): Promise<Files> {
  const built = await buildDesigns(DESIGN_JOBS.map(({ id }) => id));
  const designs = new Map(DESIGN_JOBS.map(({ id }) => [`designs/${id}.json`, built.get(id)!]));
  const lookups = GEOGRAPHIES.map((geography): [string, string] => [
    `generated/lookups/${geography.baseId}.json`,
    formatJson(createLookup(geography)),
  ]);
  return new Map([...designs, ...lookups, ["generated/index.json", formatIndex(designs)]]);
}

async function buildDesigns(ids: readonly string[]): Promise<Map<string, string>> {
  const pending = [...ids];
  const built = new Map<string, string>();
  const workers = Array.from({ length: availableParallelism() }, () => runWorker(pending, built));
  await Promise.all(workers);
  return built;
}

function runWorker(pending: string[], built: Map<string, string>): Promise<void> {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const id = pending.shift();
      if (id === undefined) return void worker.terminate().then(() => resolve());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker thread has no origin.
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
