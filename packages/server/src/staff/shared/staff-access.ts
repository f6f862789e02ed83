import type { Permission } from "../../platform/viewer/role.ts";
import {
  type AccountViewer,
  getViewerPermissions,
  type Viewer,
} from "../../platform/viewer/viewer.ts";

/** Returns the viewer if it has the permission; undefined means: answer as if not found. */
export function getPermittedStaff(
  viewer: Viewer,
  permission: Extract<
    Permission,
    | "all-orders"
    | "sticker-sheets"
    | "change-emails"
    | "manage-shop"
    | "adjust-tokens"
    | "grant-roles"
    | "approve-email-changes"
  >,
): AccountViewer | undefined {
  const isPermitted = getViewerPermissions(viewer).includes(permission);
  return isPermitted && viewer.kind === "account" ? viewer : undefined;
}
