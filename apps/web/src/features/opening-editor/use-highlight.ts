import { useCallback, useEffect, useRef, useState } from "react";

const LINGER_MS = 100;

/** Which photo is pointed at; the light stays on for a moment after the pointer has left. */
export function useHighlight() {
  const [highlightedId, setHighlightedId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const highlight = useCallback(
    (id: string | undefined) => {
      if (id !== undefined) {
        stop();
        setHighlightedId(id);
      } else {
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          setHighlightedId(undefined);
        }, LINGER_MS);
      }
    },
    [stop],
  );
  useEffect(() => stop, [stop]);
  return { highlightedId, highlight };
}
