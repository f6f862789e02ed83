import { useEffect, useSyncExternalStore } from "react";
import { useLatest } from "../ui/use-latest.ts";

/** Somebody else who has the project open. */
export interface PersonHere {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

interface LiveState {
  /** Submitted suggestions that the owner has neither accepted nor hidden; 0 for everybody else. */
  readonly waitingSuggestions: number;
  /** Empty for viewers. */
  readonly peopleHere: readonly PersonHere[];
}

const NOTHING: LiveState = { waitingSuggestions: 0, peopleHere: [] };

let state = NOTHING;
const listeners = new Set<() => void>();
const suggestionListeners = new Set<() => void>();

/** What the event stream reported of the project that is open in this page. */
export function setLiveState(changes: Partial<LiveState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function resetLiveState(): void {
  setLiveState(NOTHING);
}

export function emitSuggestionsChanged(): void {
  for (const listener of suggestionListeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The count for the badge of Collaborate. */
export function useWaitingSuggestions(): number {
  const read = () => state.waitingSuggestions;
  return useSyncExternalStore(subscribe, read, () => 0);
}

export function usePeopleHere(): readonly PersonHere[] {
  const read = () => state.peopleHere;
  return useSyncExternalStore(subscribe, read, () => NOTHING.peopleHere);
}

/** Calls `onChange` when suggestions may have changed, also after a lost connection: fetch them. */
export function useSuggestionChanges(onChange: () => void): void {
  const latest = useLatest(onChange);
  useEffect(() => {
    const listener = () => latest.current();
    suggestionListeners.add(listener);
    return () => {
      suggestionListeners.delete(listener);
    };
  }, [latest]);
}
