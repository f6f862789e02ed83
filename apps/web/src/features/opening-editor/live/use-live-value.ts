import { useCallback, useSyncExternalStore } from "react";
import type { LiveValue } from "./live-value.ts";

/** Renders anew only when what it selects differs; select plain values, not fresh objects. */
export function useLiveValue<Value, Selected extends string | number | boolean | undefined>(
  live: LiveValue<Value>,
  select: (value: Value) => Selected,
): Selected {
  const read = () => select(live.get());
  return useSyncExternalStore(live.subscribe, read, read);
}

/** Figures beside the canvas are read, not watched: ten times a second leaves the frames to the photo. */
const FIGURES_EVERY_MS = 100;

export function useLiveFigure<Value>(
  live: LiveValue<Value>,
  select: (value: Value) => number,
): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = live.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          listener();
        }, FIGURES_EVERY_MS);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [live],
  );
  const read = () => select(live.get());
  return useSyncExternalStore(subscribe, read, read);
}
