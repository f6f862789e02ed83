import { AdmissionBudget, type Backend, type IngestPhoto, type Lane } from "@photomap/server";
import type { Logger } from "pino";
import { runRender } from "./run-render.ts";

/** A 24x36 sheet at 300 dpi has 78 million; with a small one beside it both cores are busy. */
const MAX_CONCURRENT_PIXELS = 100_000_000;

/** In the order of their rank in the pixel budget. */
const LANES: readonly { readonly lane: Lane; readonly concurrency: number }[] = [
  { lane: "interactive", concurrency: 2 },
  { lane: "print", concurrency: 2 },
  { lane: "backfill", concurrency: 1 },
];

export async function addRenderJobs(
  backend: Backend,
  log: Logger,
  ingest: IngestPhoto,
): Promise<void> {
  const { queue, renders } = backend;
  const budget = new AdmissionBudget(MAX_CONCURRENT_PIXELS);
  for (const [rank, { lane, concurrency }] of LANES.entries()) {
    await queue.work(
      `render-${lane}`,
      ({ renderId, pixels }) =>
        budget.run({ weight: pixels, rank }, () =>
          runRender({ ...backend, ingest }, log, renderId),
        ),
      { concurrency },
    );
  }
  await queue.work("render-failed", ({ renderId }) => renders.fail(renderId));
  await queue.work("purge-renders", () => purgeRenders(backend, log));
}

async function purgeRenders(
  { renders, projects }: Pick<Backend, "renders" | "projects">,
  log: Logger,
): Promise<void> {
  const files = await renders.purgeExpired();
  const snapshots = await projects.purgeSnapshots();
  if (files + snapshots > 0) log.info({ files, snapshots }, "old renders removed");
}
