import type { ViewerPolicy } from "@photomap/project";

type EntryId = "edit" | "view" | "collaborate" | "suggestions" | "timeline" | "print" | "settings";

export interface ToolbarEntry {
  readonly id: EntryId;
  /** Cannot be used before a photo is there. */
  readonly blocked: boolean;
}

interface Situation {
  readonly policy: ViewerPolicy;
  readonly openingCount: number;
  readonly hasPhotos: boolean;
}

interface EntryRule {
  /** A room that is not built yet is not offered. */
  readonly isBuilt?: false;
  readonly needsPhotos?: true;
  readonly needsSeveralOpenings?: true;
}

const RULES: Record<EntryId, EntryRule> = {
  edit: {},
  view: {},
  collaborate: { isBuilt: false, needsPhotos: true, needsSeveralOpenings: true },
  suggestions: { isBuilt: false },
  timeline: { isBuilt: false, needsPhotos: true, needsSeveralOpenings: true },
  print: { needsPhotos: true },
  settings: {},
};

const ENTRIES: Record<ViewerPolicy, readonly EntryId[]> = {
  OWNER: ["edit", "collaborate", "timeline", "print", "settings"],
  COLLABORATOR: ["view", "suggestions", "print"],
  VIEWER: ["view", "print"],
  NONE: [],
};

/** The rooms of a project, by who the person is to it. */
export function listToolbarEntries({ policy, openingCount, hasPhotos }: Situation): ToolbarEntry[] {
  return ENTRIES[policy]
    .filter((id) => {
      const { isBuilt = true, needsSeveralOpenings = false } = RULES[id];
      return isBuilt && (openingCount > 1 || !needsSeveralOpenings);
    })
    .map((id) => ({ id, blocked: RULES[id].needsPhotos === true && !hasPhotos }));
}
