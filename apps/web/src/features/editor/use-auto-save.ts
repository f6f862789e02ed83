import { useEffect } from "react";
import type { ProjectStore } from "../../project-store/project-store.ts";

const SAVE_EVERY_MS = 30_000;

/** Every half minute, when the screen or the tab is left, and once more while the page goes away. */
export function useAutoSave(store: ProjectStore): void {
  useEffect(() => {
    const save = () => void store.saveInBackground();
    const saveWhenHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    const saveOnLeaving = () => store.saveOnLeaving();
    const timer = setInterval(save, SAVE_EVERY_MS);
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
