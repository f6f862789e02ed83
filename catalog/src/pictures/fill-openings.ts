import { type Design, type Opening, openingsOf } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { mapScene } from "@photomap/scene";
import { DEMO_CROPS, type DemoCrop, type PhotoSizes } from "./demo-photos.ts";

type Inputs = Parameters<typeof mapScene>[1];
type OpeningImage = Inputs[string]["images"][number];

/** Fixed, so that the pictures are reproducible. */
const TIME = "2026-01-01T00:00:00.000Z";

/** Points; beyond this distance a repeated photo is not noticeable. */
const MAX_DISTANCE = 1400;

/** Puts a photo into every opening, with equal photos as far apart as possible. */
export function fillOpenings(design: Pick<Design, "features">, sizes: PhotoSizes): Inputs {
  const placed: { crop: DemoCrop; box: Box }[] = [];
  const inputs: Record<string, Inputs[string]> = {};
  for (const opening of openingsOf(design).toSorted((a, b) => measureArea(b) - measureArea(a))) {
    const box = opening.layers.cut?.box;
    if (box === undefined || !opening.enabled) continue;
    const crop = chooseCrop(box, placed, sizes);
    placed.push({ crop, box });
    inputs[opening.id] = {
      type: "OPENING",
      images: [placeCrop(crop, box, sizes)],
      modifiedAt: TIME,
    };
  }
  return inputs;
}

function measureArea({ layers }: Opening): number {
  return layers.cut === undefined ? 0 : layers.cut.box.width * layers.cut.box.height;
}

function chooseCrop(
  box: Box,
  placed: readonly { crop: DemoCrop; box: Box }[],
  sizes: PhotoSizes,
): DemoCrop {
  let best = { crop: DEMO_CROPS[0] as DemoCrop, score: -1 };
  for (const crop of DEMO_CROPS) {
    const gaps = placed.flatMap((other) => {
      if (other.crop.photo !== crop.photo) return [];
      return distance(box, other.box) * (other.crop === crop ? 1 : 1.2);
    });
    const score =
      Math.min(MAX_DISTANCE, ...gaps) * computeFit(crop, box, sizes) * (crop.weight ?? 1);
    if (score > best.score) best = { crop, score };
  }
  return best.crop;
}

function distance(a: Box, b: Box): number {
  const dx = a.x + a.width / 2 - b.x - b.width / 2;
  const dy = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.hypot(dx, dy);
}

/** 1 when nothing of the photo is cropped; less when its aspect ratio differs from the opening. */
function computeFit({ photo }: DemoCrop, box: Box, sizes: PhotoSizes): number {
  const { width, height } = sizes[photo] ?? { width: 1, height: 1 };
  const ratio = width / height / (box.width / box.height);
  return Math.min(ratio, 1 / ratio) ** 0.5;
}

function placeCrop({ photo, focus, zoom, flipX = false }: DemoCrop, box: Box, sizes: PhotoSizes) {
  const pixels = sizes[photo];
  if (pixels === undefined) throw new Error(`No demo photo is called ${photo}`);
  const scale = zoom * Math.max(box.width / pixels.width, box.height / pixels.height);
  const width = pixels.width * scale;
  const height = pixels.height * scale;
  const across = flipX ? 1 - focus[0] : focus[0];
  return {
    id: photo,
    x: clamp(box.x + box.width / 2 - across * width, box.x + box.width - width, box.x),
    y: clamp(box.y + box.height / 2 - focus[1] * height, box.y + box.height - height, box.y),
    width,
    height,
    rotation: 0,
    flipX,
    flipY: false,
    imageWidth: pixels.width,
    imageHeight: pixels.height,
    createdTime: TIME,
  } satisfies OpeningImage;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
