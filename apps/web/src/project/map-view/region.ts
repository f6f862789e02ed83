import {
  countsTowardTotal,
  type Design,
  type Opening,
  type OutputOption,
  openingsOf,
} from "@photomap/design";
import { type Box, boxCenter, type Point } from "@photomap/geometry";
import { type Inputs, isIncluded, type OpeningImage } from "@photomap/project";

/** An opening as the map shows it. */
export interface RegionView {
  readonly opening: Opening;
  readonly box: Box;
  /** The label point, inside the outline. */
  readonly at: Point;
  readonly images: readonly OpeningImage[];
  readonly isIncluded: boolean;
  /** Whether it is one of the regions that the progress counts. */
  readonly isCounted: boolean;
  /** Name and content, as read by screen readers. */
  readonly label: string;
  /** A problem of its photos, in words; part of the label. */
  readonly mark?: string;
  readonly suggestion?: RegionSuggestion;
}

/** Photos that others suggest for a region. */
export interface RegionSuggestion {
  /** The suggestions in words, as part of the label: "2 suggestions". */
  readonly text: string;
  /** Whether the photos of the region are suggested ones. */
  readonly isShown: boolean;
}

const NO_IMAGES: readonly OpeningImage[] = [];

/** Lists the regions, sorted by name: the order of the list and of keyboard navigation. */
export function listRegions(
  design: Pick<Design, "features">,
  inputs: Inputs,
  outputOption: OutputOption | undefined,
  emptyLabel = "add a photo",
): RegionView[] {
  return openingsOf(design)
    .flatMap((opening): RegionView[] => {
      const { cut } = opening.layers;
      if (cut === undefined) return [];
      const input = inputs[opening.id];
      const images = input?.images ?? NO_IMAGES;
      const isShown = isIncluded(opening, input, outputOption);
      const content = images.length === 0 ? emptyLabel : countPhotos(images.length);
      const label = `${opening.name}: ${isShown ? content : "not included"}`;
      const at = opening.labelPoint ?? boxCenter(cut.box);
      const isCounted = isShown && countsTowardTotal(opening, isShown);
      return [{ opening, box: cut.box, at, images, isIncluded: isShown, isCounted, label }];
    })
    .toSorted((a, b) => a.opening.name.localeCompare(b.opening.name, "en"));
}

/** Adds marks to the regions; returns the same list when there are none. */
export function addPhotoWarnings(
  regions: readonly RegionView[],
  marks: ReadonlyMap<string, string> | undefined,
): readonly RegionView[] {
  if (marks === undefined || marks.size === 0) return regions;
  return regions.map((region) => {
    const mark = region.isIncluded ? marks.get(region.opening.id) : undefined;
    return mark === undefined ? region : { ...region, mark, label: `${region.label}, ${mark}` };
  });
}

/** Adds suggestions to the regions; returns the same list when there are none. */
export function addSuggestions(
  regions: readonly RegionView[],
  suggestions: ReadonlyMap<string, RegionSuggestion> | undefined,
): readonly RegionView[] {
  if (suggestions === undefined || suggestions.size === 0) return regions;
  return regions.map((region) => {
    const { opening, label, isIncluded: isShown } = region;
    const suggestion = isShown ? suggestions.get(opening.id) : undefined;
    if (suggestion === undefined) return region;
    const before = suggestion.isShown ? `${opening.name}:` : `${label},`;
    return { ...region, suggestion, label: `${before} ${suggestion.text}` };
  });
}

function countPhotos(photoCount: number): string {
  return photoCount === 1 ? "1 photo" : `${photoCount} photos`;
}
