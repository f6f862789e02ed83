import { dismissToast, showToast } from "../../../ui/toasts/toast-store.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { describePhotosInRegions, pluralize } from "./describe-assignment.ts";
import type { PlacedCounts } from "./place-photos.ts";

const TOAST_ID = "photos-placed";

/**
 * Shows what was placed, with an undo button until the next edit, which undo would revert instead.
 */
export function showPlacedToast({ design, store }: OpenProject, counts: PlacedCounts): void {
  const { photoCount, regionCount, failedCount } = counts;
  if (failedCount > 0) {
    const content = `This browser couldn't store ${pluralize(failedCount, "photo", "photos")}. Free up some space, then drop the folder again.`;
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
    content: `Placed ${describePhotosInRegions(photoCount, regionCount, design)}.`,
    action: { label: "Undo", onSelect: () => store.undo() },
  });
}

/** Shows what was placed for an earlier visit that ended meanwhile; nothing for undefined. */
export function showResumedToast(counts: PlacedCounts | undefined): void {
  if (counts === undefined) return;
  const { photoCount, failedCount } = counts;
  const photos = pluralize(photoCount, "photo", "photos");
  const rest = failedCount > 0 ? ` Drop the folder again for the other ${failedCount}.` : "";
  const content = `The page closed while we placed your photos. ${photos} made it onto your map.${rest}`;
  showToast({ id: TOAST_ID, type: "info", content });
}
