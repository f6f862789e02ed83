import { isOwner, type ViewerPolicy } from "@photomap/project";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";
import type { ImageAccess } from "./image-access.types.ts";

/** The only epoch of guests: nothing revokes a guest's access to its own photos. */
const FIRST_EPOCH = 1;

/**
 * Returns a viewer's access to a project's images. An owner keeps its addresses when the project
 * becomes private; those of others end.
 */
export function getImageAccess(
  viewer: Viewer,
  policy: ViewerPolicy,
  project: { readonly id: string; readonly accessEpoch: number },
): ImageAccess {
  if (isOwner(policy)) return requireOwnImageAccess(viewer);
  return { scope: { kind: "project", id: project.id }, epoch: project.accessEpoch };
}

/**
 * Returns the access to a suggestion's photos, for its suggester and for the owner of the project.
 */
export function getSuggestionAccess(
  viewer: Viewer,
  suggestion: { readonly id: string; readonly suggesterId: string },
): ImageAccess {
  const own = requireOwnImageAccess(viewer);
  if (suggestion.suggesterId === own.scope.id) return own;
  return { scope: { kind: "suggestion", id: suggestion.id }, epoch: own.epoch };
}

/** Returns the access to the viewer's own photos; throws for an anonymous viewer, who has none. */
export function requireOwnImageAccess(viewer: Viewer): ImageAccess {
  const id = getViewerId(viewer);
  if (id === undefined) throw new Error("An anonymous viewer owns no photos");
  const epoch = viewer.kind === "account" ? viewer.accessEpoch : undefined;
  return { scope: { kind: "owner", id }, epoch: epoch ?? FIRST_EPOCH };
}
