import { pickPlacement } from "../placement.ts";
import { MAX_IMAGES_PER_OPENING, type OpeningImage } from "../project.ts";

type InclusionStatus =
  | "none-in-map"
  | "partial-in-map"
  | "all-in-map-modified"
  | "all-in-map-exact";

export type AcceptStrategy = "add" | "overwrite" | "merge";

/**
 * Returns the part of an upload key that stays the same when an accepted photo is copied to the
 * owner: the name of the file without its folder.
 */
export function getPhotoFileName(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** Returns how much of a suggestion is in the map's opening, by photo and placement. */
export function getInclusionStatus(
  suggested: readonly OpeningImage[],
  present: readonly OpeningImage[],
): InclusionStatus {
  const byName = indexByName(present);
  const found = suggested.map((image) => ({ image, copy: byName.get(getPhotoFileName(image.id)) }));
  const included = found.filter(({ copy }) => copy !== undefined);
  if (included.length === 0) return "none-in-map";
  if (included.length < suggested.length) return "partial-in-map";
  const isExact = included.every(({ image, copy }) => copy && hasSamePlacement(image, copy));
  return isExact ? "all-in-map-exact" : "all-in-map-modified";
}

/** Lists what the owner can do with a suggestion besides hiding it. */
export function listAcceptStrategies(
  suggested: readonly OpeningImage[],
  present: readonly OpeningImage[],
): readonly AcceptStrategy[] {
  if (suggested.length === 0) return [];
  if (present.length === 0) return ["add"];
  switch (getInclusionStatus(suggested, present)) {
    case "all-in-map-exact":
      return [];
    case "all-in-map-modified":
      return ["overwrite"];
    default:
      return countMerged(suggested, present) <= MAX_IMAGES_PER_OPENING
        ? ["overwrite", "merge"]
        : ["overwrite"];
  }
}

/** Returns the suggested photos that the opening does not contain. */
export function listMissingImages(
  suggested: readonly OpeningImage[],
  present: readonly OpeningImage[],
): readonly OpeningImage[] {
  const byName = indexByName(present);
  return suggested.filter(({ id }) => !byName.has(getPhotoFileName(id)));
}

function countMerged(suggested: readonly OpeningImage[], present: readonly OpeningImage[]): number {
  return present.length + listMissingImages(suggested, present).length;
}

function indexByName(images: readonly OpeningImage[]): ReadonlyMap<string, OpeningImage> {
  return new Map(images.map((image) => [getPhotoFileName(image.id), image]));
}

function hasSamePlacement(a: OpeningImage, b: OpeningImage): boolean {
  return JSON.stringify(pickPlacement(a)) === JSON.stringify(pickPlacement(b));
}
