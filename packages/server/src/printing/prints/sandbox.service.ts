import { openingsOf } from "@photomap/design";
import type { PubSub } from "../../platform/adapters/redis/pub-sub.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import {
  type AccountViewer,
  getViewerPermissions,
  type Viewer,
} from "../../platform/viewer/viewer.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import {
  createStaffDesignDrawing,
  createStaffProjectDrawing,
  type StaffDesignProps,
  type StaffProjectProps,
} from "./draw-sandbox.ts";
import { type RenderService, type RenderSummary, SANDBOX_OWNER } from "./render.service.ts";
import type { Drawing } from "./render.types.ts";
import { findProjectForStaff, listProjectSuggestions } from "./sandbox.repository.ts";
import { parseSandboxInput, type SandboxProps } from "./sandbox-input.ts";
import { type RenderFailure, waitForRender } from "./wait-for-render.ts";

/** What staff choose from to draw a file: names, no photos. */
export interface SandboxProject {
  readonly id: string;
  readonly name: string;
  readonly openings: readonly { id: string; name: string; photoCount: number }[];
  readonly suggestions: readonly { id: string; openingId: string; name: string }[];
}

export type StaffRenderResult =
  | { readonly kind: "drawn"; readonly file: RenderSummary & { readonly url: string } }
  | { readonly kind: "missing" }
  | { readonly kind: "invalid"; readonly problem: string }
  | RenderFailure;

type Subject =
  | { readonly kind: "found"; readonly drawing: Drawing; readonly project?: DrawnOf }
  | { readonly kind: "missing" }
  | { readonly kind: "invalid"; readonly problem: string };

interface DrawnOf {
  readonly id: string;
  readonly isOwn: boolean;
}

interface Dependencies {
  readonly db: Database;
  readonly designs: DesignService;
  readonly renders: RenderService;
  readonly pubSub: PubSub;
}

/** Draws any design and any project for staff. */
export class SandboxService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Finds a project; undefined when it is missing, and for viewers without the permission. */
  async findFile(viewer: Viewer, id: string): Promise<SandboxProject | undefined> {
    if (findSandboxStaff(viewer) === undefined) return undefined;
    const project = await findProjectForStaff(this.#deps.db, id);
    const design = project && (await this.#deps.designs.describe(project.designId));
    if (project === undefined || design === undefined) return undefined;
    const suggestions = await listProjectSuggestions(this.#deps.db, id);
    return {
      id,
      name: project.name,
      openings: openingsOf(design).map((opening) => ({
        id: opening.id,
        name: opening.name,
        photoCount: project.inputs[opening.id]?.images.length ?? 0,
      })),
      suggestions: suggestions.map(({ id: suggestionId, openingId, name }) => ({
        id: suggestionId,
        openingId,
        name,
      })),
    };
  }

  /** Renders a picture. Drawing another account's project is recorded in the audit log. */
  async render(viewer: Viewer, candidate: unknown): Promise<StaffRenderResult> {
    const staff = findSandboxStaff(viewer);
    if (staff === undefined) return { kind: "missing" };
    const input = parseSandboxInput(candidate);
    if ("problem" in input) return { kind: "invalid", problem: input.problem };
    const { format, props } = input;
    const subject = await this.#findSubject(staff, props);
    if (subject.kind !== "found") return subject;
    const { drawing, project } = subject;
    const { db, renders, pubSub } = this.#deps;
    const request = { format, downloadFilename: `${props.type}.${format}`, drawing };
    const projectId = project?.id ?? null;
    const id = await db.transaction().execute(async (transaction) => {
      if (project !== undefined && !project.isOwn) {
        await insertStaffAction(transaction, {
          accountId: staff.accountId,
          action: "project.render",
          subjectType: "project",
          subjectId: project.id,
          details: { type: props.type },
        });
      }
      const job = { ownerId: SANDBOX_OWNER, projectId, lane: "interactive", request } as const;
      return renders.requestWithin(transaction, job);
    });
    const read = () => renders.findInSandbox(staff, id);
    return waitForRender({ pubSub, ownerId: SANDBOX_OWNER, read });
  }

  async #findSubject(staff: AccountViewer, props: SandboxProps): Promise<Subject> {
    if ("file" in props) return this.#findProject(staff, props);
    return "design" in props ? this.#findDesign(props) : { kind: "found", drawing: props };
  }

  async #findDesign(props: StaffDesignProps): Promise<Subject> {
    const design = await this.#deps.designs.find(props.design);
    if (design === undefined) return { kind: "missing" };
    const drawing = createStaffDesignDrawing(props, design);
    if ("problem" in drawing) return { kind: "invalid", problem: drawing.problem };
    return { kind: "found", drawing };
  }

  async #findProject(staff: AccountViewer, props: StaffProjectProps): Promise<Subject> {
    const { db, designs } = this.#deps;
    const project = await findProjectForStaff(db, props.file);
    const design = project && (await designs.find(project.designId));
    if (project === undefined || design === undefined) return { kind: "missing" };
    const suggestions =
      props.type === "opening_suggestion" ? await listProjectSuggestions(db, project.id) : [];
    const suggestion = suggestions.find(
      ({ id }) => props.type === "opening_suggestion" && id === props.suggestion,
    );
    const drawing = createStaffProjectDrawing(props, { project, design }, suggestion);
    if ("problem" in drawing) return { kind: "invalid", problem: drawing.problem };
    const isOwn = project.ownerId === staff.accountId;
    return { kind: "found", drawing, project: { id: project.id, isOwn } };
  }
}

function findSandboxStaff(viewer: Viewer): AccountViewer | undefined {
  const isPermitted = getViewerPermissions(viewer).includes("sandbox");
  return isPermitted && viewer.kind === "account" ? viewer : undefined;
}
