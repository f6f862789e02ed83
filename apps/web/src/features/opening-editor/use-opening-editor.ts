import type { Box } from "@photomap/geometry";
import {
  defaultPlacement,
  type Edit,
  getPrintArea,
  type OpeningImage,
  type PhotoPlacement,
} from "@photomap/project";
import { useState } from "react";
import { describePlacement } from "./describe-placement.ts";
import type { OpeningEditorProps } from "./opening-editor-props.ts";
import { type PlacementEditing, pickPlacement, usePlacementDraft } from "./placement-draft.ts";
import { type PhotoSelection, usePhotoSelection } from "./use-photo-selection.ts";

/** Edits of the photos and the opening, one project edit per call. */
export interface OpeningEdits {
  readonly place: (imageId: string, change: (photo: PhotoPlacement) => PhotoPlacement) => void;
  /** Back to the default placement. */
  readonly reset: (imageId: string) => void;
  readonly remove: (imageId: string) => void;
  readonly reorder: (imageId: string, index: number) => void;
  /** One layer up. */
  readonly raise: (imageId: string) => void;
  readonly configure: (settings: {
    readonly background?: string | null;
    readonly enabled?: boolean;
  }) => void;
}

interface OpeningEditor {
  /** From the bottom layer to the top. */
  readonly images: readonly OpeningImage[];
  readonly printArea: Box;
  readonly selection: PhotoSelection;
  readonly placement: PlacementEditing;
  readonly edits: OpeningEdits;
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
        describePlacement(image, placed),
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
    const size = { width: image.imageWidth, height: image.imageHeight };
    place(imageId, (photo) => ({ ...photo, ...defaultPlacement(size, printArea), rotation: 0 }));
  }
  function reorder(imageId: string, index: number): void {
    const from = images.findIndex(({ id }) => id === imageId);
    const to = Math.max(0, Math.min(index, images.length - 1));
    if (from < 0 || from === to) return;
    edit(
      { type: "REORDER_IMAGE", openingId, imageId, index: to },
      `Layer ${to + 1} of ${images.length}.`,
    );
  }
  const edits: OpeningEdits = {
    place,
    reset,
    remove: (imageId) => {
      placement.discard();
      edit({ type: "REMOVE_IMAGES", openingId, imageIds: [imageId] }, "Photo removed.");
    },
    reorder,
    raise: (imageId) => reorder(imageId, images.findIndex(({ id }) => id === imageId) + 1),
    configure: (settings) => edit({ type: "SET_OPENING", openingId, settings }, ""),
  };
  return { images, printArea, selection, placement, edits, announcement };
}
