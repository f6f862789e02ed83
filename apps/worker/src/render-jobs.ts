import { AdmissionBudget, type Backend, type Lane, type PhotoProcessor } from "@photomap/server";
import type { Logger } from "pino";
import { runRender } from "./run-render.ts";
import { runStickerSheets } from "./run-sticker-sheets.ts";

/**
 * The pixels of concurrent renders. A 24x36 sheet at 300 dpi has 78 million; with a small one
 * beside it both cores are busy.
 */
const MAX_CONCURRENT_PIXELS = 100_000_000;

/**
 * The pixels that count for sticker sheets: photos are drawn one after another, and embedded at the
 * size of their stickers.
 */
const PIXELS_OF_STICKER_SHEETS = 40_000_000;
const STICKER_SHEETS_FAILED = "We couldn't draw the sheets. Try again.";

/** The lanes of renders, in the order of their rank in the pixel budget. */
const LANES: readonly { readonly lane: Lane; readonly concurrency: number }[] = [
  { lane: "interactive", concurrency: 2 },
  { lane: "print", concurrency: 2 },
  { lane: "backfill", concurrency: 1 },
];

const PRINT_RANK = 1;

export async function addRenderJobs(
  backend: Backend,
  log: Logger,
  processPhoto: PhotoProcessor,
): Promise<void> {
  const { queue, renders, stickerSheets } = backend;
  const budget = new AdmissionBudget(MAX_CONCURRENT_PIXELS);
  for (const [rank, { lane, concurrency }] of LANES.entries()) {
    await queue.work(
      `render-${lane}`,
      ({ renderId, pixels }) =>
        budget.run({ weight: pixels, rank }, () =>
          runRender({ ...backend, processPhoto }, log, renderId),
        ),
      { concurrency },
    );
  }
  await queue.work("render-sticker-sheets", ({ setId }) =>
    budget.run({ weight: PIXELS_OF_STICKER_SHEETS, rank: PRINT_RANK }, () =>
      runStickerSheets({ ...backend, processPhoto }, log, setId),
    ),
  );
  await queue.work("sticker-sheets-failed", ({ setId }) =>
    stickerSheets.fail(setId, STICKER_SHEETS_FAILED),
  );
  await queue.work("render-failed", ({ renderId }) => renders.fail(renderId));
  await queue.work("purge-renders", () => purgeRenders(backend, log));
}

async function purgeRenders(
  { renders, projects, stickerSheets }: Pick<Backend, "renders" | "projects" | "stickerSheets">,
  log: Logger,
): Promise<void> {
  const files = await renders.purgeExpired();
  const snapshots = await projects.purgeSnapshots();
  const sheetSets = await stickerSheets.purge();
  if (files + snapshots + sheetSets > 0) {
    log.info({ files, snapshots, sheetSets }, "old renders removed");
  }
}
