import { randomUUID } from "node:crypto";
import type { Announcements } from "../adapters/announcements.ts";
import type { Queue } from "../adapters/queue.ts";
import type { Storage } from "../adapters/storage.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { DesignService } from "../designs/design.service.ts";
import {
  deleteOldRenders,
  endRenders,
  expireRenders,
  findRenders,
  findStatus,
  finishRender,
  forgetResult,
  insertRender,
  noteProgress,
  type RenderRow,
  type RenderStatus,
  startRender,
} from "./render.repository.ts";
import type { Lane, RenderFormat, RenderRequest } from "./render.types.ts";
import { countPixels, designOf, hashRequest } from "./weigh-render.ts";

export type { RenderStatus } from "./render.repository.ts";

/** Files go after a week; what became of them is known for a month. */
const KEPT_DAYS = 7;
const REMEMBERED_DAYS = 30;
/** Long enough for a slow line to begin; who holds the address longer asks us again. */
const URL_SECONDS = 300;

const LANES: readonly Lane[] = ["interactive", "print", "backfill"];
const CONTENT_TYPES: Readonly<Record<RenderFormat, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
  svg: "image/svg+xml",
};

export interface RenderedFile {
  readonly id: string;
  readonly status: RenderStatus;
  /** 0 to 1. */
  readonly progress: number;
  readonly downloadFilename: string;
  readonly bytes: number | undefined;
  /** Both once it is done. */
  readonly key: string | undefined;
  readonly url: string | undefined;
}

export interface RenderWish {
  readonly ownerId: string;
  readonly projectId: string | null;
  readonly lane: Lane;
  readonly request: RenderRequest;
}

interface Collaborators {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly designs: DesignService;
  readonly announcements: Announcements;
}

/** Files that are drawn by a worker: asked for once per content, found by whoever asked, gone after a week. */
export class RenderService {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /** The row and its job are one transaction: no render without a row, no row without its job. */
  async requestWithin(transaction: Transaction, wish: RenderWish): Promise<string> {
    const { ownerId, projectId, lane, request } = wish;
    const design = await this.#with.designs.findPublished(designOf(request.drawing));
    if (design === undefined) throw new Error(`No design ${designOf(request.drawing)}`);
    const contentHash = hashRequest(request, design.hash);
    const pixels = countPixels(request);
    const row = await insertRender(transaction, {
      id: randomUUID(),
      ownerId,
      projectId,
      request,
      lane,
      contentHash,
      pixels,
      keptDays: KEPT_DAYS,
    });
    const isHurried = row.status === "WAITING" && isFaster(lane, row.lane);
    if (row.is_new || isHurried) {
      await this.#with.queue.enqueue(transaction, `render-${lane}`, { renderId: row.id, pixels });
    }
    return row.id;
  }

  /** In the order asked for; those of other people are left out. */
  async find(ownerId: string, ids: readonly string[]): Promise<RenderedFile[]> {
    const rows = new Map(
      (await findRenders(this.#with.db, ownerId, ids)).map((row) => [row.id, row]),
    );
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [presentFile(row)];
    });
  }

  /** A signed address of the file, which downloads under its name. */
  async createDownloadUrl(ownerId: string, id: string): Promise<string | undefined> {
    const [row] = await findRenders(this.#with.db, ownerId, [id]);
    if (row?.status !== "DONE" || row.result_key === null) return undefined;
    const { downloadFilename } = row.request;
    return this.#with.storage.createDownloadUrl(row.result_key, downloadFilename, URL_SECONDS);
  }

  /** Whatever is under way among these is not wanted any more. */
  async cancel(ids: readonly string[]): Promise<void> {
    await this.#end(ids, "CANCELLED");
  }

  /** What the worker is to draw, or nothing when there is nothing left to do. */
  async start(id: string): Promise<RenderRequest | undefined> {
    const row = await startRender(this.#with.db, id);
    if (row !== undefined) await this.#with.announcements.announce(row.owner_id);
    return row?.request;
  }

  /** False when nobody waits for it any more. */
  async note(id: string, progress: number): Promise<boolean> {
    const ownerId = await noteProgress(this.#with.db, id, progress);
    if (ownerId !== undefined) await this.#with.announcements.announce(ownerId);
    return ownerId !== undefined;
  }

  /** The key follows from the render: drawn twice, it is stored once. */
  async finish(id: string, format: RenderFormat, body: Buffer): Promise<void> {
    const { db, storage, announcements } = this.#with;
    const key = `prints/${id}.${format}`;
    await storage.writeMedia(key, body, CONTENT_TYPES[format]);
    const result = { key, bytes: body.length, keptDays: KEPT_DAYS };
    const ownerId = await finishRender(db, id, result);
    if (ownerId !== undefined) return announcements.announce(ownerId);
    // Canceled meanwhile, unless another worker was quicker with the very same file.
    if ((await findStatus(db, id)) !== "DONE") await this.#removeFiles(id);
  }

  async fail(id: string): Promise<void> {
    await this.#end([id], "FAILED");
  }

  /** Returns how many files went. The row expires first: nobody is sent to a file that is gone. */
  async purgeExpired(): Promise<number> {
    const { db } = this.#with;
    const expired = await expireRenders(db);
    for (const { id } of expired) {
      await this.#removeFiles(id);
      await forgetResult(db, id);
    }
    await deleteOldRenders(db, REMEMBERED_DAYS);
    return expired.length;
  }

  async #end(ids: readonly string[], status: "FAILED" | "CANCELLED"): Promise<void> {
    const ended = await endRenders(this.#with.db, ids, status);
    for (const { id } of ended) await this.#removeFiles(id);
    for (const ownerId of new Set(ended.map(({ owner_id }) => owner_id))) {
      await this.#with.announcements.announce(ownerId);
    }
  }

  async #removeFiles(id: string): Promise<void> {
    const { storage } = this.#with;
    await storage.removeAll(storage.mediaBucket, `prints/${id}`);
  }
}

function isFaster(lane: Lane, than: Lane): boolean {
  return LANES.indexOf(lane) < LANES.indexOf(than);
}

function presentFile(row: RenderRow): RenderedFile {
  const isDone = row.status === "DONE";
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    downloadFilename: row.request.downloadFilename,
    bytes: row.bytes === null ? undefined : Number(row.bytes),
    key: isDone ? (row.result_key ?? undefined) : undefined,
    url: isDone && row.result_key !== null ? `/${row.result_key}` : undefined,
  };
}
