/** A value that changes with every frame of a gesture, beside React: whoever shows it is told once per frame. */
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
