import { useState } from "react";

const HIDE_SUBMITTED_KEY = "photomap.hide-submitted-suggestions";
const NAME_KEY = "photomap.suggester-name";

/** Whether the list hides submitted suggestions; kept in this browser. */
export function useHideSubmitted(): [boolean, (hides: boolean) => void] {
  const [hides, setHides] = useState(() => read(HIDE_SUBMITTED_KEY) === "1");
  return [
    hides,
    (next) => {
      setHides(next);
      write(HIDE_SUBMITTED_KEY, next ? "1" : "0");
    },
  ];
}

/** The name of the last submission from this browser; empty before the first one. */
export function readSuggesterName(): string {
  return read(NAME_KEY) ?? "";
}

export function rememberSuggesterName(name: string): void {
  write(NAME_KEY, name);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice. Storage can be full or blocked: then it lasts as long as the page. */
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}
