/** A photo that lies in the project already, by the hash of the file it came from. */
export interface PlacedPhoto {
  readonly sha256: string;
  readonly openingId: string;
  readonly imageId: string;
}

export interface Duplicate<Photo> {
  readonly photo: Photo;
  /** Where the same file lies already; empty when it only comes twice in what is added now. */
  readonly places: readonly PlacedPhoto[];
}

/** Which photos are a file that is placed already, or came earlier in the same list. */
export function findDuplicates<Photo extends { readonly sha256: string }>(
  photos: readonly Photo[],
  placed: Iterable<PlacedPhoto>,
): readonly Duplicate<Photo>[] {
  const placesByHash = Map.groupBy(placed, ({ sha256 }) => sha256);
  const seen = new Set<string>();
  return photos.flatMap((photo) => {
    const places = placesByHash.get(photo.sha256) ?? [];
    const isDuplicate = places.length > 0 || seen.has(photo.sha256);
    seen.add(photo.sha256);
    return isDuplicate ? [{ photo, places }] : [];
  });
}
