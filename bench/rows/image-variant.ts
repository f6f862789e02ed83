import sharp from "sharp";
import { type BenchPhoto, download, openBenchPhotos } from "../bench-photos.ts";
import { measureMs, type PreparedRow, type Row } from "../measure.ts";
import { startServer } from "../server-process.ts";

const EDGE_PX = 512;
const COPIES = 4;
const WORKERS = 16;
const SHARP = "bare sharp, the same photos and settings, no network";
const IPX = "ipx, the same photos and settings from a folder";

/** Sixteen clients request every photo of the catalog four times, as JPEG of quality 100. */
export const firstVariant = createImageRow("first request", SHARP, 0.9);
export const storedVariant = createImageRow("later requests", SHARP, 0.9);
export const firstVariantToIpx = createImageRow("first request", IPX, 1);
export const storedVariantToIpx = createImageRow("later requests", IPX, 1);

function createImageRow(
  when: "first request" | "later requests",
  floorName: typeof SHARP | typeof IPX,
  ratio: number,
): Row {
  const against = floorName === IPX ? ", against ipx" : "";
  return {
    name: `Image service, 512 px variant, ${when}${against}`,
    floorName,
    unit: "per second",
    target: { kind: "at least", ratio },
    rounds: 5,
    prepare: () => prepare(when, floorName),
  };
}

async function prepare(when: string, floorName: string): Promise<PreparedRow> {
  const bench = await openBenchPhotos(EDGE_PX, COPIES);
  const ipx = floorName === IPX ? await startServer("./servers/ipx.ts", process.env) : undefined;
  const options = `s_${EDGE_PX}x${EDGE_PX},fit_inside,q_100,f_jpeg`;
  return {
    async subject() {
      if (when === "first request") await bench.removeVariants();
      const perSecond = await countPhotos(bench.photos, ({ url }) => download(url));
      // Variants are stored after the answers; storing must not slow the floor down.
      await bench.waitForVariants();
      return perSecond;
    },
    floor: () =>
      countPhotos(bench.photos, ({ name, original }) =>
        ipx === undefined ? resize(original) : download(`${ipx.url}/${options}/${name}`),
      ),
    note: () => "processed before; made from its derivative, stored in S3 after the answers",
    async close() {
      await ipx?.stop();
      await bench.close();
    },
  };
}

/** Photos per second, with concurrent workers that take each photo once. */
async function countPhotos(
  photos: readonly BenchPhoto[],
  act: (photo: BenchPhoto) => Promise<void>,
): Promise<number> {
  const pending = [...photos];
  const ms = await measureMs(() =>
    Promise.all(
      Array.from({ length: WORKERS }, async () => {
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) await act(next);
      }),
    ),
  );
  return photos.length / (ms / 1000);
}

async function resize(original: Buffer): Promise<void> {
  await sharp(original)
    .autoOrient()
    .resize({ width: EDGE_PX, height: EDGE_PX, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 100 })
    .toBuffer();
}
