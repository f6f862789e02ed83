import { can, type ViewerPolicy } from "@photomap/project";

export interface ToolbarEntry {
  readonly id: "edit" | "view" | "print" | "settings";
  /** Shown, but not usable before the map has a photo. */
  readonly blocked: boolean;
}

export function listToolbarEntries(policy: ViewerPolicy, hasPhotos: boolean): ToolbarEntry[] {
  if (!can(policy, "view")) return [];
  const canEdit = can(policy, "edit");
  return [
    { id: canEdit ? "edit" : "view", blocked: false },
    ...(can(policy, "print") ? [{ id: "print", blocked: !hasPhotos } as const] : []),
    ...(canEdit ? [{ id: "settings", blocked: false } as const] : []),
  ];
}
