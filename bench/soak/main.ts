import { readFileSync } from "node:fs";
import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { describeLatencies, recordMs, toMs } from "../latencies.ts";
import { startServer } from "../server-process.ts";
import { createSaver, type Saver } from "./saver.ts";

/** `pnpm --filter @photomap/bench soak --minutes 10 --rate 220` saves at a constant rate and reports latency, failures and memory. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    rate: { type: "string", default: "220" },
    users: { type: "string", default: "60" },
  },
});
const rate = Number(values.rate);
const endMs = Number(values.minutes) * 60_000;

const test = await openTestBackend();
const environment = { ...readServiceEnvironment(), DATABASE_URL: test.databaseUrl };
const api = await startServer("./servers/api.ts", environment);
const savers: Saver[] = [];
for (let i = 0; i < Number(values.users); i += 1) {
  savers.push(await createSaver(test.backend, api.url, i));
}
console.log(`${savers.length} maps of ${Math.round((savers[0]?.mapBytes ?? 0) / 1024)} kB`);

/** Histograms make recording cheap. */
const whole = createHistogram();
const lastMinute = createHistogram();
const failures: unknown[] = [];
const memoryMb: number[] = [];
/** This process's event loop delay: the part of the latency that the machine causes. */
const pauses = monitorEventLoopDelay({ resolution: 5 });
pauses.enable();
const idle = [...savers];
const queued: number[] = [];
const began = performance.now();

/** Latency is measured from the planned time, so that a slow response does not reduce the load. */
async function send(saver: Saver, plannedMs: number): Promise<void> {
  try {
    await saver.save();
    const latencyMs = performance.now() - plannedMs;
    for (const histogram of [whole, lastMinute]) recordMs(histogram, latencyMs);
  } catch (error) {
    failures.push(error);
  }
  const next = queued.shift();
  if (next === undefined) idle.push(saver);
  else void send(saver, next);
}

let planned = 0;
const pace = setInterval(() => {
  const now = performance.now();
  for (; planned < ((now - began) / 1000) * rate; planned += 1) {
    const at = began + (planned / rate) * 1000;
    const saver = idle.shift();
    if (saver === undefined) queued.push(at);
    else void send(saver, at);
  }
}, 5);
const watch = setInterval(() => {
  memoryMb.push(readResidentMb(api.pid));
  report();
}, 60_000);

function report(): void {
  console.log({
    minutes: Math.round((performance.now() - began) / 6000) / 10,
    savesPerSecond: Math.round((whole.count / (performance.now() - began)) * 1000),
    ...describeLatencies(whole),
    p99MsOfLastMinute: toMs(lastMinute.percentile(99)),
    longestPauseMs: Math.round(pauses.max / 1e6),
    failures: failures.length,
    memoryMb: memoryMb.at(-1),
  });
  lastMinute.reset();
}

function readResidentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no memory`);
  return Math.round(Number(kilobytes) / 1024);
}

await delay(endMs);
clearInterval(pace);
clearInterval(watch);
memoryMb.push(readResidentMb(api.pid));
report();
console.log(`memory by the minute, MB: ${memoryMb.join(" ")}`);
if (failures.length > 0) console.log(failures[0]);
await api.stop();
await test.close();
process.exit(failures.length > 0 ? 1 : 0);
