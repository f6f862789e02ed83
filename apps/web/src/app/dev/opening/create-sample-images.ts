import type { Box } from "@photomap/geometry";
import { defaultPlacement, type OpeningImage } from "@photomap/project";
import { SAMPLE_PHOTOS } from "../../../ui/samples/sample-photos.ts";

interface SamplePhoto {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The sample photos with the sizes of their originals. */
const PHOTOS: readonly SamplePhoto[] = [
  { name: "forest-stream.jpg", url: SAMPLE_PHOTOS.forestStream, width: 2400, height: 1598 },
  { name: "two-dogs.jpg", url: SAMPLE_PHOTOS.twoDogs, width: 1598, height: 2400 },
  { name: "dandelions.jpg", url: SAMPLE_PHOTOS.dandelions, width: 2400, height: 1350 },
  { name: "autumn-mountain.jpg", url: SAMPLE_PHOTOS.autumnMountain, width: 2400, height: 1598 },
  { name: "sunset-summit.jpg", url: SAMPLE_PHOTOS.sunsetSummit, width: 2400, height: 1600 },
  { name: "mountain-trail.jpg", url: SAMPLE_PHOTOS.mountainTrail, width: 2400, height: 1800 },
  { name: "red-bowl.jpg", url: SAMPLE_PHOTOS.redBowl, width: 2400, height: 1624 },
  { name: "paint-brushes.jpg", url: SAMPLE_PHOTOS.paintBrushes, width: 1365, height: 1074 },
];

export function findSamplePhoto(index: number): SamplePhoto | undefined {
  return PHOTOS[index % PHOTOS.length];
}

const AT = "2024-06-01T12:00:00.000Z";

export function createSampleImage(
  id: string,
  size: { width: number; height: number },
  area: Box,
): OpeningImage {
  return {
    id,
    ...defaultPlacement(size, area),
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: size.width,
    imageHeight: size.height,
    createdTime: AT,
  };
}

export function createSampleImages(count: number, area: Box): OpeningImage[] {
  return Array.from({ length: count }, (_, index) => {
    const photo = findSamplePhoto(index);
    return createSampleImage(`sample-${index}`, photo ?? { width: 1, height: 1 }, area);
  });
}
