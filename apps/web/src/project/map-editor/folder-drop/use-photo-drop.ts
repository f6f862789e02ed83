import { type DragEvent, useState } from "react";

const DRAG_TYPE = "application/x-photomap-photo";

export function startPhotoDrag(transfer: DataTransfer, photoId: string): void {
  transfer.setData(DRAG_TYPE, photoId);
  transfer.effectAllowed = "move";
}

export function isPhotoDrag({ types }: DataTransfer): boolean {
  return types.includes(DRAG_TYPE);
}

/** Drop handlers for openings; `overId` is the opening below the dragged photo. */
export function usePhotoDrop(onDropPhoto: (photoId: string, openingId: string) => void) {
  const [overId, setOverId] = useState<string>();
  const getHandlers = (openingId: string) => ({
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (openingId !== overId) setOverId(openingId);
    },
    onDragLeave: () => setOverId(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOverId(undefined);
      const photoId = event.dataTransfer.getData(DRAG_TYPE);
      if (photoId !== "") onDropPhoto(photoId, openingId);
    },
  });
  return { overId, getHandlers };
}
