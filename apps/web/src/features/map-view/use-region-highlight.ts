import { useEffect, useRef, useState } from "react";

const CLEAR_DELAY_MS = 100;

interface Highlight {
  readonly hoveredId?: string | undefined;
  readonly focusedId?: string | undefined;
  readonly draggedId?: string | undefined;
  readonly isDragging: boolean;
}

/** Which region is hovered, dragged over or focused. */
export function useRegionHighlight() {
  const [highlight, setHighlight] = useState<Highlight>({ isDragging: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<Highlight>) => setHighlight((known) => ({ ...known, ...part }));
  /** Entering a region highlights it at once; leaving clears the highlight after a delay. */
  const hover = (hoveredId: string | undefined) => {
    if (hoveredId === highlight.hoveredId) {
      clearTimeout(timer.current);
      timer.current = undefined;
    } else if (hoveredId !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      change({ hoveredId });
    } else {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        change({ hoveredId: undefined });
      }, CLEAR_DELAY_MS);
    }
  };
  return {
    shownId: highlight.draggedId ?? highlight.hoveredId ?? highlight.focusedId,
    focusedId: highlight.focusedId,
    isDragging: highlight.isDragging,
    hover,
    focus: (focusedId: string | undefined) => change({ focusedId }),
    dragOver: (draggedId: string | undefined) => {
      if (highlight.draggedId !== draggedId || !highlight.isDragging)
        change({ draggedId, isDragging: true });
    },
    clear: () => {
      if (highlight.hoveredId !== undefined || highlight.isDragging)
        change({ hoveredId: undefined, draggedId: undefined, isDragging: false });
    },
  };
}
