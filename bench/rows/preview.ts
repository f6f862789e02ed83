import { renderPreview } from "@photomap/render";
import { imagesOf, mapScene, type Page, progressScene, type SceneImage } from "@photomap/scene";
import sharp from "sharp";
import { type BenchMap, createBenchMap, type MapSize } from "../bench-map.ts";
import { measureCpuMs, type PreparedRow, type Row } from "../measure.ts";

const IN_FLIGHT = 3;
const PREVIEW_PX = 1024;

export const smallPreview = createPreviewRow("Preview of 50 openings, 150 photos (CPU)", 0.4, 15, {
  openings: 50,
  photos: 150,
});

export const largePreview = createPreviewRow(
  "Preview of 3,000 openings, 500 photos (CPU)",
  0.75,
  7,
  {
    openings: 3000,
    photos: 500,
  },
);

function createPreviewRow(name: string, ratio: number, rounds: number, size: MapSize): Row {
  return {
    name,
    floorName: "decode and resize the same stored 256 px photos, encode as many pixels",
    unit: "milliseconds",
    target: { kind: "at most", ratio },
    rounds,
    async prepare() {
      const map = await createBenchMap(size, 256);
      const { width, height } = map.design;
      return prepare({ width, height, ops: mapScene(map.design, map.inputs) }, map, PREVIEW_PX);
    },
  };
}

export const progressImage: Row = {
  name: "Progress image of 50 openings, blurred background (CPU)",
  floorName: "decode and resize the same photos without a blur, encode as many pixels",
  unit: "milliseconds",
  target: { kind: "at most", ratio: 0.8 },
  rounds: 15,
  async prepare() {
    const map = await createBenchMap({ openings: 50, photos: 50 }, 256);
    const page = progressScene({
      ...map,
      name: "Our journey",
      filledCount: 50,
      regionCount: 50,
      backdrop: "contextual",
    });
    return prepare(page, map, page.width);
  },
};

async function prepare(
  { width, height, ops }: Page,
  { openPhoto }: BenchMap,
  widthPx: number,
): Promise<PreparedRow> {
  const size = { widthPt: width, heightPt: height, widthPx };
  const draw = () => renderPreview({ displayList: ops, ...size, openPhoto, format: "jpeg" });
  const { data, info } = await sharp(await draw())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const floor = async () => {
    await resizeAll(imagesOf(ops), openPhoto, widthPx / width);
    await sharp(data, { raw: info }).jpeg({ quality: 85, optimizeCoding: false }).toBuffer();
  };
  return {
    subject: () => measureCpuMs(draw),
    floor: () => measureCpuMs(floor),
    close: () => Promise.resolve(),
  };
}

async function resizeAll(
  images: readonly SceneImage[],
  openPhoto: BenchMap["openPhoto"],
  pixelsPerPoint: number,
): Promise<void> {
  const waiting = [...images];
  const resizeNext = async (): Promise<void> => {
    for (let image = waiting.shift(); image !== undefined; image = waiting.shift()) {
      const [a, b, c, d] = image.matrix;
      const size = [Math.hypot(a, b), Math.hypot(c, d)].map((points) =>
        Math.max(1, Math.round(points * pixelsPerPoint)),
      );
      await sharp(await openPhoto(image.src), { failOn: "error", sequentialRead: true })
        .resize(size[0], size[1], { fit: "fill" })
        .raw()
        .toBuffer();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, resizeNext));
}
