import { ACCESS_POLICIES, type AccessPolicy } from "./project.ts";

export type ViewerPolicy = "OWNER" | "COLLABORATOR" | "VIEWER" | "NONE";

export const PROJECT_ACTIONS = [
  "view",
  "edit",
  "suggest",
  "print",
  "order",
  "remove",
  "restore",
  "manageAccess",
  "viewPhotoPlaces",
] as const;

export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

const ALLOWED: Record<ViewerPolicy, readonly ProjectAction[]> = {
  OWNER: ["view", "edit", "print", "order", "remove", "restore", "manageAccess", "viewPhotoPlaces"],
  COLLABORATOR: ["view", "suggest", "print"],
  VIEWER: ["view", "print"],
  NONE: [],
};

/** The one table of access: the API allows by it and the web shows by it. */
export function can(policy: ViewerPolicy, action: ProjectAction): boolean {
  return ALLOWED[policy].includes(action);
}

/** For facts about ownership, such as a notice on another user's project; permissions use `can`. */
export function isOwner(policy: ViewerPolicy): boolean {
  return policy === "OWNER";
}

export const FILE_ACCESSES = ["READ", "WRITE"] as const;

/** What a viewer may do with the content of a project. */
export function listAccesses(policy: ViewerPolicy): (typeof FILE_ACCESSES)[number][] {
  return FILE_ACCESSES.filter((access) => can(policy, access === "READ" ? "view" : "edit"));
}

export const VISIBILITIES = ["PRIVATE", "PUBLIC", "USER_LIST"] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** Who may open a project: its owner alone, everyone with the link, or also the invited users. */
export function getVisibility(accessPolicy: AccessPolicy, hasGrants: boolean): Visibility {
  if (accessPolicy !== "PRIVATE") return "PUBLIC";
  return hasGrants ? "USER_LIST" : "PRIVATE";
}

export const GRANT_ROLES = ["COLLABORATOR", "VIEWER"] as const;

/** An entry of a project's access list: one invitation. */
export interface FileAccess {
  readonly id: string;
  readonly fileId: string;
  /** Null until an account has used the invitation. */
  readonly granteeId: string | null;
  readonly granteeEmail: string;
  readonly granteeHasAccount: boolean;
  readonly role: (typeof GRANT_ROLES)[number];
}

interface ProjectAccess {
  readonly ownerId: string;
  readonly accessPolicy: AccessPolicy;
  /** A closed link (expired, or opened without its key or password) makes the project private. */
  readonly link: "open" | "closed";
}

/** `grant` is the role of the invitation, if any; the link does not affect it. */
export function viewerPolicy(
  project: ProjectAccess,
  viewerId: string | undefined,
  grant?: FileAccess["role"],
): ViewerPolicy {
  if (viewerId !== undefined && viewerId === project.ownerId) return "OWNER";
  const accessPolicy = project.link === "open" ? project.accessPolicy : "PRIVATE";
  if (grant === "COLLABORATOR" || accessPolicy === "PUBLIC_COLLABORATORS") return "COLLABORATOR";
  if (grant === "VIEWER" || accessPolicy === "PUBLIC") return "VIEWER";
  return "NONE";
}

/** The policies that allow more than this one: changing one of them to it narrows access. */
export function listWiderPolicies(policy: AccessPolicy): readonly AccessPolicy[] {
  return ACCESS_POLICIES.slice(ACCESS_POLICIES.indexOf(policy) + 1);
}
