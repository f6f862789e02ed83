import { readFileSync } from "node:fs";
import { ingestPhoto } from "../src/index.ts";

/** In a process of its own, which never held what the bombs were made of: peak memory is a process's. */
const TRIES = 3;
const files = process.argv.slice(2).map((path) => readFileSync(path));
await ingestPhoto(readFileSync(new URL("../test-photos/two-dogs.jpg", import.meta.url)), [256]);
const before = peakMegabytes();
const outcomes: [reason: string, ms: number][] = [];
for (const file of files) {
  let best = Number.POSITIVE_INFINITY;
  let reason = "";
  for (let i = 0; i < TRIES; i += 1) {
    const began = performance.now();
    const outcome = await ingestPhoto(file, [2048, 1024, 512, 256]);
    best = Math.min(best, performance.now() - began);
    reason = outcome.kind === "rejected" ? outcome.reason : outcome.kind;
  }
  outcomes.push([reason, best]);
}
const risenMegabytes = peakMegabytes() - before;
process.stdout.write(JSON.stringify({ outcomes, risenMegabytes }));

function peakMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
