import { type Design, type Opening, type OutputOption, openingsOf } from "@photomap/design";
import { type Box, boxCenter, type Point } from "@photomap/geometry";
import { type Inputs, isIncluded, type OpeningImage } from "@photomap/project";

/** An opening as somebody meets it on the map. */
export interface Region {
  readonly opening: Opening;
  readonly box: Box;
  /** Where it has the most room. */
  readonly at: Point;
  readonly images: readonly OpeningImage[];
  readonly isIncluded: boolean;
  /** What it is called and what is in it. */
  readonly label: string;
}

const NOTHING: readonly OpeningImage[] = [];

/** By name: the order in which one goes through them without seeing them. */
export function listRegions(
  design: Pick<Design, "features">,
  inputs: Inputs,
  outputOption: OutputOption | undefined,
): Region[] {
  return openingsOf(design)
    .flatMap((opening): Region[] => {
      const { cut } = opening.layers;
      if (cut === undefined) return [];
      const input = inputs[opening.id];
      const images = input?.images ?? NOTHING;
      const isThere = isIncluded(opening, input, outputOption);
      const label = `${opening.name}: ${isThere ? describe(images.length) : "not included"}`;
      const at = opening.labelPoint ?? boxCenter(cut.box);
      return [{ opening, box: cut.box, at, images, isIncluded: isThere, label }];
    })
    .toSorted((a, b) => a.opening.name.localeCompare(b.opening.name, "en"));
}

function describe(photoCount: number): string {
  if (photoCount === 0) return "add a photo";
  return photoCount === 1 ? "1 photo" : `${photoCount} photos`;
}
