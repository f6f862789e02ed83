import { useSyncExternalStore } from "react";
import type { PresentPerson } from "./follow-project.ts";

interface LiveState {
  /** Who else has the project open; empty for readers. */
  readonly peopleHere: readonly PresentPerson[];
  /** The number of people, which may be more than are listed. */
  readonly peopleCount: number;
}

const NOTHING: LiveState = { peopleHere: [], peopleCount: 0 };

let state = NOTHING;
const listeners = new Set<() => void>();

/** Stores what the event stream reported about the project that is open in this page. */
export function updateLiveState(changes: Partial<LiveState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function resetLiveState(): void {
  updateLiveState(NOTHING);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useLiveState<Selected>(select: (state: LiveState) => Selected): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(NOTHING),
  );
}

export function usePresence(): Pick<LiveState, "peopleHere" | "peopleCount"> {
  const peopleHere = useLiveState((current) => current.peopleHere);
  const peopleCount = useLiveState((current) => current.peopleCount);
  return { peopleHere, peopleCount };
}
