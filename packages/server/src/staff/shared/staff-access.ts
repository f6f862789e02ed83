import type { Capability } from "../../platform/viewer/role.ts";
import {
  type AccountViewer,
  getViewerCapabilities,
  type Viewer,
} from "../../platform/viewer/viewer.ts";

/** Returns the viewer if it has the capability; undefined means: answer as if not found. */
export function findStaff(
  viewer: Viewer,
  capability: Extract<
    Capability,
    "all-orders" | "sticker-sheets" | "manage-shop" | "adjust-tokens" | "grant-roles"
  >,
): AccountViewer | undefined {
  const isPermitted = getViewerCapabilities(viewer).includes(capability);
  return isPermitted && viewer.kind === "account" ? viewer : undefined;
}
