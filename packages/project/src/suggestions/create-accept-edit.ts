import type { Opening } from "@photomap/design";
import type { Edit } from "../edit.ts";
import type { OpeningEdit } from "../opening-edit.ts";
import { createAddPhotosEdit } from "../photo-layout/create-add-photos-edit.ts";
import type { Inputs, OpeningImage } from "../project.ts";
import { type AcceptStrategy, listMissingImages } from "./inclusion.ts";
import type { SuggestedInput } from "./suggestion.ts";

interface Accepted {
  readonly opening: Opening;
  /** With the photo ids of the owner's copies. */
  readonly input: Pick<SuggestedInput, "images" | "background">;
  readonly strategy: AcceptStrategy;
}

/**
 * One undoable edit that takes a suggestion over. Photos added to an empty opening or in place of
 * others keep the suggested placement; merged photos are placed beside those of the opening.
 */
export function createAcceptEdit({ opening, input, strategy }: Accepted, inputs: Inputs): Edit {
  const present = inputs[opening.id]?.images ?? [];
  switch (strategy) {
    case "merge": {
      const images = listMissingImages(input.images, present);
      return createAddPhotosEdit([{ opening, images }], inputs, { alone: "cover" });
    }
    case "add":
    case "overwrite":
      return { type: "BATCH", edits: replaceContent(opening.id, present, input) };
  }
}

function replaceContent(
  openingId: string,
  present: readonly OpeningImage[],
  { images, background }: Accepted["input"],
): OpeningEdit[] {
  const removal: OpeningEdit = {
    type: "REMOVE_IMAGES",
    openingId,
    imageIds: present.map(({ id }) => id),
  };
  return [
    ...(present.length === 0 ? [] : [removal]),
    { type: "ADD_IMAGES", openingId, images },
    ...(background === undefined
      ? []
      : [{ type: "SET_OPENING", openingId, settings: { background } } as const]),
  ];
}
