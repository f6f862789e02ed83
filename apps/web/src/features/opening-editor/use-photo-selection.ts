import type { OpeningImage } from "@photomap/project";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

const HIGHLIGHT_CLEAR_MS = 100;

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
  const { highlightedId, highlight } = useHighlight();
  const active = images.find(({ id }) => id === activeId);
  return useMemo(
    () => ({ active, activate: (id) => activate(id), highlightedId, highlight }),
    [active, highlightedId, highlight],
  );
}

/** Clears with a delay, so that moving between neighbors does not flicker. */
function useHighlight() {
  const [highlightedId, setHighlightedId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelClear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const highlight = useCallback(
    (id: string | undefined) => {
      if (id !== undefined) {
        cancelClear();
        setHighlightedId(id);
      } else {
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          setHighlightedId(undefined);
        }, HIGHLIGHT_CLEAR_MS);
      }
    },
    [cancelClear],
  );
  useEffect(() => cancelClear, [cancelClear]);
  return { highlightedId, highlight };
}
