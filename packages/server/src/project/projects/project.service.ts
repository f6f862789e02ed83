import type { BrandId } from "@photomap/design";
import { can, findFreeName, type ViewerPolicy } from "@photomap/project";
import { listClaimedGuestIds } from "../../people/guests/guest.queries.ts";
import type { PhotoRegistry } from "../../photos/processing/photo-registry.service.ts";
import type { Connection, Database, Transaction } from "../../platform/database/database.ts";
import {
  type AccountViewer,
  type GuestViewer,
  type IdentifiedViewer,
  type Viewer,
} from "../../platform/viewer/viewer.ts";
import {
  type ProjectAccessService,
  resolveViewerPolicy,
} from "../access/project-access.service.ts";
import type { DesignService } from "../designs/design.service.ts";
import type { LiveService } from "../live/live.service.ts";
import {
  createProjectId,
  isProjectId,
  type NewProjectRequest,
  parseNewProject,
} from "./new-project.ts";
import {
  deleteUnusedGuestSnapshots,
  findProject,
  findProjectOfRequest,
  findSaveContext,
  insertProject,
  listProjectsOfOwner,
  listSharedProjects,
  lockAndListProjectNames,
  type ProjectChanges,
  renameProject,
  replaceProjectInputs,
  updateProject,
} from "./project.repository.ts";
import type { ListedProject, ProjectRow, ProjectWithInputsJson } from "./project.types.ts";
import { listPhotoIds, NAME_PROBLEM, projectNameSchema } from "./project-input.ts";
import type { ProjectRateLimits } from "./project-rate-limits.ts";
import { parseSaveRequest, type SaveRequest } from "./save-request.ts";

export type { NewProjectRequest } from "./new-project.ts";
export { listPhotoIds, parseInputs } from "./project-input.ts";

export interface ProjectWithPolicy {
  readonly project: ProjectWithInputsJson;
  readonly policy: ViewerPolicy;
}

export interface SharedProject {
  readonly project: ListedProject;
  readonly policy: ViewerPolicy;
}

export type ReadResult =
  | ({ readonly kind: "visible" } & ProjectWithPolicy)
  | { readonly kind: "missing" }
  | { readonly kind: "too-many-misses" };

export type CreateResult =
  /** `isNew` is false when an earlier request with the same id created it. */
  | { readonly kind: "created"; readonly project: ProjectRow; readonly isNew: boolean }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" };

export type SaveResult =
  | { readonly kind: "saved"; readonly project: ProjectRow }
  | { readonly kind: "stale"; readonly project: ProjectWithInputsJson }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

export type RenameResult =
  | { readonly kind: "renamed"; readonly project: ProjectRow }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

interface Creator {
  readonly ownerId: string;
  readonly brand: BrandId;
  readonly identities: readonly string[];
  /** Whether the project may have the name of another project of its owner. */
  readonly keepsName?: boolean;
}

const SNAPSHOT_DAYS = 7;

interface Dependencies {
  readonly db: Database;
  readonly access: ProjectAccessService;
  readonly designs: DesignService;
  readonly photoRegistry: PhotoRegistry;
  readonly limits: ProjectRateLimits;
  readonly live: LiveService;
}

export class ProjectService {
  readonly #db: Database;
  readonly #access: ProjectAccessService;
  readonly #designs: DesignService;
  readonly #photoRegistry: PhotoRegistry;
  readonly #limits: ProjectRateLimits;
  readonly #live: LiveService;

  constructor({ db, access, designs, photoRegistry, limits, live }: Dependencies) {
    this.#db = db;
    this.#access = access;
    this.#designs = designs;
    this.#photoRegistry = photoRegistry;
    this.#limits = limits;
    this.#live = live;
  }

  /** Reads a project by an id from a request: misses are limited against guessing. */
  async read(viewer: Viewer, id: string): Promise<ReadResult> {
    if (!isProjectId(id)) return { kind: "missing" };
    const visible = await this.findVisible(viewer, id);
    const admission = await this.#access.admit(viewer, id, visible?.policy);
    if (visible !== undefined && admission === "admitted") return { kind: "visible", ...visible };
    return { kind: admission === "too-many-misses" ? admission : "missing" };
  }

  /**
   * Finds a visible project. A private and a missing project return the same result, so that ids
   * can't be probed.
   */
  async findVisible(viewer: Viewer, id: string): Promise<ProjectWithPolicy | undefined> {
    const project = await findProject(this.#db, viewer, id);
    if (project === undefined) return undefined;
    const policy = resolveViewerPolicy(viewer, project);
    if (!can(policy, "view")) return undefined;
    await this.#access.recordUse(viewer, id, project);
    return { project, policy };
  }

  /** Lists the projects to which the viewer is invited. */
  async listShared(viewer: AccountViewer): Promise<SharedProject[]> {
    const rows = await listSharedProjects(this.#db, viewer);
    return rows.map((project) => ({ project, policy: resolveViewerPolicy(viewer, project) }));
  }

  listOwn(viewer: AccountViewer): Promise<ListedProject[]> {
    return listProjectsOfOwner(this.#db, viewer.accountId, { inTrash: false });
  }

  /** Creates a project. Idempotent by request id. */
  async create(
    viewer: AccountViewer,
    brand: BrandId,
    request: NewProjectRequest,
  ): Promise<CreateResult> {
    const guests = await listClaimedGuestIds(this.#db, viewer.accountId);
    const identities = [viewer.identity, ...guests];
    const creator = { ownerId: viewer.accountId, brand, identities };
    return this.#createLimited(viewer, (transaction) =>
      this.createWithin(transaction, creator, request),
    );
  }

  async #createLimited(
    viewer: IdentifiedViewer,
    create: (transaction: Transaction) => Promise<CreateResult>,
  ): Promise<CreateResult> {
    const result = await this.limitNew(viewer, 1, async () => {
      const created = await this.#db.transaction().execute(create);
      return { created, newCount: created.kind === "created" && created.isNew ? 1 : 0 };
    });
    return result?.created ?? { kind: "too-many" };
  }

  /**
   * Runs a creation within the limits; undefined when the viewer has created too many projects.
   * Those not created are refunded.
   */
  async limitNew<Result extends { readonly newCount: number }>(
    viewer: IdentifiedViewer,
    count: number,
    create: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!(await this.#limits.consumeNewProjects(viewer, count))) return undefined;
    const result = await create();
    await this.#limits.refundNewProjects(viewer, count - result.newCount);
    return result;
  }

  /**
   * Creates a project within the caller's transaction, under a name that no other project of its
   * owner has; `identities` are those whose uploads the project may contain.
   */
  async createWithin(
    transaction: Transaction,
    { ownerId, brand, identities, keepsName = false }: Creator,
    request: NewProjectRequest,
  ): Promise<CreateResult> {
    const design = await this.#designs.find(request.designId);
    if (design === undefined || !design.businessIds.includes(brand)) {
      return { kind: "missing" };
    }
    const checked = parseNewProject(request, design, identities);
    if ("problem" in checked) return { kind: "invalid", problem: checked.problem };
    const { option, backgroundId, inputs, requestId } = checked;
    const name = keepsName
      ? checked.name
      : findFreeName(checked.name, await lockAndListProjectNames(transaction, ownerId));
    const facts = {
      ownerId,
      brand,
      designId: design.id,
      name,
      outputType: option.type,
      outputScale: option.scale,
      backgroundId,
      requestId,
      inputs,
    };
    for (;;) {
      const created = await insertProject(transaction, { id: createProjectId(), ...facts });
      if (created !== undefined) {
        await this.#photoRegistry.register(transaction, listPhotoIds(inputs));
        return { kind: "created", project: created, isNew: true };
      }
      if (requestId === null) continue;
      const known = await findProjectOfRequest(transaction, { ownerId, requestId });
      if (known !== undefined) return { kind: "created", project: known, isNew: false };
    }
  }

  /** Creates the snapshot of a guest's project, or replaces its content. */
  async saveSnapshot(
    viewer: GuestViewer,
    brand: BrandId,
    request: NewProjectRequest & { readonly requestId: string },
  ): Promise<CreateResult> {
    const { identity: ownerId } = viewer;
    const store = async (transaction: Transaction): Promise<CreateResult> => {
      const creator = { ownerId, brand, identities: [ownerId], keepsName: true };
      const result = await this.createWithin(transaction, creator, request);
      if (result.kind !== "created" || result.isNew) return result;
      const checked = await this.#checkSnapshot(result.project, request, ownerId);
      if ("problem" in checked) return { kind: "invalid", problem: checked.problem };
      const key = { id: result.project.id, ownerId };
      const project = await replaceProjectInputs(transaction, key, checked);
      await this.#photoRegistry.register(transaction, listPhotoIds(checked.inputs));
      return project === undefined ? { kind: "missing" } : { ...result, project };
    };
    return this.#createLimited(viewer, store);
  }

  /**
   * Deletes old snapshots and returns how many; a snapshot with renders, in a cart or in an order
   * is kept.
   */
  purgeSnapshots(): Promise<number> {
    return deleteUnusedGuestSnapshots(this.#db, SNAPSHOT_DAYS);
  }

  async #checkSnapshot(
    known: ProjectRow,
    request: NewProjectRequest,
    identity: string,
  ): Promise<ProjectChanges | { problem: string }> {
    const design = await this.#designs.find(known.designId);
    if (design === undefined || design.id !== request.designId) {
      return { problem: "A project's design can't be changed." };
    }
    const checked = parseNewProject(request, design, [identity]);
    if ("problem" in checked) return checked;
    const { name, option, backgroundId, inputs } = checked;
    return {
      name,
      outputType: option.type,
      outputScale: option.scale,
      accessPolicy: "PRIVATE",
      backgroundId,
      inputs,
    };
  }

  async save(viewer: Viewer, request: SaveRequest): Promise<SaveResult> {
    // Snapshots of guests are written by saveSnapshot alone.
    if (viewer.kind !== "account") return { kind: "missing" };
    const { projectId: id, expectedUpdatedAt } = request;
    const photoKeys = listPhotoIds(request.inputs);
    const stored = await findSaveContext(this.#db, viewer, { id, photoKeys });
    if (stored === undefined || !can(resolveViewerPolicy(viewer, stored), "edit")) {
      return { kind: "missing" };
    }
    const design = await this.#designs.find(stored.designId);
    if (design === undefined) return { kind: "missing" };
    const changes = parseSaveRequest(request, design, [viewer.identity, ...stored.guestIds]);
    if ("problem" in changes) return { kind: "invalid", problem: changes.problem };
    // A change of the access policy since the check moves updated_at, which makes this write stale.
    const expected = { id, ownerId: stored.ownerId, expectedUpdatedAt };
    const saved = await this.#write(stored.unknownPhotoKeys, (db) =>
      updateProject(db, expected, changes),
    );
    if (saved !== undefined) {
      void this.#live.publishProjectEvent(id, "project");
      if (saved.accessPolicy !== stored.accessPolicy) {
        void this.#live.publishProjectEvent(id, "access");
      }
      return { kind: "saved", project: saved };
    }
    const current = await this.findVisible(viewer, id);
    return current === undefined
      ? { kind: "missing" }
      : { kind: "stale", project: current.project };
  }

  /**
   * Saves, and registers new photos in the same transaction; most saves have none and need no
   * transaction.
   */
  async #write(
    unknownPhotoKeys: readonly string[],
    write: (db: Connection) => Promise<ProjectRow | undefined>,
  ): Promise<ProjectRow | undefined> {
    if (unknownPhotoKeys.length === 0) return write(this.#db);
    return this.#db.transaction().execute(async (transaction) => {
      const written = await write(transaction);
      if (written !== undefined) {
        await this.#photoRegistry.register(transaction, unknownPhotoKeys);
      }
      return written;
    });
  }

  /** Renames a project. Idempotent; the last one wins. */
  async rename(viewer: Viewer, id: string, name: string): Promise<RenameResult> {
    if (viewer.kind !== "account") return { kind: "missing" };
    const stored = await this.#access.findPermitted(viewer, id, "edit");
    if (stored === undefined) return { kind: "missing" };
    const checked = projectNameSchema.safeParse(name);
    if (!checked.success) return { kind: "invalid", problem: NAME_PROBLEM };
    const project = await renameProject(this.#db, { id, ownerId: stored.ownerId }, checked.data);
    if (project === undefined) return { kind: "missing" };
    void this.#live.publishProjectEvent(id, "project");
    return { kind: "renamed", project };
  }
}
