import { useState, useSyncExternalStore } from "react";

const KEY = "photomap:list-hint-dismissed";

const subscribeToNothing = () => () => undefined;

/** Whether the suggestion of the list is shown: until it is dismissed, once per browser. */
export function useListHint(): readonly [isShown: boolean, dismiss: () => void] {
  const [isDismissed, setDismissed] = useState(false);
  // Not in the HTML of the server, which does not have the storage of the browser.
  const wasDismissed = useSyncExternalStore(subscribeToNothing, readDismissed, () => true);
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      // Without storage it is shown again on the next visit.
    }
  };
  return [!isDismissed && !wasDismissed, dismiss];
}

function readDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
