import type { Opening, OutputOption } from "@photomap/design";
import { findGap, growToCover } from "../coverage.ts";
import { applyEdit, type Edit } from "../edit.ts";
import { isIncluded } from "../inputs.ts";
import { createAddPhotosEdit, createPlaceEdits } from "../photo-layout/create-add-photos-edit.ts";
import { arrangePhotos } from "../photo-layout/photo-layout.ts";
import {
  getPixelSize,
  getPrintArea,
  getPrintOutline,
  isWithinSizeLimits,
  pickPlacement,
} from "../placement.ts";
import type { OpeningInput, ProjectContent } from "../project.ts";
import { type AcceptStrategy, listMissingImages } from "./inclusion.ts";
import type { SuggestedInput } from "./suggestion.ts";

interface AcceptedSuggestion {
  readonly id: string;
  readonly opening: Opening;
  /** The suggested content, with the photo ids of the owner's copies. */
  readonly input: Pick<SuggestedInput, "images" | "background">;
  readonly strategy: AcceptStrategy;
}

/** The product of the map; it can include or exclude optional regions. */
export type AcceptOutputOption = Pick<OutputOption, "inputs"> | undefined;

/** A time for content that is discarded. */
const ANY_TIME = "";

/**
 * Creates one undoable edit that takes a suggestion over and hides it. Photos added to an empty
 * opening or in place of others keep the suggested placement; merged photos are placed beside those
 * of the opening. The lowest photo is enlarged where a part of the outline would be bare. An
 * optional region that is not included is included with the photos.
 */
export function createAcceptEdit(
  accepted: AcceptedSuggestion,
  content: ProjectContent,
  option: AcceptOutputOption,
): Edit {
  const { id, opening } = accepted;
  const edits = listContentEdits(accepted, content);
  const filled = applyEdit(content, { type: "BATCH", edits }, ANY_TIME).content.inputs[opening.id];
  return {
    type: "BATCH",
    edits: [
      ...listIncludeEdits(opening, content, option),
      ...edits,
      ...(filled === undefined ? [] : listCoverEdits(opening, filled)),
      { type: "SET_SUGGESTION_STATUS", suggestionIds: [id], status: "HIDDEN" },
    ],
  };
}

/**
 * Lists the edit that includes the region, if it is not included: its photos would stay invisible.
 */
export function listIncludeEdits(
  opening: Opening,
  { inputs }: ProjectContent,
  option: AcceptOutputOption,
): Edit[] {
  if (!opening.optional || isIncluded(opening, inputs[opening.id], option)) return [];
  return [{ type: "SET_OPENING", openingId: opening.id, settings: { enabled: true } }];
}

function listContentEdits(
  { opening, input: { images, background }, strategy }: AcceptedSuggestion,
  { inputs }: ProjectContent,
): Edit[] {
  const openingId = opening.id;
  const present = inputs[openingId]?.images ?? [];
  switch (strategy) {
    case "merge": {
      const missing = listMissingImages(images, present);
      return [createAddPhotosEdit([{ opening, images: missing }], inputs, { alone: "cover" })];
    }
    case "add":
      return [
        { type: "ADD_IMAGES", openingId, images },
        ...(background === undefined
          ? []
          : [{ type: "SET_OPENING", openingId, settings: { background } } as const]),
      ];
    case "overwrite":
      return [
        { type: "REMOVE_IMAGES", openingId, imageIds: present.map(({ id }) => id) },
        { type: "ADD_IMAGES", openingId, images },
        { type: "SET_OPENING", openingId, settings: { background: background ?? null } },
      ];
  }
}

/** Lists the edit that closes a gap in the outline; a background color leaves none. */
function listCoverEdits(opening: Opening, { images, background }: OpeningInput): Edit[] {
  const outline = getPrintOutline(opening);
  const area = getPrintArea(opening);
  const [lowest] = images;
  if (outline === undefined || area === undefined || lowest === undefined) return [];
  if (background !== undefined || findGap(outline, images).length === 0) return [];
  const placement = growToCover(pickPlacement(lowest), outline);
  if (isWithinSizeLimits(placement, area)) {
    return [{ type: "PLACE_IMAGE", openingId: opening.id, imageId: lowest.id, placement }];
  }
  return createPlaceEdits(opening.id, images, arrangePhotos(images.map(getPixelSize), outline));
}
