import { readFileSync } from "node:fs";
import { processPhoto } from "../src/index.ts";

/**
 * The number of tries. This file runs in a separate process: peak memory is per process, and the
 * parent holds the input of the bombs.
 */
const TRIES = 3;
const files = process.argv.slice(2).map((path) => readFileSync(path));
await processPhoto(readFileSync(new URL("../test-photos/two-dogs.jpg", import.meta.url)), [256]);
const peakBefore = peakMegabytes();
// CPU time: a busy machine does not change it.
const outcomes: [reason: string, cpuMs: number][] = [];
for (const file of files) {
  let best = Number.POSITIVE_INFINITY;
  let reason = "";
  for (let i = 0; i < TRIES; i += 1) {
    const before = process.cpuUsage();
    const outcome = await processPhoto(file, [2048, 1024, 512, 256]);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    reason = outcome.kind === "rejected" ? outcome.reason : outcome.kind;
  }
  outcomes.push([reason, best]);
}
const addedMegabytes = peakMegabytes() - peakBefore;
process.stdout.write(JSON.stringify({ outcomes, addedMegabytes }));

function peakMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
