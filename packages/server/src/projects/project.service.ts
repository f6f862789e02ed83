import {
  type BusinessId,
  DEFAULT_OUTPUT_TYPE,
  type Design,
  type OutputType,
} from "@photomap/design";
import { type AccessPolicy, can, type ViewerPolicy, viewerPolicy } from "@photomap/project";
import type { Database } from "../database/database.ts";
import type { DesignService } from "../designs/design.service.ts";
import { type AccountViewer, type Viewer, viewerId } from "../viewer/viewer.ts";
import {
  findDesignIdOfOwned,
  findProject,
  insertProject,
  listProjectsOfOwner,
  markProjectDeleted,
  type ProjectChanges,
  type ProjectRow,
  type ProjectWithInputs,
  updateProject,
} from "./project.repository.ts";
import { createProjectId } from "./project-id.ts";
import { checkInputs, projectNameSchema } from "./project-input.ts";

export type { ProjectRow, ProjectWithInputs } from "./project.repository.ts";

export interface VisibleProject {
  readonly project: ProjectWithInputs;
  readonly policy: ViewerPolicy;
}

export interface NewProjectRequest {
  readonly designId: string;
  readonly outputType?: OutputType | undefined;
  readonly outputScale?: number | undefined;
}

export interface SaveRequest {
  readonly fileId: string;
  readonly fileUpdatedAt: Date;
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly accessPolicy: AccessPolicy;
  /** Only the openings that changed; left out when none did. */
  readonly inputs?: unknown;
}

export type SaveResult =
  | { readonly kind: "saved"; readonly project: ProjectRow }
  | { readonly kind: "stale"; readonly project: ProjectWithInputs }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

export class ProjectService {
  readonly #db: Database;
  readonly #designs: DesignService;

  constructor(db: Database, designs: DesignService) {
    this.#db = db;
    this.#designs = designs;
  }

  /** A private project and one that does not exist give the same answer, so that ids cannot be probed. */
  async findVisible(viewer: Viewer, id: string): Promise<VisibleProject | undefined> {
    const project = await findProject(this.#db, id);
    if (project === undefined) return undefined;
    const policy = viewerPolicy(
      { ownerId: project.owner_id, accessPolicy: project.access_policy },
      viewerId(viewer),
    );
    return can(policy, "view") ? { project, policy } : undefined;
  }

  listOwn(viewer: AccountViewer): Promise<ProjectRow[]> {
    return listProjectsOfOwner(this.#db, viewer.accountId);
  }

  async create(
    viewer: AccountViewer,
    businessId: BusinessId,
    request: NewProjectRequest,
  ): Promise<ProjectRow | undefined> {
    const design = await this.#designs.find(request.designId);
    if (design === undefined || !design.businessIds.includes(businessId)) return undefined;
    for (;;) {
      const created = await insertProject(this.#db, {
        id: createProjectId(),
        owner_id: viewer.accountId,
        business_id: businessId,
        design_id: design.id,
        name: design.name,
        output_type: request.outputType ?? DEFAULT_OUTPUT_TYPE,
        output_scale: request.outputScale ?? 1,
      });
      if (created !== undefined) return created;
    }
  }

  async save(viewer: Viewer, request: SaveRequest): Promise<SaveResult> {
    if (viewer.kind !== "account") return { kind: "missing" };
    const key = { id: request.fileId, ownerId: viewer.accountId };
    const design = await this.#findDesignOf(key);
    if (design === undefined) return { kind: "missing" };
    const changes = checkChanges(request, design, viewer.identity);
    if ("problem" in changes) return { kind: "invalid", problem: changes.problem };
    const saved = await updateProject(
      this.#db,
      { ...key, expectedUpdatedAt: request.fileUpdatedAt },
      changes,
    );
    if (saved !== undefined) return { kind: "saved", project: saved };
    const current = await findProject(this.#db, request.fileId);
    return current === undefined ? { kind: "missing" } : { kind: "stale", project: current };
  }

  async #findDesignOf(key: { id: string; ownerId: string }): Promise<Design | undefined> {
    const designId = await findDesignIdOfOwned(this.#db, key);
    return designId === undefined ? undefined : this.#designs.find(designId);
  }

  async remove(viewer: Viewer, id: string): Promise<boolean> {
    if (viewer.kind !== "account") return false;
    return markProjectDeleted(this.#db, { id, ownerId: viewer.accountId });
  }
}

function checkChanges(
  request: SaveRequest,
  design: Design,
  identity: string,
): ProjectChanges | { problem: string } {
  const name = projectNameSchema.safeParse(request.name);
  if (!name.success) return { problem: "The name has 1 to 64 characters" };
  const checked = checkInputs(request.inputs ?? {}, design, identity);
  if ("problem" in checked) return checked;
  return {
    name: name.data,
    output_type: request.outputType,
    output_scale: request.outputScale,
    access_policy: request.accessPolicy,
    inputs: checked.inputs,
  };
}
