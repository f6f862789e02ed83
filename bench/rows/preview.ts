import { renderPreview } from "@photomap/render";
import { completionScene, imagesOf, mapScene } from "@photomap/scene";
import sharp from "sharp";
import { type BenchMap, createBenchMap, type MapSize } from "../bench-map.ts";
import { measureMs } from "../measure-ms.ts";
import type { Row } from "../row.ts";

const IN_FLIGHT = 3;
const PREVIEW_PX = 1024;

export const smallPreview = previewRow("Preview of 50 openings, 150 photos", 0.4, 15, {
  openings: 50,
  photos: 150,
});

export const largePreview = previewRow("Preview of 3,000 openings, 500 photos", 0.75, 7, {
  openings: 3000,
  photos: 500,
});

function previewRow(name: string, ratio: number, rounds: number, size: MapSize): Row {
  return {
    name,
    floorName: "decode the stored 256 px photos",
    unit: "milliseconds",
    target: { kind: "at most", ratio },
    rounds,
    async prepare() {
      const map = await createBenchMap(size, 256);
      const displayList = mapScene(map.design, map.inputs);
      const { width: widthPt, height: heightPt } = map.design;
      const page = { displayList, widthPt, heightPt, widthPx: PREVIEW_PX, format: "jpeg" } as const;
      return {
        thing: () => measureMs(() => renderPreview({ ...page, openPhoto: map.openPhoto })),
        floor: () =>
          measureMs(() =>
            decodeAll(
              imagesOf(displayList).map(({ src }) => src),
              map,
            ),
          ),
        close: () => Promise.resolve(),
      };
    },
  };
}

export const progressImage: Row = {
  name: "Progress image of 50 openings, blurred background",
  floorName: "decode the same photos, blur one at full size, encode as many pixels",
  unit: "milliseconds",
  target: { kind: "at most", ratio: 0.8 },
  rounds: 15,
  async prepare() {
    const map = await createBenchMap({ openings: 50, photos: 50 }, 512);
    const { width, height, ops } = completionScene({
      ...map,
      name: "Our journey",
      doneCount: 50,
      regionCount: 50,
      backdrop: "contextual",
    });
    const page = { displayList: ops, widthPt: width, heightPt: height, widthPx: width };
    const [first = "", ...others] = imagesOf(ops).map(({ src }) => src);
    return {
      thing: () =>
        measureMs(() => renderPreview({ ...page, format: "jpeg", openPhoto: map.openPhoto })),
      floor: () =>
        measureMs(async () => {
          await decodeAll(others, map);
          await sharp(await map.openPhoto(first))
            .resize(width, height, { fit: "cover" })
            .blur(40)
            .jpeg({ quality: 85 })
            .toBuffer();
        }),
      close: () => Promise.resolve(),
    };
  },
};

async function decodeAll(ids: readonly string[], { openPhoto }: BenchMap): Promise<void> {
  const waiting = [...ids];
  const decodeNext = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await sharp(await openPhoto(id), { failOn: "error", sequentialRead: true })
        .raw()
        .toBuffer();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, decodeNext));
}
