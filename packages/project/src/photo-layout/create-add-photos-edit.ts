import type { Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { Edit } from "../edit.ts";
import type { OpeningEdit } from "../opening-edit.ts";
import { getPixelSize, getPrintOutline, pickPlacement } from "../placement.ts";
import { type Inputs, MAX_IMAGES_PER_OPENING, type OpeningImage } from "../project.ts";
import { arrangeBeside } from "./arrange-beside.ts";
import { isLayoutUnchanged } from "./find-photo-layout.ts";
import { arrangePhotos } from "./photo-layout.ts";

export interface OpeningPhotos {
  readonly opening: Opening;
  /** The photos in their default placement. */
  readonly images: readonly OpeningImage[];
}

interface AddPhotosOptions {
  /** Whether a photo alone in its opening covers the outline or keeps its default placement. */
  readonly alone: "cover" | "default";
}

/**
 * Creates one undoable edit that adds photos and never puts one over another:
 * - photos for an empty opening get the layout that crops them least;
 * - photos that join an unchanged layout get a new layout with all of them;
 * - photos that join others placed by hand get their share of the outline at its right or bottom
 *   side, above the others; all get a new layout where that would hide one.
 */
export function createAddPhotosEdit(
  additions: readonly OpeningPhotos[],
  inputs: Inputs,
  { alone }: AddPhotosOptions,
): Edit {
  const edits = additions.flatMap(({ opening, images }) => {
    const present = inputs[opening.id]?.images ?? [];
    const added = images.slice(0, MAX_IMAGES_PER_OPENING - present.length);
    const isAlone = present.length === 0 && added.length === 1;
    return isAlone && alone === "default"
      ? [addImages(opening, added, undefined)]
      : addToOpening(opening, present, added);
  });
  const [first] = edits;
  return edits.length === 1 && first !== undefined ? first : { type: "BATCH", edits };
}

function addToOpening(
  opening: Opening,
  present: readonly OpeningImage[],
  added: readonly OpeningImage[],
): OpeningEdit[] {
  const outline = getPrintOutline(opening);
  if (outline === undefined || added.length === 0) return [];
  const beside =
    present.length === 0 || isLayoutUnchanged(present, opening)
      ? undefined
      : arrangeBeside(present, added.map(getPixelSize), outline);
  if (beside !== undefined) return [addImages(opening, added, beside)];
  const boxes = arrangePhotos([...present, ...added].map(getPixelSize), outline);
  return [
    ...createPlaceEdits(opening.id, present, boxes),
    addImages(opening, added, boxes.slice(present.length)),
  ];
}

function addImages(
  { id }: Opening,
  images: readonly OpeningImage[],
  boxes: readonly Box[] | undefined,
): OpeningEdit {
  const placed = images.map((image, i) => ({ ...image, ...boxes?.[i] }));
  return { type: "ADD_IMAGES", openingId: id, images: placed };
}

/** Creates edits that place photos upright in their boxes; flips are kept. */
export function createPlaceEdits(
  openingId: string,
  images: readonly OpeningImage[],
  boxes: readonly Box[],
): OpeningEdit[] {
  return images.map((image, i) => ({
    type: "PLACE_IMAGE",
    openingId,
    imageId: image.id,
    placement: { ...pickPlacement(image), ...boxes[i], rotation: 0 },
  }));
}
