import { randomUUID } from "node:crypto";
import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeInput, openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { createBenchProject, saveInputs } from "../bench-project.ts";
import { describeLatencies, recordMs, toMs } from "../latencies.ts";
import { startServer } from "../server-process.ts";
import { openViewer, type Update } from "./viewer.ts";

/**
 * `pnpm --filter @photomap/bench live --viewers 200 --saves 20`: the time from the start of a save
 * until its event and the new content reach every viewer of one project. Fails when the 99th
 * percentile of the events is over 2 s.
 */
const { values } = parseArgs({
  options: {
    viewers: { type: "string", default: "200" },
    saves: { type: "string", default: "20" },
    photos: { type: "string", default: "51" },
  },
});
const MAX_EVENT_MS = 2_000;
const viewerCount = Number(values.viewers);

const REDIS_PREFIX = `bench-${randomUUID()}:`;
const test = await openTestBackend({ REDIS_PREFIX });
const environment = {
  ...readServiceEnvironment(),
  DATABASE_URL: test.databaseUrl,
  REDIS_PREFIX,
};
const api = await startServer("./servers/api.ts", environment);
const bench = await createBenchProject(test.backend, Number(values.photos));
let { project } = bench;

let updates: Update[] = [];
await Promise.all(
  Array.from({ length: viewerCount }, () =>
    openViewer(api.url, project.id, (update) => updates.push(update)),
  ),
);
await Promise.all(updates.map(({ contentAt }) => contentAt));
console.log(`${viewerCount} viewers of a project with ${values.photos} photos are connected`);

const events = createHistogram();
const contents = createHistogram();
/** This process's event loop delay: the part of the latency that the machine causes. */
const pauses = monitorEventLoopDelay({ resolution: 5 });
pauses.enable();
for (let i = 0; i < Number(values.saves); i += 1) {
  updates = [];
  const startedAt = performance.now();
  const background = `#${i.toString(16).padStart(6, "0")}`;
  const inputs = { [bench.openingId]: makeInput([], { background }) };
  project = await saveInputs(test.backend, { ...bench, project }, inputs);
  while (updates.length < viewerCount) await delay(5);
  for (const { eventAt, contentAt } of updates) {
    recordMs(events, eventAt - startedAt);
    recordMs(contents, (await contentAt) - startedAt);
  }
}

console.log({ events: describeLatencies(events), contents: describeLatencies(contents) });
console.log({ updates: events.count, longestPauseMs: Math.round(pauses.max / 1e6) });
await api.stop();
await test.close();
process.exit(toMs(events.percentile(99)) > MAX_EVENT_MS ? 1 : 0);
