import type { Inputs } from "@photomap/project";

/** Photos without an entry in `newIds` keep their ids. */
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

/** Keeps the last part of the key, so that a repeated upload overwrites the same object. */
export function createKeyForOwner(prefix: string, photoId: string): string {
  return prefix + photoId.slice(photoId.lastIndexOf("/") + 1);
}
