import { type DragEvent, useRef, useState } from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { readDroppedFiles } from "../uploads/read-dropped-files.ts";
import { usePastedFiles } from "../uploads/use-pasted-files.ts";

/** Files and folders dropped on the element with these handlers, and files pasted on the page. */
export function useFileDrop(
  onFiles: (files: readonly File[]) => void,
  { isEnabled }: { readonly isEnabled: boolean },
) {
  const [isOver, setOver] = useState(false);
  /** Enter and leave events also fire for children. */
  const depth = useRef(0);
  const latest = useLatest(onFiles);

  usePastedFiles(onFiles, { isEnabled });
  if (!isEnabled) return { isOver: false, handlers: {} };
  const addDropped = async (dropped: DataTransfer) => {
    const files = await readDroppedFiles(dropped);
    if (files.length > 0) latest.current(files);
  };
  const leave = (by: number) => {
    depth.current = Math.max(0, depth.current - by);
    if (depth.current === 0) setOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragLeave: () => leave(1),
      onDragOver(event: DragEvent) {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        leave(Infinity);
        if (!hasFiles(event)) return;
        event.preventDefault();
        void addDropped(event.dataTransfer);
      },
    },
  };
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}
