import { createHash, randomUUID } from "node:crypto";
import { pointsToPixels } from "@photomap/geometry";
import type { SheetLayout } from "@photomap/printing";
import { can } from "@photomap/project";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { PubSub } from "../../platform/adapters/redis/pub-sub.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import {
  getViewerPermissions,
  type IdentifiedViewer,
  type Viewer,
} from "../../platform/viewer/viewer.ts";
import { resolveViewerPolicy } from "../../project/access/project-access.service.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import {
  clearResultKey,
  deleteOldRenders,
  expireAndListRenders,
  failOrCancelRenders,
  findOrderRender,
  findRenderOfOwner,
  findRendersWithAccess,
  findStatus,
  finishRender,
  markRenderRunning,
  type RenderRow,
  type RenderStatus,
  type RenderWithAccess,
  updateProgress,
  upsertRender,
} from "./render.repository.ts";
import {
  type Drawing,
  getDesignId,
  type Lane,
  type RenderFormat,
  type RenderRequest,
} from "./render.types.ts";

export type { RenderStatus } from "./render.repository.ts";

/** The version of drawing, which must be increased when the same request is drawn differently. */
const RENDER_VERSION = 5;

/**
 * The pixels that count for a page of a PDF: photos are embedded as stored, so the cost is the
 * memory to hold them.
 */
const PIXELS_PER_PDF_PAGE = 4_000_000;
const PIXELS_PER_PICTURE = 4_000_000;

/** The days that files are kept; rows with their final status are kept for a month. */
const RETENTION_DAYS = 7;
const HISTORY_DAYS = 30;
/**
 * The lifetime of an address that starts a download; later requests get a new one. It can't be
 * revoked, so it lasts at most a minute.
 */
const URL_SECONDS = 60;

/** The owner of all staff's renders: members of staff see each other's. */
export const SANDBOX_OWNER = "sandbox";

const LANES: readonly Lane[] = ["interactive", "print", "backfill"];
const CONTENT_TYPES: Readonly<Record<RenderFormat, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
  svg: "image/svg+xml",
};

export interface RenderSummary {
  readonly id: string;
  readonly status: RenderStatus;
  /** The progress from 0 to 1. */
  readonly progress: number;
  readonly downloadFilename: string;
  readonly bytes: number | undefined;
  readonly drawnMs: number | undefined;
  /** The key of the file; undefined until it is done. */
  readonly key: string | undefined;
  readonly url: string | undefined;
}

/** A printed sheet of a batch, with a key once it is finished. */
export interface BatchSheet {
  readonly renderId: string;
  readonly projectId: string | null;
  readonly key: string | undefined;
  readonly layout: SheetLayout;
}

export interface RenderJobInput {
  readonly ownerId: string;
  readonly projectId: string | null;
  readonly lane: Lane;
  readonly request: RenderRequest;
  /** The days to keep the file; a week by default. */
  readonly retentionDays?: number;
}

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly designs: DesignService;
  readonly pubSub: PubSub;
}

/** Requests renders from workers: one per owner and content, kept for a week or longer. */
export class RenderService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Requests a render by writing its row and its job in one transaction. */
  async requestWithin(transaction: Transaction, job: RenderJobInput): Promise<string> {
    const { ownerId, projectId, lane, request, retentionDays = RETENTION_DAYS } = job;
    const contentHash = hashRequest(request, await this.#findDesignHash(request.drawing));
    const pixels = countPixels(request);
    const row = await upsertRender(transaction, {
      id: randomUUID(),
      ownerId,
      projectId,
      request,
      lane,
      contentHash,
      pixels,
      retentionDays,
    });
    const isUpgraded = row.status === "WAITING" && isFaster(lane, row.lane);
    if (row.isNew || isUpgraded) {
      await this.#deps.queue.enqueue(transaction, `render-${lane}`, { renderId: row.id, pixels });
    }
    return row.id;
  }

  async #findDesignHash(drawing: Drawing): Promise<string> {
    const designId = getDesignId(drawing);
    if (designId === undefined) return "";
    const design = await this.#deps.designs.findPublished(designId);
    if (design === undefined) throw new Error(`No design ${designId}`);
    return design.hash;
  }

  /**
   * Finds renders in the order of the ids, without those of other users and of projects that the
   * viewer may no longer see.
   */
  async find(viewer: IdentifiedViewer, ids: readonly string[]): Promise<RenderSummary[]> {
    const rows = new Map(
      (await this.#findPermitted(viewer, ids)).map((row) => [row.id, row] as const),
    );
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [presentFile(row)];
    });
  }

  /** Finds sheets like `find`, without files other than a JPEG of one sheet. */
  async findSheets(viewer: IdentifiedViewer, ids: readonly string[]): Promise<BatchSheet[]> {
    const rows = await this.#findPermitted(viewer, ids);
    return rows.flatMap(({ id, projectId, status, resultKey, request }) => {
      const { format, drawing } = request;
      const layout = drawing.type === "openings_print" ? drawing.layouts[0] : undefined;
      if (format !== "jpeg" || layout === undefined) return [];
      const key = status === "DONE" ? (resultKey ?? undefined) : undefined;
      return [{ renderId: id, projectId, key, layout }];
    });
  }

  async #findPermitted(
    viewer: IdentifiedViewer,
    ids: readonly string[],
  ): Promise<RenderWithAccess[]> {
    const rows = await findRendersWithAccess(this.#deps.db, viewer, ids);
    return rows.filter(({ projectId, access }) => {
      if (projectId === null) return true;
      return access !== null && can(resolveViewerPolicy(viewer, access), "print");
    });
  }

  /**
   * Reads a picture, which is small enough to be read at once; sheets are downloaded from the
   * object store.
   */
  async readPicture(
    viewer: Viewer,
    id: string,
  ): Promise<{ readonly body: Buffer; readonly contentType: string } | undefined> {
    if (viewer.kind === "anonymous") return undefined;
    const [own] = await this.#findPermitted(viewer, [id]);
    const row = own ?? (await this.#findOfSandbox(viewer, id));
    if (row?.status !== "DONE" || row.resultKey === null) return undefined;
    const { format, drawing } = row.request;
    const isOwn = row === own;
    if (isOwn && (drawing.type !== "region_completion" || format === "svg")) return undefined;
    if (format === "pdf") return undefined;
    const { storage } = this.#deps;
    const body = await storage.read(storage.mediaBucket, row.resultKey);
    return body && { body, contentType: CONTENT_TYPES[format] };
  }

  async createDownloadUrl(viewer: Viewer, id: string): Promise<string | undefined> {
    if (viewer.kind === "anonymous") return undefined;
    const isStaff = getViewerPermissions(viewer).includes("all-orders");
    const [own] = await this.#findPermitted(viewer, [id]);
    const row =
      own ??
      (isStaff ? await findOrderRender(this.#deps.db, id) : undefined) ??
      (await this.#findOfSandbox(viewer, id));
    if (row?.status !== "DONE" || row.resultKey === null) return undefined;
    const { downloadFilename } = row.request;
    return this.#deps.storage.createDownloadUrl(row.resultKey, downloadFilename, URL_SECONDS);
  }

  /**
   * Finds a render of staff; undefined when it is missing, and for viewers without the permission.
   */
  async findInSandbox(viewer: Viewer, id: string): Promise<RenderSummary | undefined> {
    const row = await this.#findOfSandbox(viewer, id);
    return row && presentFile(row);
  }

  async #findOfSandbox(viewer: Viewer, id: string): Promise<RenderRow | undefined> {
    const isStaff = getViewerPermissions(viewer).includes("sandbox");
    return isStaff ? findRenderOfOwner(this.#deps.db, SANDBOX_OWNER, id) : undefined;
  }

  async cancel(ids: readonly string[]): Promise<void> {
    await this.#end(ids, "CANCELED");
  }

  /** Starts a render; undefined when it has ended. */
  async start(id: string): Promise<RenderRequest | undefined> {
    const row = await markRenderRunning(this.#deps.db, id);
    if (row !== undefined) await this.#deps.pubSub.publish(row.ownerId);
    return row?.request;
  }

  /** Reports progress; false when the render was canceled. */
  async reportProgress(id: string, progress: number): Promise<boolean> {
    const ownerId = await updateProgress(this.#deps.db, id, progress);
    if (ownerId !== undefined) await this.#deps.pubSub.publish(ownerId);
    return ownerId !== undefined;
  }

  /** Stores the file. The key depends on the render only: a second run overwrites the same file. */
  async finish(id: string, format: RenderFormat, body: Buffer, drawnMs?: number): Promise<void> {
    const { db, storage, pubSub } = this.#deps;
    const key = `prints/${id}.${format}`;
    await storage.writeMedia(key, body, CONTENT_TYPES[format]);
    const result = { key, bytes: body.length, drawnMs, retentionDays: RETENTION_DAYS };
    const ownerId = await finishRender(db, id, result);
    if (ownerId !== undefined) return pubSub.publish(ownerId);
    // Canceled during the upload, unless another worker has finished the same render.
    if ((await findStatus(db, id)) !== "DONE") await this.#removeFiles(id);
  }

  async fail(id: string): Promise<void> {
    await this.#end([id], "FAILED");
  }

  /**
   * Removes expired files and returns how many were removed. The row expires first, so that no link
   * leads to a removed file.
   */
  async purgeExpired(): Promise<number> {
    const { db } = this.#deps;
    const expired = await expireAndListRenders(db);
    for (const { id } of expired) {
      await this.#removeFiles(id);
      await clearResultKey(db, id);
    }
    await deleteOldRenders(db, HISTORY_DAYS);
    return expired.length;
  }

  async #end(ids: readonly string[], status: "FAILED" | "CANCELED"): Promise<void> {
    const ended = await failOrCancelRenders(this.#deps.db, ids, status);
    for (const { id } of ended) await this.#removeFiles(id);
    for (const ownerId of new Set(ended.map(({ ownerId }) => ownerId))) {
      await this.#deps.pubSub.publish(ownerId);
    }
  }

  async #removeFiles(id: string): Promise<void> {
    const { storage } = this.#deps;
    await storage.removeAll(storage.mediaBucket, `prints/${id}`);
  }
}

function isFaster(lane: Lane, than: Lane): boolean {
  return LANES.indexOf(lane) < LANES.indexOf(than);
}

function presentFile(row: RenderRow): RenderSummary {
  const isDone = row.status === "DONE";
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    downloadFilename: row.request.downloadFilename,
    bytes: row.bytes === null ? undefined : Number(row.bytes),
    drawnMs: row.drawnMs ?? undefined,
    key: isDone ? (row.resultKey ?? undefined) : undefined,
    url: isDone && row.resultKey !== null ? `/${row.resultKey}` : undefined,
  };
}

/** Hashes a request; equal hashes mean equal files. */
function hashRequest(request: RenderRequest, designHash: string): string {
  return createHash("sha256")
    .update(JSON.stringify([RENDER_VERSION, designHash, request]))
    .digest("hex")
    .slice(0, 32);
}

/** Counts the pixels in memory while the request is drawn. */
function countPixels({ format, drawing }: RenderRequest): number {
  const isMap = drawing.type === "whole_map";
  if (!isMap && drawing.type !== "openings_print") return PIXELS_PER_PICTURE;
  if (!isMap && format === "pdf") return drawing.layouts.length * PIXELS_PER_PDF_PAGE;
  // The photos of a map as PDF have together about as many pixels as its picture.
  const pages = isMap ? [drawing] : drawing.layouts;
  return pages
    .map(
      ({ width, height }) =>
        pointsToPixels(width, drawing.dpi) * pointsToPixels(height, drawing.dpi),
    )
    .reduce((sum, count) => sum + count, 0);
}
