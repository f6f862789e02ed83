import type { Inputs } from "@photomap/project";
import { createPhotoKey } from "../uploads/upload-permit.ts";

/** Replaces the ids of photos; those without an entry in `newIds` keep theirs. */
export function rekeyPhotos(inputs: Inputs, newIds: ReadonlyMap<string, string>): Inputs {
  if (newIds.size === 0) return inputs;
  const rekeyed = Object.entries(inputs).map(([openingId, input]) => {
    const images = input.images.map((image) => ({
      ...image,
      id: newIds.get(image.id) ?? image.id,
    }));
    return [openingId, { ...input, images }] as const;
  });
  return Object.fromEntries(rekeyed);
}

/** Returns a key with the same last part, so that a repeated upload overwrites the same object. */
export function createKeyForOwner(prefix: string, photoId: string): string {
  return prefix + photoId.slice(photoId.lastIndexOf("/") + 1);
}

/** New keys by the ids of photos that get a second copy. */
export function createPhotoCopyKeys(
  prefix: string,
  photos: readonly { readonly id: string }[],
): ReadonlyMap<string, string> {
  return new Map(photos.map(({ id }) => [id, createPhotoKey(prefix, getExtension(id))]));
}

function getExtension(id: string): string {
  return /\.[a-z]+$/i.exec(id)?.[0] ?? ".jpg";
}
