import { can } from "@photomap/project";
import type { PubSub } from "../../platform/adapters/redis/pub-sub.ts";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import { getViewerPermissions, type IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import type { ProjectService } from "../../project/projects/project.service.ts";
import {
  createDesignDrawing,
  createProjectDrawing,
  type DesignDrawingProps,
  type ProjectDrawingProps,
} from "./draw-picture.ts";
import { type PictureInput, parsePictureInput } from "./picture-input.ts";
import type { RenderService } from "./render.service.ts";
import type { Drawing } from "./render.types.ts";
import { type RenderFailure, waitForRender } from "./wait-for-render.ts";

const DAILY_PICTURES: RateLimit = {
  name: "pictures",
  limit: 2000,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
};

type Refused =
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" }
  | RenderFailure
  | { readonly kind: "invalid"; readonly problem: string };

export type PictureResult = { readonly kind: "drawn"; readonly url: string } | Refused;

interface Subject {
  readonly kind: "found";
  readonly drawing: Drawing;
  readonly projectId: string | null;
}

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly projects: ProjectService;
  readonly designs: DesignService;
  readonly renders: RenderService;
  readonly pubSub: PubSub;
}

/** Draws pictures of projects and designs within a request. */
export class PictureService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async render(viewer: IdentifiedViewer, candidate: unknown): Promise<PictureResult> {
    const input = parsePictureInput(candidate);
    if ("problem" in input) return { kind: "invalid", problem: input.problem };
    const subject = await this.#findSubject(viewer, input);
    if (subject.kind !== "found") return subject;
    const { db, limiter, renders } = this.#deps;
    const { identity: ownerId } = viewer;
    if (!(await limiter.consume(DAILY_PICTURES, ownerId))) return { kind: "too-many" };
    const { drawing, projectId } = subject;
    // A picture of a project can be printed; those of designs are public and have no photos.
    const isOpaque =
      input.output.format === "png" &&
      projectId !== null &&
      !getViewerPermissions(viewer).includes("transparent-prints");
    const request = { ...input.output, drawing, ...(isOpaque && { isOpaque }) };
    const job = { ownerId, projectId, lane: "interactive", request } as const;
    const id = await db
      .transaction()
      .execute((transaction) => renders.requestWithin(transaction, job));
    const { pubSub } = this.#deps;
    const read = async () => (await renders.find(viewer, [id]))[0];
    const end = await waitForRender({ pubSub, ownerId, read });
    return end.kind === "drawn" ? { kind: "drawn", url: end.file.url } : end;
  }

  async #findSubject(
    viewer: IdentifiedViewer,
    { output, props }: PictureInput,
  ): Promise<Subject | Refused> {
    if (output.format === "svg" && props.type !== "cut") {
      return { kind: "invalid", problem: "Only cut lines can be an SVG." };
    }
    return "file" in props ? this.#findProject(viewer, props) : this.#findDesign(props);
  }

  async #findDesign(props: DesignDrawingProps): Promise<Subject | Refused> {
    const design = await this.#deps.designs.find(props.design);
    if (design === undefined) return { kind: "missing" };
    const drawing = createDesignDrawing(props, design);
    if ("problem" in drawing) return { kind: "invalid", problem: drawing.problem };
    return { kind: "found", drawing, projectId: null };
  }

  async #findProject(
    viewer: IdentifiedViewer,
    props: ProjectDrawingProps,
  ): Promise<Subject | Refused> {
    const read = await this.#deps.projects.read(viewer, props.file);
    if (read.kind !== "visible" || !can(read.policy, "print")) return { kind: "missing" };
    const { project } = read;
    const design = await this.#deps.designs.find(project.designId);
    if (design === undefined) return { kind: "missing" };
    const drawing = createProjectDrawing(props, project, design);
    if ("problem" in drawing) return { kind: "invalid", problem: drawing.problem };
    return { kind: "found", drawing, projectId: project.id };
  }
}
