import type { Opening } from "@photomap/design";
import type { Edit } from "../edit.ts";
import type { AddImages } from "../opening-edit.ts";
import type { Inputs, OpeningImage } from "../project.ts";
import { arrangePhotos } from "./arrange-photos.ts";

export interface OpeningPhotos {
  readonly opening: Opening;
  readonly images: readonly OpeningImage[];
}

/** One undoable batch. New photos are arranged side by side, below existing ones. */
export function createAddPhotosEdit(additions: readonly OpeningPhotos[], inputs: Inputs): Edit {
  const edits = additions.flatMap(({ opening, images }): AddImages[] => {
    const box = opening.layers.print?.box;
    if (box === undefined || images.length === 0) return [];
    const sizes = images.map(({ imageWidth, imageHeight }) => ({
      width: imageWidth,
      height: imageHeight,
    }));
    const boxes = arrangePhotos(sizes, box);
    const placed = images.map((image, i) => ({ ...image, ...(boxes[i] ?? box) }));
    const isEmpty = (inputs[opening.id]?.images.length ?? 0) === 0;
    return [
      { type: "ADD_IMAGES", openingId: opening.id, images: placed, ...(!isEmpty && { index: 0 }) },
    ];
  });
  return { type: "BATCH", edits };
}
