import { useSyncExternalStore } from "react";
import type { LiveValue } from "./live-value.ts";

/** Renders anew only when what it selects differs; select plain values, not fresh objects. */
export function useLiveValue<Value, Selected extends string | number | boolean | undefined>(
  live: LiveValue<Value>,
  select: (value: Value) => Selected,
): Selected {
  const read = () => select(live.get());
  return useSyncExternalStore(live.subscribe, read, read);
}
