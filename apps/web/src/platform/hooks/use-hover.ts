import { useCallback, useEffect, useMemo, useRef, useState } from "react";

const CLEAR_DELAY_MS = 100;

interface Hover {
  readonly hoveredId: string | undefined;
  /** Entering sets the id at once; leaving (undefined) clears it after a delay. */
  readonly hover: (id: string | undefined) => void;
  readonly clear: () => void;
}

/** The hovered item. The delay prevents flicker when the pointer moves between neighbors. */
export function useHover(): Hover {
  const [hoveredId, setHoveredId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = useCallback((id: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHoveredId(id);
  }, []);
  const hover = useCallback(
    (id: string | undefined) => {
      if (id !== undefined) set(id);
      else timer.current ??= setTimeout(() => set(undefined), CLEAR_DELAY_MS);
    },
    [set],
  );
  const clear = useCallback(() => set(undefined), [set]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => ({ hoveredId, hover, clear }), [hoveredId, hover, clear]);
}
