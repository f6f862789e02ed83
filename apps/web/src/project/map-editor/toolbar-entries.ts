import { can, type ViewerPolicy } from "@photomap/project";

export interface ToolbarEntry {
  readonly id:
    | "edit"
    | "view"
    | "collaborate"
    | "suggestions"
    | "timeline"
    | "print"
    | "share"
    | "settings";
  /** Shown, but not usable before the map has a photo. */
  readonly blocked: boolean;
}

interface MapFacts {
  readonly openingCount: number;
  readonly hasPhotos: boolean;
}

export function listToolbarEntries(policy: ViewerPolicy, map: MapFacts): ToolbarEntry[] {
  if (!can(policy, "view")) return [];
  const canEdit = can(policy, "edit");
  const blocked = !map.hasPhotos;
  const isCollection = map.openingCount > 1;
  return [
    { id: canEdit ? "edit" : "view", blocked: false },
    ...(canEdit && isCollection
      ? [{ id: "collaborate", blocked } as const, { id: "timeline", blocked } as const]
      : []),
    ...(can(policy, "suggest") ? [{ id: "suggestions", blocked: false } as const] : []),
    ...(can(policy, "print") ? [{ id: "print", blocked } as const] : []),
    ...(can(policy, "manageAccess") ? [{ id: "share", blocked } as const] : []),
    ...(canEdit ? [{ id: "settings", blocked: false } as const] : []),
  ];
}
