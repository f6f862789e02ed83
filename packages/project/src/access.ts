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

/**
 * Whether a policy allows an action. The API allows by this table alone and the web shows by it.
 */
export function can(policy: ViewerPolicy, action: ProjectAction): boolean {
  return ALLOWED[policy].includes(action);
}

/**
 * Whether the viewer owns the project, for facts such as a notice on another user's project;
 * permissions use `can`.
 */
export function isOwner(policy: ViewerPolicy): boolean {
  return policy === "OWNER";
}

export const FILE_ACCESSES = ["READ", "WRITE"] as const;

/** Lists what a viewer may do with the content of a project. */
export function listAccesses(policy: ViewerPolicy): (typeof FILE_ACCESSES)[number][] {
  return FILE_ACCESSES.filter((access) => can(policy, access === "READ" ? "view" : "edit"));
}

export const VISIBILITIES = ["PRIVATE", "PUBLIC", "USER_LIST"] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Returns who may open a project: its owner alone, the invited users too, or everyone with the
 * link.
 */
export function getVisibility(accessPolicy: AccessPolicy, hasGrants: boolean): Visibility {
  if (accessPolicy !== "PRIVATE") return "PUBLIC";
  return hasGrants ? "USER_LIST" : "PRIVATE";
}

export const GRANT_ROLES = ["COLLABORATOR", "VIEWER"] as const;

/** An entry of a project's access list: one invitation. */
export interface Grant {
  readonly id: string;
  readonly projectId: string;
  /** The account that used the invitation; null until one has. */
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

/**
 * Decides a viewer's policy. `grant` is the role of the invitation, if any; the link doesn't affect
 * it.
 */
export function decideViewerPolicy(
  project: ProjectAccess,
  viewerId: string | undefined,
  grant?: Grant["role"],
): ViewerPolicy {
  if (viewerId !== undefined && viewerId === project.ownerId) return "OWNER";
  const accessPolicy = project.link === "open" ? project.accessPolicy : "PRIVATE";
  if (grant === "COLLABORATOR" || accessPolicy === "PUBLIC_COLLABORATORS") return "COLLABORATOR";
  if (grant === "VIEWER" || accessPolicy === "PUBLIC") return "VIEWER";
  return "NONE";
}

/** Lists the policies that allow more than this one: changing one of them to it narrows access. */
export function listWiderPolicies(policy: AccessPolicy): readonly AccessPolicy[] {
  return ACCESS_POLICIES.slice(ACCESS_POLICIES.indexOf(policy) + 1);
}
