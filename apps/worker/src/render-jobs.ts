import type { Backend, Lane } from "@photomap/server";
import type { Logger } from "pino";
import { PixelBudget } from "./pixel-budget.ts";
import { runRender } from "./run-render.ts";

/** A 24x36 sheet at 300 dpi is 78 million; with a postcard beside it, two cores are busy. */
const PIXELS_AT_ONCE = 100_000_000;

/** Somebody looks at a spinner, somebody waits for paper, nobody waits. */
const LANES: readonly { readonly lane: Lane; readonly atOnce: number }[] = [
  { lane: "interactive", atOnce: 2 },
  { lane: "print", atOnce: 2 },
  { lane: "backfill", atOnce: 1 },
];

export async function addRenderJobs(backend: Backend, log: Logger): Promise<void> {
  const { queue, renders } = backend;
  const budget = new PixelBudget(PIXELS_AT_ONCE);
  for (const [rank, { lane, atOnce }] of LANES.entries()) {
    await queue.work(
      `render-${lane}`,
      ({ renderId, pixels }) =>
        budget.spend({ pixels, rank }, () => runRender(backend, log, renderId)),
      { atOnce },
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
