import { formatMessage, suggestionMessages } from "@photomap/messages";
import { useEffect } from "react";
import { dismissToast, showToast } from "../../../ui/toasts/toast-store.ts";

const TOAST_ID = "suggest-intro";
const DELAY_MS = 1500;
const DURATION_MS = 25_000;

/** Explains suggestions to collaborators without any; the count is undefined until it is loaded. */
export function useIntroToast(regionType: string, suggestionCount: number | undefined): void {
  useEffect(() => {
    if (suggestionCount !== 0) return;
    const timer = setTimeout(() => {
      showToast({
        id: TOAST_ID,
        type: "info",
        content: formatMessage(suggestionMessages.intro, { regionType }),
        durationMs: DURATION_MS,
        persistence: "session",
        layer: "help",
      });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      // It is about the map.
      dismissToast(TOAST_ID);
    };
  }, [regionType, suggestionCount]);
}
