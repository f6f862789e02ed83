import type { OpeningImage } from "../project.ts";
import { findPhotoLocalTime } from "./photo-date.ts";

type Dated = Pick<OpeningImage, "timeTakenUser" | "timeTakenExif">;

interface Playable {
  readonly images: readonly Dated[];
}

export interface PlayStep<Region extends Playable> {
  readonly region: Region;
  /**
   * The year of the first photo; undefined when neither the user nor a camera dated a photo of the
   * region.
   */
  readonly year: number | undefined;
}

/**
 * Lists regions in the order in which "play the map" reveals them: by their earliest photo, in
 * local time, then those without a date. The time of the upload is not a date of the photo and does
 * not count.
 */
export function listPlaySteps<Region extends Playable>(
  regions: readonly Region[],
): readonly PlayStep<Region>[] {
  return regions
    .map((region) => ({ region, time: findFirstTime(region.images) }))
    .toSorted((a, b) => compareTimes(a.time, b.time))
    .map(({ region, time }) => ({
      region,
      year: time === undefined ? undefined : Number(time.slice(0, 4)),
    }));
}

function findFirstTime(images: readonly Dated[]): string | undefined {
  return images.flatMap((image) => findPhotoLocalTime(image) ?? []).toSorted()[0];
}

function compareTimes(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -1 : 1;
}
