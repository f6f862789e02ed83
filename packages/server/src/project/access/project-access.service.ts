import {
  can,
  decideViewerPolicy,
  isOwner,
  type ProjectAction,
  type ViewerPolicy,
} from "@photomap/project";
import type { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";
import type { LiveService } from "../live/live.service.ts";
import type { AccessRow, ProjectInfo, ViewerAccess } from "./access.types.ts";
import { markGrantUsed } from "./grant.repository.ts";
import { MissRateLimits } from "./miss-rate-limits.ts";
import { findAccess } from "./project-access.repository.ts";

interface Dependencies {
  readonly db: Database;
  readonly live: LiveService;
  readonly limiter: RateLimiter;
}

export type MissCheckResult = "admitted" | "missing" | "too-many-misses";

interface Options {
  /** Whether to resolve a deleted project that can be restored. */
  readonly inTrash?: boolean;
}

/** Resolves what a project is to a viewer, with one statement and from the database alone. */
export class ProjectAccessService {
  readonly #db: Database;
  readonly #live: LiveService;
  readonly #limits: MissRateLimits;

  constructor({ db, live, limiter }: Dependencies) {
    this.#db = db;
    this.#live = live;
    this.#limits = new MissRateLimits(limiter);
  }

  /** Resolves a project; undefined when it is missing, deleted or not visible to the viewer. */
  async resolve(
    viewer: Viewer,
    projectId: string,
    { inTrash = false }: Options = {},
  ): Promise<ViewerAccess | undefined> {
    const row = await findAccess(this.#db, viewer, { projectId, inTrash });
    const policy = row && resolveViewerPolicy(viewer, row);
    const admission = await this.admit(viewer, projectId, policy);
    if (row === undefined || policy === undefined || admission !== "admitted") return undefined;
    const { viewerGrant: _grant, isLinkOpen: _link, ...project } = row;
    return { policy, project };
  }

  /**
   * Resolves the policy of a viewer who had access when the connection was opened. This is no
   * guess, so the misses of others in the same network don't end it. Undefined without access.
   */
  async recheck(viewer: Viewer, projectId: string): Promise<ViewerPolicy | undefined> {
    const row = await findAccess(this.#db, viewer, { projectId, inTrash: false });
    const policy = row && resolveViewerPolicy(viewer, row);
    return policy !== undefined && can(policy, "view") ? policy : undefined;
  }

  /**
   * Limits misses against guessing; `policy` is undefined for a missing project. After too many
   * misses only the owner is admitted, so that the answer is the same for existing and missing ids.
   */
  async admit(
    viewer: Viewer,
    projectId: string,
    policy: ViewerPolicy | undefined,
  ): Promise<MissCheckResult> {
    if (policy === undefined || !can(policy, "view")) {
      const isWithin = await this.#limits.consume(viewer, projectId);
      return isWithin ? "missing" : "too-many-misses";
    }
    if (isOwner(policy) || !(await this.#limits.isUsedUp(viewer))) return "admitted";
    return "too-many-misses";
  }

  /** Records the first visit of an invited account, which the owner then sees as active. */
  async recordUse(viewer: Viewer, projectId: string, row: AccessRow): Promise<void> {
    if (viewer.kind !== "account" || row.viewerGrant === null || row.viewerGrant.isUsed) return;
    await markGrantUsed(this.#db, { id: row.viewerGrant.id, accountId: viewer.accountId });
    void this.#live.publishProjectEvent(projectId, "access");
  }

  /**
   * Finds a project for an action; undefined when the viewer may not do it, and for missing
   * projects.
   */
  async findPermitted(
    viewer: Viewer,
    projectId: string,
    action: ProjectAction,
    options?: Options,
  ): Promise<ProjectInfo | undefined> {
    const access = await this.resolve(viewer, projectId, options);
    return access !== undefined && can(access.policy, action) ? access.project : undefined;
  }
}

/** Decides what a stored project is to a viewer; nothing else does. */
export function resolveViewerPolicy(viewer: Viewer, row: AccessRow): ViewerPolicy {
  const { ownerId, accessPolicy, viewerGrant, isLinkOpen } = row;
  const link = isLinkOpen ? "open" : "closed";
  return decideViewerPolicy(
    { ownerId, accessPolicy, link },
    getViewerId(viewer),
    viewerGrant?.role,
  );
}

/** Decides by ownership alone, for a project that a use case of owners returned. */
export function resolveOwnPolicy(viewer: Viewer, ownerId: string): ViewerPolicy {
  const project = { ownerId, accessPolicy: "PRIVATE", link: "closed" } as const;
  return decideViewerPolicy(project, getViewerId(viewer));
}
