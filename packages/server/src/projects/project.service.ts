import type { BusinessId, Design, OutputType } from "@photomap/design";
import { type AccessPolicy, can, type ViewerPolicy, viewerPolicy } from "@photomap/project";
import type { Database } from "../database/database.ts";
import type { DesignService } from "../designs/design.service.ts";
import { type AccountViewer, type Viewer, viewerId } from "../viewer/viewer.ts";
import { checkNewProject, type NewProjectRequest } from "./new-project.ts";
import {
  findDesignIdOfOwned,
  findProject,
  findProjectOfRequest,
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

export type CreateResult =
  | { readonly kind: "created"; readonly project: ProjectRow }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

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

  /** Repeating a request, at once or later, answers with the project its first send made. */
  async create(
    viewer: AccountViewer,
    businessId: BusinessId,
    request: NewProjectRequest,
  ): Promise<CreateResult> {
    const design = await this.#designs.find(request.designId);
    if (design === undefined || !design.businessIds.includes(businessId)) {
      return { kind: "missing" };
    }
    const checked = checkNewProject(request, design, viewer.identity);
    if ("problem" in checked) return { kind: "invalid", problem: checked.problem };
    const { option, inputs, requestId } = checked;
    const facts = {
      owner_id: viewer.accountId,
      business_id: businessId,
      design_id: design.id,
      name: design.name,
      output_type: option.type,
      output_scale: option.scale,
      request_id: requestId,
      inputs,
    };
    for (;;) {
      const project =
        (await insertProject(this.#db, { id: createProjectId(), ...facts })) ??
        (await this.#findOfRequest(viewer.accountId, requestId));
      if (project !== undefined) return { kind: "created", project };
    }
  }

  async #findOfRequest(ownerId: string, requestId: string | null): Promise<ProjectRow | undefined> {
    if (requestId === null) return undefined;
    return findProjectOfRequest(this.#db, { ownerId, requestId });
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
  if (!design.outputOptions.some(({ type }) => type === request.outputType)) {
    return { problem: "This design is not made in this form." };
  }
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
