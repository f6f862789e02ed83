import { readFileSync } from "node:fs";
import { ingestPhoto } from "../src/index.ts";

/** A separate process: peak memory is per process, and the parent holds the input of the bombs. */
const TRIES = 3;
const files = process.argv.slice(2).map((path) => readFileSync(path));
await ingestPhoto(readFileSync(new URL("../test-photos/two-dogs.jpg", import.meta.url)), [256]);
const before = peakMegabytes();
const outcomes: [reason: string, ms: number][] = [];
for (const file of files) {
  let best = Number.POSITIVE_INFINITY;
  let reason = "";
  for (let i = 0; i < TRIES; i += 1) {
    const startedAt = performance.now();
    const outcome = await ingestPhoto(file, [2048, 1024, 512, 256]);
    best = Math.min(best, performance.now() - startedAt);
    reason = outcome.kind === "rejected" ? outcome.reason : outcome.kind;
  }
  outcomes.push([reason, best]);
}
const addedMegabytes = peakMegabytes() - before;
process.stdout.write(JSON.stringify({ outcomes, addedMegabytes }));

function peakMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
