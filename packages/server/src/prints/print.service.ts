import { randomUUID } from "node:crypto";
import type { Design } from "@photomap/design";
import { can } from "@photomap/project";
import type { Queue } from "../adapters/queue.ts";
import type { Storage } from "../adapters/storage.ts";
import type { Database } from "../database/database.ts";
import type { DesignService } from "../designs/design.service.ts";
import type { ProjectService, ProjectWithInputs } from "../projects/project.service.ts";
import type { Viewer } from "../viewer/viewer.ts";
import {
  findRenders,
  finishRender,
  insertRender,
  type RenderRow,
  type RenderStatus,
  startRender,
} from "./print.repository.ts";
import { type PrintRequest, printRequestSchema } from "./print-request.ts";

const MAX_SHEETS = 100;

export interface PrintFile {
  readonly id: string;
  readonly status: RenderStatus;
  readonly downloadFilename: string;
  readonly url: string | undefined;
}

export interface PrintWork {
  readonly render: RenderRow;
  readonly project: ProjectWithInputs;
  readonly design: Design;
}

export type PrintRefusal =
  | { readonly kind: "missing" }
  | { readonly kind: "invalid"; problem: string };

interface Collaborators {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly projects: ProjectService;
  readonly designs: DesignService;
}

export class PrintService {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /** The rows and their jobs are one transaction: no print without a row, no row without its job. */
  async request(
    viewer: Viewer,
    fileId: string,
    candidates: readonly unknown[],
  ): Promise<{ kind: "accepted"; files: PrintFile[] } | PrintRefusal> {
    if (viewer.kind !== "account") return { kind: "missing" };
    const visible = await this.#with.projects.findVisible(viewer, fileId);
    if (visible === undefined || !can(visible.policy, "print")) return { kind: "missing" };
    const checked = checkRequests(candidates, visible.project);
    if ("problem" in checked) return { kind: "invalid", problem: checked.problem };
    const renders = checked.requests.map((request) => ({ id: randomUUID(), request }));
    await this.#with.db.transaction().execute(async (transaction) => {
      for (const { id, request } of renders) {
        await insertRender(transaction, {
          id,
          ownerId: viewer.accountId,
          projectId: fileId,
          request,
        });
        await this.#with.queue.enqueue(transaction, "render-print", { renderId: id });
      }
    });
    const files = renders.map(({ id, request }) => ({
      id,
      status: "WAITING" as const,
      downloadFilename: request.layout.downloadFilename,
      url: undefined,
    }));
    return { kind: "accepted", files };
  }

  async find(viewer: Viewer, ids: readonly string[]): Promise<PrintFile[]> {
    if (viewer.kind !== "account") return [];
    const rows = await findRenders(this.#with.db, viewer.accountId, ids.slice(0, MAX_SHEETS));
    return Promise.all(rows.map((row) => this.#present(row)));
  }

  /** What the worker needs to draw, or nothing when there is nothing left to do. */
  async start(renderId: string): Promise<PrintWork | undefined> {
    const render = await startRender(this.#with.db, renderId);
    if (render === undefined) return undefined;
    const viewer = {
      kind: "account",
      accountId: render.owner_id,
      email: "",
      identity: "",
    } as const;
    const visible = await this.#with.projects.findVisible(viewer, render.project_id);
    const design = visible && (await this.#with.designs.find(visible.project.design_id));
    if (visible === undefined || design === undefined) {
      await this.fail(renderId);
      return undefined;
    }
    return { render, project: visible.project, design };
  }

  async finish(renderId: string, sheet: Buffer): Promise<void> {
    const resultKey = `prints/${renderId}.jpeg`;
    await this.#with.storage.writeMedia(resultKey, sheet, "image/jpeg");
    await finishRender(this.#with.db, renderId, { status: "DONE", resultKey });
  }

  async fail(renderId: string): Promise<void> {
    await finishRender(this.#with.db, renderId, { status: "FAILED" });
  }

  async #present({ id, status, request, result_key }: RenderRow): Promise<PrintFile> {
    const { downloadFilename } = request.layout;
    const url =
      result_key === null
        ? undefined
        : await this.#with.storage.createDownloadUrl(result_key, downloadFilename);
    return { id, status, downloadFilename, url };
  }
}

function checkRequests(
  candidates: readonly unknown[],
  project: ProjectWithInputs,
): { requests: PrintRequest[] } | { problem: string } {
  if (candidates.length === 0 || candidates.length > MAX_SHEETS) {
    return { problem: `A print has 1 to ${MAX_SHEETS} sheets` };
  }
  const requests: PrintRequest[] = [];
  for (const candidate of candidates) {
    const parsed = printRequestSchema.safeParse(candidate);
    if (!parsed.success) return { problem: "A sheet is not well formed" };
    const missing = parsed.data.layout.printOpenings.find(
      ({ openingId }) => (project.inputs[openingId]?.images.length ?? 0) === 0,
    );
    if (missing !== undefined) return { problem: `${missing.openingId} has no photos` };
    requests.push(parsed.data);
  }
  return { requests };
}
