import type { OpeningImage } from "@photomap/project";
import { useMemo, useState } from "react";
import { useHover } from "../../platform/hooks/use-hover.ts";

export interface PhotoSelection {
  readonly active: OpeningImage | undefined;
  readonly activate: (imageId: string | undefined) => void;
  /** A click: activates the photo, or deselects the active one. */
  readonly toggle: (imageId: string) => void;
  /** The hovered photo, on the canvas or in the strip. */
  readonly highlightedId: string | undefined;
  readonly highlight: (imageId: string | undefined) => void;
}

/**
 * An added photo becomes active; a removed one is no longer. A lone photo is active from the
 * start, and the first click on it does not deselect it.
 */
export function usePhotoSelection(images: readonly OpeningImage[]): PhotoSelection {
  const [initialId] = useState(images.length === 1 ? images[0]?.id : undefined);
  const [{ activeId, wasChosen }, setActive] = useState({ activeId: initialId, wasChosen: false });
  const [previous, setPrevious] = useState(images);
  if (previous !== images) {
    setPrevious(images);
    const added = images.findLast(({ id }) => !previous.some((image) => image.id === id));
    if (added !== undefined) setActive({ activeId: added.id, wasChosen: true });
  }
  const { hoveredId, hover } = useHover();
  const active = images.find(({ id }) => id === activeId);
  return useMemo(
    () => ({
      active,
      activate: (id) => setActive({ activeId: id, wasChosen: true }),
      toggle: (id) =>
        setActive({
          activeId: id === active?.id && wasChosen ? undefined : id,
          wasChosen: true,
        }),
      highlightedId: hoveredId,
      highlight: hover,
    }),
    [active, wasChosen, hoveredId, hover],
  );
}
