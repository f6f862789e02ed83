import { findOpening } from "@photomap/design";
import type { PlacementPlan } from "@photomap/project";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import type { TrayPhoto } from "../../store/browser-store.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { describePhotosInRegions, pluralize } from "../folder-drop/describe-assignment.ts";
import { type PlacingGroup, placePhotos } from "../folder-drop/place-photos.ts";

/**
 * Places photos as one edit and returns what was placed, in words; empty when nothing was. What this
 * browser can't store stays in the tray.
 */
export async function placeFromTray(
  project: OpenProject,
  plan: PlacementPlan,
  find: (id: string) => TrayPhoto | undefined,
): Promise<string> {
  const groups = plan.groups.flatMap(({ openingId, photoIds }): PlacingGroup[] => {
    const opening = findOpening(project.design, openingId);
    if (opening === undefined) return [];
    const photos = photoIds.flatMap((id) => {
      const photo = find(id);
      return photo === undefined ? [] : [{ photo: { prepared: photo.prepared, keyPart: id } }];
    });
    return [{ opening, photos }];
  });
  if (groups.length === 0) return "";
  try {
    const { photoCount, regionCount, failedCount } = await placePhotos(project, groups, () => {});
    if (failedCount > 0) showFailure(describeUnstored(failedCount));
    if (photoCount === 0) return "";
    const [first] = groups;
    const placed =
      groups.length === 1
        ? `${pluralize(photoCount, "photo", "photos")} in ${first?.opening.name}`
        : describePhotosInRegions(photoCount, regionCount, project.design);
    return `Placed ${placed}.`;
  } catch (error) {
    showFailure(reportAndDescribeFailure(error, "place from the tray"));
    return "";
  }
}

function showFailure(content: string): void {
  showToast({ id: "tray", type: "error", content });
}

function describeUnstored(count: number): string {
  const photos = pluralize(count, "photo", "photos");
  return `This browser couldn't store ${photos}. Free up some space, then place ${count === 1 ? "it" : "them"} again.`;
}
