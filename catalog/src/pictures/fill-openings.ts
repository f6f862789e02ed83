import { type Design, findOpening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { mapScene } from "@photomap/scene";
import { type AssignedPhoto, assignPhotos } from "./assign-photos.ts";
import type { PhotoSizes } from "./demo-photos.ts";

type Inputs = Parameters<typeof mapScene>[1];
type OpeningImage = Inputs[string]["images"][number];

/** A fixed time keeps the pictures reproducible. */
const TIME = "2026-01-01T00:00:00.000Z";

/** The crops of a photo that a map repeats, in order. The shift is a share of the photo's size. */
const CROPS = [
  { shift: [0, 0], zoom: 1, flipX: false },
  { shift: [0.08, 0.05], zoom: 1.35, flipX: true },
  { shift: [-0.15, -0.05], zoom: 1.6, flipX: false },
  { shift: [-0.1, 0.15], zoom: 1.9, flipX: true },
] as const;

/** Puts a photo into every opening; the photo's id is its name. */
export function fillOpenings(
  design: Pick<Design, "baseId" | "features">,
  sizes: PhotoSizes,
): Inputs {
  const inputs: Record<string, Inputs[string]> = {};
  for (const [openingId, assigned] of assignPhotos(design, sizes)) {
    const { print, cut } = findOpening(design, openingId)?.layers ?? {};
    const box = (print ?? cut)?.box;
    if (box === undefined) continue;
    const images = [placePhoto(assigned, box, sizes)];
    inputs[openingId] = { type: "OPENING", images, modifiedAt: TIME };
  }
  return inputs;
}

/** Leaves out the openings that repeat a photo or show one of `otherPhotos`. */
export function withoutRepeats(inputs: Inputs, otherPhotos: Iterable<string> = []): Inputs {
  const shown = new Set(otherPhotos);
  const entries = Object.entries(inputs).filter(([, { images }]) => {
    const isNew = images.every(({ id }) => !shown.has(id));
    for (const { id } of images) shown.add(id);
    return isNew;
  });
  return Object.fromEntries(entries);
}

function placePhoto({ photo, use }: AssignedPhoto, box: Box, sizes: PhotoSizes): OpeningImage {
  const pixels = sizes[photo.name];
  if (pixels === undefined) throw new Error(`No demo photo is called ${photo.name}`);
  const { shift, zoom, flipX } = CROPS[use % CROPS.length] ?? CROPS[0];
  const scale = zoom * Math.max(box.width / pixels.width, box.height / pixels.height);
  const width = pixels.width * scale;
  const height = pixels.height * scale;
  const focusX = photo.focus[0] + shift[0];
  const focusY = photo.focus[1] + shift[1];
  const across = flipX ? 1 - focusX : focusX;
  return {
    id: photo.name,
    x: clamp(box.x + box.width / 2 - across * width, box.x + box.width - width, box.x),
    y: clamp(box.y + box.height / 2 - focusY * height, box.y + box.height - height, box.y),
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
