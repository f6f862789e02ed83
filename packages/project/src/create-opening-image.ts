import type { Opening } from "@photomap/design";
import { defaultPlacement, getPrintArea } from "./placement.ts";
import type { OpeningImage } from "./project.ts";

/** A stored photo before it is placed; width and height are its upright pixels. */
interface NewPhoto
  extends Pick<
    OpeningImage,
    | "id"
    | "createdTime"
    | "originalWidth"
    | "originalHeight"
    | "timeTakenExif"
    | "latitude"
    | "longitude"
  > {
  readonly width: number;
  readonly height: number;
}

/** Places a photo in its default placement; undefined for an opening without an outline. */
export function createOpeningImage(photo: NewPhoto, opening: Opening): OpeningImage | undefined {
  const area = getPrintArea(opening);
  if (area === undefined) return undefined;
  const { id, width, height, createdTime, timeTakenExif, latitude, longitude } = photo;
  const { originalWidth, originalHeight } = photo;
  return {
    id,
    ...defaultPlacement({ width, height }, area),
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: width,
    imageHeight: height,
    ...(originalWidth !== undefined &&
      originalHeight !== undefined && { originalWidth, originalHeight }),
    createdTime,
    ...(timeTakenExif !== undefined && { timeTakenExif }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}
