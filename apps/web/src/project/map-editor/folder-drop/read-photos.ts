import {
  type Design,
  findOpeningAtPlace,
  type Lookup,
  openLookup,
  type StoredLookup,
} from "@photomap/design";
import { type AssignablePhoto, type GpsMatch, toGpsMatch } from "@photomap/project";
import pLimit from "p-limit";
import type { PhotoRefusal } from "../../uploads/check-photo-file.ts";
import { type PreparedPhoto, preparePhoto } from "../../uploads/prepare-photo.ts";
import { getFolderName } from "../../uploads/read-dropped-files.ts";

export interface DroppedPhoto extends AssignablePhoto {
  readonly prepared: PreparedPhoto;
  /** The name of its folder; empty for a file chosen by itself. */
  readonly folder: string;
  /** The day on which the file was last saved, in local time: 2026-11-19. */
  readonly savedDay: string;
  readonly previewUrl: string;
  /** A small picture for lists of hundreds: decoded previews would take half a gigabyte. */
  readonly thumbUrl: string;
}

interface ReadingOptions {
  readonly design: Design;
  readonly lookup: Lookup | undefined;
  readonly signal: AbortSignal;
  readonly onPhoto: (photo: DroppedPhoto) => void;
  readonly onRefusal: (refusal: PhotoRefusal) => void;
}

/** Keeps the workers busy without holding many photos in memory. */
const MAX_CONCURRENT = 4;

/** Reads files and calls back in the order they are ready; rejects when the signal aborts. */
export async function readPhotos(files: readonly File[], options: ReadingOptions): Promise<void> {
  const { signal, onPhoto, onRefusal } = options;
  await pLimit(MAX_CONCURRENT).map(files, async (file, index) => {
    signal.throwIfAborted();
    const prepared = await preparePhoto(file, signal);
    signal.throwIfAborted();
    if (prepared.kind === "prepared")
      onPhoto(createReadPhoto(String(index), file, prepared, options));
    else onRefusal(prepared);
  });
}

function createReadPhoto(
  id: string,
  file: File,
  prepared: PreparedPhoto,
  options: ReadingOptions,
): DroppedPhoto {
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
    folder: getFolderName(file),
    savedDay: formatLocalDay(new Date(file.lastModified)),
    previewUrl: URL.createObjectURL(prepared.preview),
    thumbUrl: URL.createObjectURL(prepared.thumb),
  };
}

function formatLocalDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return [date.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

function findLocation(
  { latitude, longitude }: PreparedPhoto,
  { design, lookup }: ReadingOptions,
): GpsMatch | undefined {
  if (latitude === undefined || longitude === undefined || lookup === undefined) return undefined;
  return toGpsMatch(findOpeningAtPlace(design, lookup, { latitude, longitude }));
}

const lookups = new Map<string, Promise<Lookup | undefined>>();

/** Loads a lookup and keeps it for the life of the page: a folder may be dropped offline. */
export function loadLookup(baseId: string): Promise<Lookup | undefined> {
  const known = lookups.get(baseId);
  if (known !== undefined) return known;
  const loading = fetchLookup(baseId);
  lookups.set(baseId, loading);
  loading.catch(() => lookups.delete(baseId));
  return loading;
}

/** Resolves to undefined for a design without geography, such as a heart. */
async function fetchLookup(baseId: string): Promise<Lookup | undefined> {
  const response = await fetch(`/lookups/${baseId}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) {
    const cause = new Error(`The lookup of ${baseId} answered ${response.status}`);
    throw new Error("We couldn't load this map. Try again in a moment.", { cause });
  }
  const stored: StoredLookup = await response.json();
  return openLookup(stored);
}
