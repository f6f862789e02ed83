import type { Box } from "@photomap/geometry";
import {
  defaultPlacement,
  type Edit,
  type OpeningImage,
  type PhotoPlacement,
  printAreaOf,
} from "@photomap/project";
import { useCallback, useState } from "react";
import { describePlacement } from "./describe-placement.ts";
import { placementOf } from "./live/placement-draft.ts";
import { type PlacementHold, usePlacementDraft } from "./live/use-placement-draft.ts";
import type { OpeningEditorProps } from "./opening-editor-props.ts";
import { useActivePhoto } from "./use-active-photo.ts";
import { useHighlight } from "./use-highlight.ts";

export interface OpeningRoom extends PlacementHold {
  readonly props: OpeningEditorProps;
  readonly readOnly: boolean;
  /** From the bottom layer to the top. */
  readonly images: readonly OpeningImage[];
  readonly area: Box;
  readonly active: OpeningImage | undefined;
  readonly activate: (imageId: string | undefined) => void;
  readonly highlightedId: string | undefined;
  readonly highlight: (imageId: string | undefined) => void;
  readonly isRatioKept: boolean;
  readonly setRatioKept: (kept: boolean) => void;
  /** The last change in words, for those who do not see it. */
  readonly news: string;
  readonly place: (imageId: string, change: (photo: PhotoPlacement) => PhotoPlacement) => void;
  readonly reset: (imageId: string) => void;
  readonly remove: (imageId: string) => void;
  readonly reorder: (imageId: string, index: number) => void;
  readonly raise: (imageId: string) => void;
  readonly set: (settings: {
    readonly background?: string | null;
    readonly enabled?: boolean;
  }) => void;
}

const NOTHING: readonly OpeningImage[] = [];
const NO_AREA: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Everything that can happen to the photos of one opening, as edits. */
export function useOpeningRoom(props: OpeningEditorProps): OpeningRoom {
  const { opening, input, readOnly = false } = props;
  const images = input?.images ?? NOTHING;
  const area = printAreaOf(opening) ?? NO_AREA;
  const [news, setNews] = useState("");
  const [isRatioKept, setRatioKept] = useState(true);
  const { active, activate } = useActivePhoto(images);
  const highlighted = useHighlight();

  function edit(change: Edit, said: string): void {
    if (readOnly) return;
    props.onEdit(change);
    setNews(said);
  }
  const of = { openingId: opening.id };
  const commitPlacement = (image: OpeningImage, placement: PhotoPlacement) =>
    edit(
      { type: "PLACE_IMAGE", ...of, imageId: image.id, placement },
      describePlacement(image, placement),
    );
  const hold = usePlacementDraft({ images, onCommit: commitPlacement });

  function place(imageId: string, change: (photo: PhotoPlacement) => PhotoPlacement): void {
    hold.commit();
    const photo = hold.shown(imageId);
    if (photo === undefined) return;
    hold.hold(imageId, { placement: placementOf(change(photo)), guides: [] });
    hold.commit();
  }
  function reorder(imageId: string, index: number): void {
    const from = images.findIndex(({ id }) => id === imageId);
    const to = Math.max(0, Math.min(index, images.length - 1));
    if (from < 0 || from === to) return;
    edit(
      { type: "REORDER_IMAGE", ...of, imageId, index: to },
      `Layer ${to + 1} of ${images.length}.`,
    );
  }
  return {
    ...hold,
    props,
    readOnly,
    images,
    area,
    active,
    activate: useCallback((id) => activate(id), [activate]),
    ...highlighted,
    isRatioKept,
    setRatioKept,
    news,
    place,
    reset: (imageId) => {
      const image = images.find(({ id }) => id === imageId);
      if (image === undefined) return;
      const size = { width: image.imageWidth, height: image.imageHeight };
      place(imageId, (photo) => ({ ...photo, ...defaultPlacement(size, area), rotation: 0 }));
    },
    remove: (imageId) => {
      hold.drop();
      edit({ type: "REMOVE_IMAGES", ...of, imageIds: [imageId] }, "Photo removed.");
    },
    reorder,
    raise: (imageId) => reorder(imageId, images.findIndex(({ id }) => id === imageId) + 1),
    set: (settings) => edit({ type: "SET_OPENING", ...of, settings }, ""),
  };
}
