const TYPE = "application/x-photomap-photo";

export function dragPhoto(transfer: DataTransfer, photoId: string): void {
  transfer.setData(TYPE, photoId);
  transfer.effectAllowed = "move";
}

/** Nothing when something else is dropped. */
export function draggedPhoto(transfer: DataTransfer): string | undefined {
  return transfer.getData(TYPE) || undefined;
}
