import { readFile } from "node:fs/promises";
import { renderPreview, renderSheet, resizePhoto } from "@photomap/render";
import { makeImage, makeInput, openTestBackend } from "@photomap/testing";
import { Pool } from "pg";
import sharp from "sharp";
import { createBenchProject, saveInputs } from "./bench-project.ts";
import { createBenchSheet, type SheetSize } from "./bench-sheet.ts";

/** Measures the figures of one machine for the capacity table of docs/scale.md. */
const CORES = 2;
const WRITERS = 8;
const LOAD_SECONDS = 3;
const PHOTO = new URL("../catalog/photos/mountain-trail.jpg", import.meta.url);
const SMALL = { widthPt: 576, heightPt: 720, columns: 1, rows: 3, photosPerOpening: 2 };
const LARGE = { widthPt: 1728, heightPt: 2592, columns: 3, rows: 4, photosPerOpening: 3 };

async function measureCpuSeconds(times: number, act: () => Promise<unknown>): Promise<number> {
  await act();
  const before = process.cpuUsage();
  for (let i = 0; i < times; i += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / times;
}

async function measureSheetSeconds(size: SheetSize, times: number): Promise<number> {
  const sheet = await createBenchSheet(size);
  const seconds = await measureCpuSeconds(times, () => renderSheet({ ...sheet, dpi: 300 }));
  await sheet.close();
  return seconds;
}

async function measureSaves(): Promise<{ perSecond: number; logBytes: number }> {
  const test = await openTestBackend();
  const pool = new Pool({ connectionString: test.databaseUrl, max: 1 });
  const benches = await Promise.all(
    Array.from({ length: WRITERS }, () => createBenchProject(test.backend, 150)),
  );
  const position = async () =>
    Number((await pool.query("select pg_current_wal_lsn() - '0/0' as at")).rows[0].at);
  const before = await position();
  let saves = 0;
  const perSecond = await countPerSecond(WRITERS, async (writer) => {
    const bench = benches[writer];
    if (bench === undefined) throw new Error(`No project for writer ${writer}`);
    const image = makeImage(bench.owner.identity, { ...bench.box, id: bench.photoId });
    const inputs = { [bench.openingId]: makeInput([image]) };
    benches[writer] = { ...bench, project: await saveInputs(test.backend, bench, inputs) };
    saves += 1;
  });
  const logBytes = ((await position()) - before) / saves;
  await pool.end();
  await test.close();
  return { perSecond, logBytes };
}

/** Completions of `act` per second with this many concurrent workers. */
async function countPerSecond(
  workers: number,
  act: (worker: number) => Promise<void>,
): Promise<number> {
  const began = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() - began < LOAD_SECONDS * 1000) {
        await act(worker);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - began) / 1000);
}

const saves = await measureSaves();
const photo = await sharp(await readFile(PHOTO))
  .resize(4000, 3000, { fit: "cover" })
  .jpeg()
  .toBuffer();
const preview = await createBenchSheet(LARGE);
console.log({
  savesPerSecondPerCore: Math.round(saves.perSecond / CORES),
  logBytesPerSave: Math.round(saves.logBytes),
  resizeCpuMs:
    1000 * (await measureCpuSeconds(20, () => resizePhoto(photo, { edgePx: 512, format: "jpeg" }))),
  pictureCpuSeconds: await measureCpuSeconds(3, () =>
    renderPreview({ ...preview, widthPx: 1080, format: "jpeg" }),
  ),
  sheet8x10CpuSeconds: await measureSheetSeconds(SMALL, 5),
  sheet24x36CpuSeconds: await measureSheetSeconds(LARGE, 2),
});
await preview.close();
process.exit(0);
