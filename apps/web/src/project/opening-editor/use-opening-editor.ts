import type { Box } from "@photomap/geometry";
import { createFillEdit } from "@photomap/printing";
import {
  createPlaceEdits,
  defaultPlacement,
  type Edit,
  getPixelSize,
  getPrintArea,
  type OpeningImage,
  type PhotoLayout,
  type PhotoPlacement,
} from "@photomap/project";
import { useState } from "react";
import { describePlacementChange } from "./describe-placement-change.ts";
import type { OpeningEditorProps } from "./opening-editor-props.ts";
import { type PhotoSelection, usePhotoSelection } from "./use-photo-selection.ts";
import {
  type PlacementDraftControls,
  pickPlacement,
  usePlacementDraft,
} from "./use-placement-draft.ts";

/** Edits of the photos and the opening, one project edit per call. */
export interface OpeningEditActions {
  readonly place: (imageId: string, change: (photo: PhotoPlacement) => PhotoPlacement) => void;
  /** Moves a photo back to its default placement. */
  readonly reset: (imageId: string) => void;
  readonly remove: (imageId: string) => void;
  readonly reorder: (imageId: string, index: number) => void;
  /** Moves a photo one layer up. */
  readonly raise: (imageId: string) => void;
  /** Enlarges the bottom photo until no part of the outline is bare. */
  readonly fill: () => void;
  /** Places all photos, the first one in the first part. */
  readonly arrange: (images: readonly OpeningImage[], layout: PhotoLayout) => void;
  readonly configure: (settings: {
    readonly background?: string | null;
    readonly enabled?: boolean;
  }) => void;
}

interface OpeningEditor {
  /** Ordered from the bottom layer to the top. */
  readonly images: readonly OpeningImage[];
  readonly printArea: Box;
  readonly selection: PhotoSelection;
  readonly placement: PlacementDraftControls;
  readonly edits: OpeningEditActions;
  /** The last change in words, for screen readers. */
  readonly announcement: string;
}

const NO_IMAGES: readonly OpeningImage[] = [];
const NO_AREA: Box = { x: 0, y: 0, width: 1, height: 1 };

type Options = Pick<OpeningEditorProps, "opening" | "input" | "readOnly" | "onEdit">;

export function useOpeningEditor(options: Options): OpeningEditor {
  const { opening, input, readOnly = false, onEdit } = options;
  const openingId = opening.id;
  const images = input?.images ?? NO_IMAGES;
  const printArea = getPrintArea(opening) ?? NO_AREA;
  const [announcement, setAnnouncement] = useState("");
  const selection = usePhotoSelection(images);

  function edit(change: Edit, description: string): void {
    if (readOnly) return;
    onEdit(change);
    setAnnouncement(description);
  }
  const placement = usePlacementDraft({
    images,
    onCommit: (image, placed) =>
      edit(
        { type: "PLACE_IMAGE", openingId, imageId: image.id, placement: placed },
        describePlacementChange(image, placed),
      ),
  });

  function place(imageId: string, change: (photo: PhotoPlacement) => PhotoPlacement): void {
    placement.commit();
    const photo = placement.getShown(imageId);
    if (photo === undefined) return;
    placement.setDraft(imageId, { placement: pickPlacement(change(photo)), guides: [] });
    placement.commit();
  }
  function reset(imageId: string): void {
    const image = images.find(({ id }) => id === imageId);
    if (image === undefined) return;
    const initial = defaultPlacement(getPixelSize(image), printArea);
    place(imageId, (photo) => ({ ...photo, ...initial, rotation: 0 }));
  }
  function reorder(imageId: string, index: number): void {
    const from = images.findIndex(({ id }) => id === imageId);
    const to = Math.max(0, Math.min(index, images.length - 1));
    if (from < 0 || from === to) return;
    edit(
      { type: "REORDER_IMAGE", openingId, imageId, index: to },
      `Photo ${to + 1} of ${images.length} from the back.`,
    );
  }
  function fill(): void {
    placement.commit();
    const shown = images.map((image) => ({ ...image, ...placement.getShown(image.id) }));
    const change = createFillEdit(opening, { images: shown });
    if (change === undefined) return;
    placement.discard();
    edit(change, `The photo covers ${opening.name}.`);
  }
  function arrange(ordered: readonly OpeningImage[], { boxes }: PhotoLayout): void {
    placement.discard();
    const moves = ordered.flatMap(({ id }, index): Edit[] =>
      images[index]?.id === id ? [] : [{ type: "REORDER_IMAGE", openingId, imageId: id, index }],
    );
    const places = createPlaceEdits(openingId, ordered, boxes);
    edit({ type: "BATCH", edits: [...moves, ...places] }, "Photos arranged.");
  }
  const edits: OpeningEditActions = {
    place,
    reset,
    remove: (imageId) => {
      placement.discard();
      edit({ type: "REMOVE_IMAGES", openingId, imageIds: [imageId] }, "Photo removed.");
    },
    reorder,
    fill,
    arrange,
    raise: (imageId) => reorder(imageId, images.findIndex(({ id }) => id === imageId) + 1),
    configure: (settings) => edit({ type: "SET_OPENING", openingId, settings }, ""),
  };
  return { images, printArea, selection, placement, edits, announcement };
}
