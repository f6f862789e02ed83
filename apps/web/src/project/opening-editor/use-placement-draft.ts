import type { Guide, OpeningImage, PhotoPlacement, Snapped } from "@photomap/project";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { createLiveValue, type LiveValue } from "./live-value.ts";

/** An uncommitted placement of one photo. */
interface Draft {
  readonly imageId: string;
  readonly placement: PhotoPlacement;
  readonly guides: readonly Guide[];
  /** Set on commit: the image before the edit. The draft is shown until the project replaces it. */
  readonly committedOver?: OpeningImage;
}

export type PlacementDraft = LiveValue<Draft | undefined>;

/** The photo goes back to the stored placement if the edit has not arrived by then. */
const COMMIT_TIMEOUT_MS = 1000;

export function getShownPlacement(draft: Draft | undefined, image: OpeningImage): PhotoPlacement {
  return draft?.imageId === image.id ? draft.placement : image;
}

/** Picks the placement of an image: an edit holds nothing else. */
export function pickPlacement(image: PhotoPlacement): PhotoPlacement {
  const { x, y, width, height, rotation, flipX, flipY } = image;
  return { x, y, width, height, rotation, flipX, flipY };
}

function isSamePlacement(a: PhotoPlacement, b: PhotoPlacement): boolean {
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

interface DraftOptions {
  readonly images: readonly OpeningImage[];
  readonly onCommit: (image: OpeningImage, placement: PhotoPlacement) => void;
}

export interface PlacementDraftControls {
  readonly draft: PlacementDraft;
  /** The drafted placement of a photo, otherwise its stored one. */
  readonly getShown: (imageId: string) => PhotoPlacement | undefined;
  /** Shows the photo there without an edit. */
  readonly setDraft: (imageId: string, snapped: Snapped) => void;
  /** Turns the draft into one edit; does nothing without a draft. */
  readonly commit: () => void;
  readonly discard: () => void;
}

/** One edit per gesture, committed at its end, on blur, when the page hides and on unmount. */
export function usePlacementDraft(options: DraftOptions): PlacementDraftControls {
  const [draft] = useState(() => createLiveValue<Draft | undefined>(undefined));
  const latest = useLatest(options);

  const find = useCallback(
    (imageId: string) => latest.current.images.find(({ id }) => id === imageId),
    [latest],
  );
  const commit = useCallback(() => {
    const current = draft.get();
    if (current === undefined || current.committedOver !== undefined) return;
    const image = find(current.imageId);
    if (image === undefined || isSamePlacement(image, current.placement))
      return draft.set(undefined);
    const committed = { ...current, guides: [], committedOver: image };
    draft.set(committed);
    setTimeout(() => draft.get() === committed && draft.set(undefined), COMMIT_TIMEOUT_MS);
    latest.current.onCommit(image, pickPlacement(current.placement));
  }, [draft, find, latest]);

  useLayoutEffect(() => {
    const { imageId, committedOver } = draft.get() ?? {};
    if (committedOver === undefined) return;
    const image = options.images.find(({ id }) => id === imageId);
    if (image !== committedOver) draft.set(undefined);
  }, [draft, options.images]);

  useEffect(() => {
    globalThis.addEventListener("blur", commit);
    // In the capture phase, before the project sends its edits.
    globalThis.addEventListener("pagehide", commit, { capture: true });
    return () => {
      globalThis.removeEventListener("blur", commit);
      globalThis.removeEventListener("pagehide", commit, { capture: true });
      commit();
    };
  }, [commit]);

  return useMemo(
    () => ({
      draft,
      getShown: (imageId) => {
        const image = find(imageId);
        return image && getShownPlacement(draft.get(), image);
      },
      setDraft: (imageId, { placement, guides }) => draft.set({ imageId, placement, guides }),
      commit,
      discard: () => draft.set(undefined),
    }),
    [draft, find, commit],
  );
}
