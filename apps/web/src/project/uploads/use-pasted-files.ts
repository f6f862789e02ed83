import { useEffect } from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";

/** Passes on the files that are pasted on the page, except in fields and dialogs. */
export function usePastedFiles(
  onFiles: (files: readonly File[]) => void,
  { isEnabled }: { readonly isEnabled: boolean },
): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || belongsElsewhere(event.target)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isEnabled, latest]);
}

function belongsElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null
  );
}
