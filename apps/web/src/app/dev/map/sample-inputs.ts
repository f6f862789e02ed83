import { type Design, type Opening, openingsOf } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import {
  defaultPlacement,
  type Inputs,
  MAX_IMAGES_PER_OPENING,
  type OpeningImage,
  type OpeningInput,
} from "@photomap/project";
import { SAMPLE_PHOTOS } from "../../../ui/samples/sample-photos.ts";

const AT = "2026-01-01T00:00:00.000Z";
const URLS = Object.values(SAMPLE_PHOTOS);
const SAMPLE_SIZE = { width: 4096, height: 2731 };

/** Distributes the photos evenly over the openings in alphabetical order. */
export function createSampleInputs(design: Design, photoCount: number): Inputs {
  const openings = openingsOf(design)
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const inputs: Record<string, OpeningInput> = {};
  let next = 0;
  for (const [index, opening] of openings.entries()) {
    const share = Math.ceil((photoCount - next) / (openings.length - index));
    const count = Math.min(MAX_IMAGES_PER_OPENING, share);
    if (count <= 0) continue;
    const images = Array.from({ length: count }, (_, i) =>
      placeSample(`sample-${next + i}`, strip(opening, i, count), SAMPLE_SIZE),
    );
    inputs[opening.id] = { type: "OPENING", images, modifiedAt: AT };
    next += count;
  }
  return inputs;
}

/** The part of the opening for one of several photos, side by side. */
function strip({ layers }: Opening, index: number, count: number): Box {
  const box = (layers.print ?? layers.cut)?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const width = box.width / count;
  return { ...box, x: box.x + index * width, width: box.width - index * width };
}

function placeSample(
  id: string,
  box: Box,
  size: { readonly width: number; readonly height: number },
): OpeningImage {
  return {
    id,
    ...defaultPlacement(size, box),
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: size.width,
    imageHeight: size.height,
    createdTime: AT,
  };
}

/** Object URLs of dropped photos; released with the page. */
const dropped = new Map<string, string>();

export async function addDroppedPhotos(
  opening: Opening,
  files: readonly File[],
  input: OpeningInput | undefined,
): Promise<OpeningInput> {
  const added = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await createImageBitmap(file);
      const id = crypto.randomUUID();
      dropped.set(id, URL.createObjectURL(file));
      return placeSample(id, strip(opening, 0, 1), { width, height });
    }),
  );
  return { type: "OPENING", images: [...(input?.images ?? []), ...added], modifiedAt: AT };
}

export function findSamplePhotoUrl(id: string): string | undefined {
  const number = Number(id.replace("sample-", ""));
  // A distinct URL per photo, as on a real map.
  return dropped.get(id) ?? `${URLS[number % URLS.length]}?photo=${number}`;
}
