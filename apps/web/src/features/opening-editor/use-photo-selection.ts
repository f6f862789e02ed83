import type { OpeningImage } from "@photomap/project";
import { useMemo, useState } from "react";
import { useHover } from "../../ui/use-hover.ts";

export interface PhotoSelection {
  readonly active: OpeningImage | undefined;
  readonly activate: (imageId: string | undefined) => void;
  /** The hovered photo, on the canvas or in the strip. */
  readonly highlightedId: string | undefined;
  readonly highlight: (imageId: string | undefined) => void;
}

/** An added photo becomes active; a removed one is no longer. */
export function usePhotoSelection(images: readonly OpeningImage[]): PhotoSelection {
  const [activeId, activate] = useState<string>();
  const [previous, setPrevious] = useState(images);
  if (previous !== images) {
    setPrevious(images);
    const added = images.findLast(({ id }) => !previous.some((image) => image.id === id));
    if (added !== undefined) activate(added.id);
  }
  const { hoveredId, hover } = useHover();
  const active = images.find(({ id }) => id === activeId);
  return useMemo(
    () => ({ active, activate: (id) => activate(id), highlightedId: hoveredId, highlight: hover }),
    [active, hoveredId, hover],
  );
}
