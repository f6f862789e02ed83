import { useState } from "react";
import { useHover } from "../../platform/hooks/use-hover.ts";

interface Drag {
  /** The region under the dragged files. */
  readonly regionId: string | undefined;
}

/** Which region is dragged over, named after a tap, hovered or focused, in this order. */
export function useRegionHighlight() {
  const { hoveredId, hover, clear } = useHover();
  const [focusedId, focus] = useState<string>();
  const [namedId, name] = useState<string>();
  const [drag, setDrag] = useState<Drag>();
  return {
    shownId: drag?.regionId ?? namedId ?? hoveredId ?? focusedId,
    focusedId,
    namedId,
    name: (id: string | undefined) => name(id),
    isDragging: drag !== undefined,
    hover,
    focus: (id: string | undefined) => focus(id),
    dragOver: (regionId: string | undefined) => {
      // Dragover fires continuously, also while the pointer rests.
      if (drag === undefined || drag.regionId !== regionId) setDrag({ regionId });
    },
    clear: () => {
      clear();
      name(undefined);
      setDrag(undefined);
    },
  };
}
