import { randomUUID } from "node:crypto";
import { type Design, resolveOutputOption } from "@photomap/design";
import { findLayoutProblem, printableOpenings } from "@photomap/printing";
import { can } from "@photomap/project";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import {
  getViewerPermissions,
  type IdentifiedViewer,
  type Viewer,
} from "../../platform/viewer/viewer.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import type { ProjectService } from "../../project/projects/project.service.ts";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";
import { freezeProject } from "./freeze-project.service.ts";
import { createMapRenderRequests, parseMapPrintInput } from "./map-print.ts";
import { type PrintInput, parsePrintInput, toSheetLayout } from "./print-input.ts";
import { findBatchIdOfRender, findPrintBatch, insertPrintBatch } from "./render.repository.ts";
import type { BatchSheet, RenderService, RenderSummary } from "./render.service.ts";
import type { RenderRequest, SheetsDrawing } from "./render.types.ts";

/** The limits by identity: rendering is the most expensive operation. */
const DAILY_BATCHES: Readonly<Record<IdentifiedViewer["kind"], RateLimit>> = {
  guest: { name: "prints-guest", limit: 100, windowSeconds: 86_400, onRedisDown: "count-here" },
  account: {
    name: "prints-account",
    limit: 1000,
    windowSeconds: 86_400,
    onRedisDown: "count-here",
  },
};

export interface PrintBatch {
  readonly id: string;
  readonly files: readonly RenderSummary[];
}

export type PrintResult =
  | { readonly kind: "accepted"; readonly batch: PrintBatch }
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" }
  | { readonly kind: "invalid"; readonly problem: string };

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly projects: ProjectService;
  readonly designs: DesignService;
  readonly renders: RenderService;
}

/** Creates the files to render, or says why there are none. */
type CreateRequests = (
  project: ProjectWithInputs,
  design: Design,
) => readonly RenderRequest[] | { readonly problem: string };

/** Prints sheets of a project; the layout comes from the browser and is validated again. */
export class PrintService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async request(viewer: IdentifiedViewer, candidate: unknown): Promise<PrintResult> {
    const input = parsePrintInput(candidate);
    if ("problem" in input) return { kind: "invalid", problem: input.problem };
    return this.#accept(viewer, input, (project, design) => {
      const problem = findMachineProblem(input) ?? findSheetProblem(input, project, design);
      return problem === undefined ? createRequests(project, input) : { problem };
    });
  }

  /** Requests the whole map as one picture or one document. */
  async requestMap(viewer: IdentifiedViewer, candidate: unknown): Promise<PrintResult> {
    const input = parseMapPrintInput(candidate);
    if ("problem" in input) return { kind: "invalid", problem: input.problem };
    return this.#accept(viewer, input, (project, design) =>
      createMapRenderRequests(freezeProject(project), design, input),
    );
  }

  async #accept(
    viewer: IdentifiedViewer,
    { projectId, format }: Pick<PrintInput, "projectId" | "format">,
    createRequests: CreateRequests,
  ): Promise<PrintResult> {
    const read = await this.#deps.projects.read(viewer, projectId);
    if (read.kind !== "visible" || !can(read.policy, "print")) return { kind: "missing" };
    const { project } = read;
    const design = await this.#deps.designs.find(project.designId);
    if (design === undefined) return { kind: "missing" };
    const mayBeTransparent = getViewerPermissions(viewer).includes("transparent-prints");
    if (format === "png" && !mayBeTransparent) {
      return { kind: "invalid", problem: "This account can't make transparent files." };
    }
    const requests = createRequests(project, design);
    if ("problem" in requests) return { kind: "invalid", problem: requests.problem };
    if (!(await this.#deps.limiter.consume(DAILY_BATCHES[viewer.kind], viewer.identity))) {
      return { kind: "too-many" };
    }
    return { kind: "accepted", batch: await this.#createBatch(viewer, project, requests) };
  }

  async find(viewer: Viewer, id: string): Promise<PrintBatch | undefined> {
    if (!isUuid(id) || viewer.kind === "anonymous") return undefined;
    const batch = await findPrintBatch(this.#deps.db, { id, ownerId: viewer.identity });
    const files = batch && (await this.#deps.renders.find(viewer, batch.renderIds));
    return files === undefined || files.length === 0 ? undefined : { id, files };
  }

  /** Finds the sheets of the viewer's batch. */
  async findSheets(viewer: IdentifiedViewer, id: string): Promise<BatchSheet[]> {
    const batch = await findPrintBatch(this.#deps.db, { id, ownerId: viewer.identity });
    return batch === undefined ? [] : this.#deps.renders.findSheets(viewer, batch.renderIds);
  }

  /** Finds the viewer's newest batch that has the file. */
  findBatchId(viewer: IdentifiedViewer, renderId: string): Promise<string | undefined> {
    return findBatchIdOfRender(this.#deps.db, { renderId, ownerId: viewer.identity });
  }

  /** Cancels the files that are not finished; undefined for a missing batch. */
  async cancel(viewer: Viewer, id: string): Promise<PrintBatch | undefined> {
    const batch = await this.find(viewer, id);
    if (batch === undefined) return undefined;
    await this.#deps.renders.cancel(batch.files.map((file) => file.id));
    return this.find(viewer, id);
  }

  async #createBatch(
    viewer: IdentifiedViewer,
    project: ProjectWithInputs,
    requests: readonly RenderRequest[],
  ): Promise<PrintBatch> {
    const { db, renders } = this.#deps;
    const { identity: ownerId } = viewer;
    const id = randomUUID();
    const ids = await db.transaction().execute(async (transaction) => {
      const renderIds: string[] = [];
      for (const request of requests) {
        const job = { ownerId, projectId: project.id, lane: "print", request } as const;
        renderIds.push(await renders.requestWithin(transaction, job));
      }
      await insertPrintBatch(transaction, { id, ownerId, renderIds });
      return renderIds;
    });
    return { id, files: await renders.find(viewer, ids) };
  }
}

function findMachineProblem({ format, machine }: PrintInput): string | undefined {
  const isMissing = format === "svg" && (machine ?? null) === null;
  return isMissing ? "Choose a cutting machine." : undefined;
}

function findSheetProblem(
  { printLayouts, printOptions }: PrintInput,
  project: ProjectWithInputs,
  design: Design,
): string | undefined {
  const { outputType, outputScale: scale, brand } = project;
  const option = resolveOutputOption(design, { outputType, outputScale: scale });
  const printable = printableOpenings(design, project.inputs, option).map(({ id }) => id);
  return findLayoutProblem(printLayouts.map(toSheetLayout), {
    design,
    printable: new Set(printable),
    options: { ...printOptions, brand },
    scale,
  });
}

/** Creates one request for each sheet, except for a PDF, which holds them all. */
function createRequests(project: ProjectWithInputs, input: PrintInput): RenderRequest[] {
  const { format, printLayouts } = input;
  const documents = format === "pdf" ? [printLayouts] : printLayouts.map((layout) => [layout]);
  return documents.map((layouts) => ({
    format,
    downloadFilename: layouts[0]?.downloadFilename ?? `print.${format}`,
    drawing: createDrawing(project, input, layouts),
  }));
}

function createDrawing(
  project: ProjectWithInputs,
  { format, machine, dpi, printOptions }: PrintInput,
  layouts: PrintInput["printLayouts"],
): SheetsDrawing {
  const shown = layouts.flatMap(({ printOpenings }) => printOpenings);
  const openingIds = new Set(shown.map(({ openingId }) => openingId));
  const isTransparent = format === "png";
  return {
    type: "openings_print",
    project: freezeProject(project, openingIds),
    dpi,
    options: isTransparent
      ? { ...printOptions, backgroundColor: "transparent", regionNames: false }
      : printOptions,
    layouts: layouts.map(toSheetLayout),
    ...(format === "svg" && machine && { machine }),
  };
}
