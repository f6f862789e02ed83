import { dismissToast, showToast } from "../../../ui/toasts/toast-store.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { describeCounts, formatCount } from "./describe-assignment.ts";
import type { PlacedCounts } from "./place-photos.ts";

const TOAST_ID = "photos-placed";

/** With an undo button until the next edit: then undo would revert something else. */
export function showPlacedToast({ design, store }: OpenProject, counts: PlacedCounts): void {
  const { photoCount, regionCount, failedCount } = counts;
  if (failedCount > 0) {
    const content = `This browser could not keep ${formatCount(failedCount, "photo", "photos")}. Free some space and drop the folder again.`;
    showToast({ id: "folder-drop", type: "error", content, layer: "folder-drop" });
  }
  if (photoCount === 0) return;
  const { content: placed } = store.getState();
  const unsubscribe = store.subscribe(() => {
    if (store.getState().content === placed) return;
    unsubscribe();
    dismissToast(TOAST_ID);
  });
  showToast({
    id: TOAST_ID,
    type: "info",
    content: `${describeCounts(photoCount, regionCount, design)}, on your map.`,
    action: { label: "Undo", onSelect: () => store.undo() },
  });
}

/** After a visit that ended while photos were placed. */
export function showResumedToast(counts: PlacedCounts | undefined): void {
  if (counts === undefined) return;
  const { photoCount, failedCount } = counts;
  const photos = formatCount(photoCount, "photo", "photos");
  const rest = failedCount > 0 ? ` Drop the folder again for the other ${failedCount}.` : "";
  const content = `The page closed while photos were placed: ${photos} came through.${rest}`;
  showToast({ id: TOAST_ID, type: "info", content });
}
