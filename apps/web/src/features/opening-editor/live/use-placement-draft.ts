import type { OpeningImage, PhotoPlacement, Snapped } from "@photomap/project";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { createLiveValue } from "./live-value.ts";
import {
  type Draft,
  isSamePlacement,
  type PlacementDraft,
  placementOf,
  shownPlacement,
} from "./placement-draft.ts";
import { useLatest } from "./use-latest.ts";

/** Long enough for any store to take the edit; then the photo goes back to what the project says. */
const SETTLE_MS = 1000;

interface DraftOptions {
  readonly images: readonly OpeningImage[];
  readonly onCommit: (image: OpeningImage, placement: PhotoPlacement) => void;
}

export interface PlacementHold {
  readonly draft: PlacementDraft;
  /** Where the photo is seen now, in hand or not. */
  readonly shown: (imageId: string) => PhotoPlacement | undefined;
  /** Shows the photo there without an edit. */
  readonly hold: (imageId: string, snapped: Snapped) => void;
  /** Makes what is held one edit; without anything held it does nothing. */
  readonly commit: () => void;
  readonly drop: () => void;
}

/** One edit per gesture, made when it ends or when the page or the editor goes away under it. */
export function usePlacementDraft(options: DraftOptions): PlacementHold {
  const [draft] = useState(() => createLiveValue<Draft | undefined>(undefined));
  const latest = useLatest(options);

  const find = useCallback(
    (imageId: string) => latest.current.images.find(({ id }) => id === imageId),
    [latest],
  );
  const shown = useCallback(
    (imageId: string) => {
      const image = find(imageId);
      return image && shownPlacement(draft.get(), image);
    },
    [draft, find],
  );
  const hold = useCallback(
    (imageId: string, { placement, guides }: Snapped) => draft.set({ imageId, placement, guides }),
    [draft],
  );
  const drop = useCallback(() => draft.set(undefined), [draft]);
  const commit = useCallback(() => {
    const held = draft.get();
    if (held === undefined || held.committedOver !== undefined) return;
    const image = find(held.imageId);
    if (image === undefined || isSamePlacement(image, held.placement)) return draft.set(undefined);
    const settling = { ...held, guides: [], committedOver: image };
    draft.set(settling);
    setTimeout(() => draft.get() === settling && draft.set(undefined), SETTLE_MS);
    latest.current.onCommit(image, placementOf(held.placement));
  }, [draft, find, latest]);

  useLayoutEffect(() => {
    const { imageId, committedOver } = draft.get() ?? {};
    if (committedOver === undefined) return;
    const image = options.images.find(({ id }) => id === imageId);
    if (image !== committedOver) draft.set(undefined);
  }, [draft, options.images]);

  useEffect(() => {
    globalThis.addEventListener("blur", commit);
    globalThis.addEventListener("pagehide", commit);
    return () => {
      globalThis.removeEventListener("blur", commit);
      globalThis.removeEventListener("pagehide", commit);
      commit();
    };
  }, [commit]);

  return { draft, shown, hold, commit, drop };
}
