import { useCallback, useLayoutEffect, useSyncExternalStore } from "react";

/** A value outside React that changes during gestures; listeners run at most once per frame. */
export interface LiveValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLiveValue<Value>(initial: Value): LiveValue<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  let isScheduled = false;
  const notify = () => {
    isScheduled = false;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(notify);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rerenders when the selected value differs. Select primitives: a new object rerenders always. */
export function useLiveValue<Value, Selected extends string | number | boolean | undefined>(
  live: LiveValue<Value>,
  select: (value: Value) => Selected,
): Selected {
  const read = () => select(live.get());
  return useSyncExternalStore(live.subscribe, read, read);
}

/** Rendering the panel in every frame would slow the gesture down. */
const THROTTLE_MS = 100;

/** Rerenders at most every 100 ms. Select primitives, or the same object until it changes. */
export function useThrottledLiveValue<Value, Selected>(
  live: LiveValue<Value>,
  select: (value: Value) => Selected,
): Selected {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = live.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          listener();
        }, THROTTLE_MS);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [live],
  );
  const read = () => select(live.get());
  return useSyncExternalStore(subscribe, read, read);
}

/** Updates the DOM after every render and every change of a source, without rendering for those. */
export function useDomUpdate(
  sources: readonly Pick<LiveValue<unknown>, "subscribe">[],
  update: () => void,
): void {
  useLayoutEffect(() => {
    update();
    const unsubscribes = sources.map((source) => source.subscribe(update));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  });
}
