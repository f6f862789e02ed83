import { useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Whether a hint is shown, and what dismisses it in this browser. `key` is one of localStorage. */
export function useDismissibleHint(key: string): readonly [isShown: boolean, dismiss: () => void] {
  const [isDismissed, setDismissed] = useState(false);
  // Not in the HTML of the server, which does not have the storage of the browser.
  const wasDismissed = useSyncExternalStore(
    subscribeToNothing,
    () => readDismissed(key),
    () => true,
  );
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(key, "1");
    } catch {
      // Without storage it is shown again on the next visit.
    }
  };
  return [!isDismissed && !wasDismissed, dismiss];
}

function readDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
