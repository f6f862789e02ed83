import type { Guide, OpeningImage, PhotoPlacement } from "@photomap/project";
import type { LiveValue } from "./live-value.ts";

/** Where a photo lies while it is in somebody's hand. */
export interface Draft {
  readonly imageId: string;
  readonly placement: PhotoPlacement;
  readonly guides: readonly Guide[];
  /** Set once the edit is made: what the photo was, shown over until the project has the new one. */
  readonly committedOver?: OpeningImage;
}

export type PlacementDraft = LiveValue<Draft | undefined>;

export function shownPlacement(draft: Draft | undefined, image: OpeningImage): PhotoPlacement {
  return draft?.imageId === image.id ? draft.placement : image;
}

/** Without what else an image carries: an edit holds the placement alone. */
export function placementOf(image: PhotoPlacement): PhotoPlacement {
  const { x, y, width, height, rotation, flipX, flipY } = image;
  return { x, y, width, height, rotation, flipX, flipY };
}

export function isSamePlacement(a: PhotoPlacement, b: PhotoPlacement): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height &&
    a.rotation === b.rotation &&
    a.flipX === b.flipX &&
    a.flipY === b.flipY
  );
}
