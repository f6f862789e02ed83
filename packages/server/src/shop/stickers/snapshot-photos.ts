import { getDerivativeKey, getMasterKey, isPhotoKey } from "../../photos/keys/photo-keys.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";

const MAX_CONCURRENT_COPIES = 4;
/** Enough for the preview of a sticker, so that it needs no master. */
const PREVIEW_EDGE_PX = 512;

/**
 * The key of a photo's copy in the media bucket; its files are below it as those of a photo are
 * below its key.
 */
export function getSnapshotPhotoKey(snapshotId: string, photoId: string): string {
  return `${getPrefix(snapshotId)}${photoId}`;
}

/**
 * Stores the photos with the snapshot, which outlives them. Idempotent: existing copies are kept.
 * Returns the ids of photos without a copy: not processed yet, rejected or deleted.
 */
export async function copySnapshotPhotos(
  storage: Storage,
  snapshotId: string,
  photoIds: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  const queue = new Set(photoIds).values();
  const work = async () => {
    for (const photoId of queue) {
      if (!(await copyPhoto(storage, snapshotId, photoId))) missing.push(photoId);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_COPIES }, work));
  return missing.toSorted();
}

/** Copies the master after the derivative: its presence means that both exist. */
async function copyPhoto(storage: Storage, snapshotId: string, photoId: string): Promise<boolean> {
  if (!isPhotoKey(photoId)) return false;
  const { mediaBucket: bucket } = storage;
  const copyKey = getSnapshotPhotoKey(snapshotId, photoId);
  if (await storage.has(bucket, getMasterKey(copyKey))) return true;
  const copy = (getKey: (key: string) => string) =>
    storage.copy({ bucket, key: getKey(photoId) }, { bucket, key: getKey(copyKey) });
  return (await copy(getPreviewKey)) && (await copy(getMasterKey));
}

export interface SnapshotPhoto {
  readonly snapshotId: string;
  readonly photoId: string;
  /** The master to print, or a copy of 512 pixels. */
  readonly size: "master" | "preview";
}

/** A photo as stored with the snapshot; undefined before it was copied. */
export function readSnapshotPhoto(
  storage: Storage,
  { snapshotId, photoId, size }: SnapshotPhoto,
): Promise<Buffer | undefined> {
  const key = getSnapshotPhotoKey(snapshotId, photoId);
  const stored = size === "master" ? getMasterKey(key) : getPreviewKey(key);
  return storage.read(storage.mediaBucket, stored);
}

export function removeSnapshotPhotos(storage: Storage, snapshotId: string): Promise<void> {
  return storage.removeAll(storage.mediaBucket, getPrefix(snapshotId));
}

function getPreviewKey(key: string): string {
  return getDerivativeKey(key, PREVIEW_EDGE_PX);
}

function getPrefix(snapshotId: string): string {
  return `snapshots/${snapshotId}/`;
}
