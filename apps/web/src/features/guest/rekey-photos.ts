import type { Inputs } from "@photomap/project";

/** The same inputs with other names for some photos. */
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

/** The photo keeps its own name below another owner: sending it twice stores it once. */
export function keyBelow(prefix: string, photoId: string): string {
  return prefix + photoId.slice(photoId.lastIndexOf("/") + 1);
}
