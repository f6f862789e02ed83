import { useEffect } from "react";
import type { ProjectStore } from "../../project-store/project-store.ts";

/** Ctrl+Z and Ctrl+Shift+Z (Command on a Mac) anywhere but in a text field, which has its own. */
export function useUndoKeys(store: ProjectStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
