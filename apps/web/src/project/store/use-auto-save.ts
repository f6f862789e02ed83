import { useEffect } from "react";
import type { ProjectStore } from "./project-store.ts";

const SAVE_INTERVAL_MS = 30_000;

/** Saves every 30 s, when the tab is hidden, when the screen unmounts and when the page unloads. */
export function useAutoSave(store: ProjectStore | undefined): void {
  useEffect(() => {
    if (store === undefined) return;
    const save = () => void store.saveInBackground();
    const saveWhenHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    const saveOnLeaving = () => store.saveOnLeaving();
    const timer = setInterval(save, SAVE_INTERVAL_MS);
    document.addEventListener("visibilitychange", saveWhenHidden);
    window.addEventListener("pagehide", saveOnLeaving);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", saveWhenHidden);
      window.removeEventListener("pagehide", saveOnLeaving);
      save();
    };
  }, [store]);
}
