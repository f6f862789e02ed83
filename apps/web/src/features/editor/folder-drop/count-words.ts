/** 1 photo, 12 photos. */
export function countOf(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;
}

/** 487 photos in 31 states. */
export function describePlaces(
  photoCount: number,
  regionCount: number,
  { regionType, regionTypePlural }: { regionType: string; regionTypePlural: string },
): string {
  const photos = countOf(photoCount, "photo", "photos");
  return `${photos} in ${countOf(regionCount, regionType, regionTypePlural)}`;
}
