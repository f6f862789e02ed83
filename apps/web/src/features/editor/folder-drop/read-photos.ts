import { type Design, findOpeningAt, type Lookup } from "@photomap/design";
import { type AssignablePhoto, type MapLocation, toMapLocation } from "@photomap/project";
import type { PhotoRefusal } from "../../../uploads/admit-photo.ts";
import { type PreparedPhoto, preparePhoto } from "../../../uploads/prepare-photo.ts";

export interface ReadPhoto extends AssignablePhoto {
  readonly prepared: PreparedPhoto;
  readonly previewUrl: string;
  /** Lists and the map show hundreds: decoded, previews would take half a gigabyte. */
  readonly thumbUrl: string;
}

interface ReadingOptions {
  readonly design: Design;
  readonly lookup: Lookup | undefined;
  readonly signal: AbortSignal;
  readonly onPhoto: (photo: ReadPhoto) => void;
  readonly onRefusal: (refusal: PhotoRefusal) => void;
}

/** Enough to keep the workers busy, few enough to keep memory small. */
const AT_ONCE = 4;

/** Reads photos a few at a time, in no particular order; fails when it is stopped. */
export async function readPhotos(files: readonly File[], options: ReadingOptions): Promise<void> {
  const waiting = files.entries();
  const readOn = async () => {
    for (const [index, file] of waiting) {
      const prepared = await preparePhoto(file, options.signal);
      options.signal.throwIfAborted();
      if (prepared.kind === "prepared") options.onPhoto(describe(String(index), prepared, options));
      else options.onRefusal(prepared);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}

function describe(id: string, prepared: PreparedPhoto, options: ReadingOptions): ReadPhoto {
  const { name, sha256, width, height, timeTakenExif } = prepared;
  const location = findLocation(prepared, options);
  return {
    id,
    name,
    sha256,
    width,
    height,
    ...(timeTakenExif !== undefined && { timeTakenExif }),
    ...(location !== undefined && { location }),
    prepared,
    previewUrl: URL.createObjectURL(prepared.preview),
    thumbUrl: URL.createObjectURL(prepared.thumb),
  };
}

function findLocation(
  { latitude, longitude }: PreparedPhoto,
  { design, lookup }: ReadingOptions,
): MapLocation | undefined {
  if (latitude === undefined || longitude === undefined || lookup === undefined) return undefined;
  return toMapLocation(findOpeningAt(design, lookup, { latitude, longitude }));
}
