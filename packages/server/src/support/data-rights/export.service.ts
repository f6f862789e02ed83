import { randomUUID } from "node:crypto";
import type { BrandId } from "@photomap/design";
import type { TooManyAttempts } from "../../people/accounts/account.types.ts";
import type { PasswordService } from "../../people/accounts/password.service.ts";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Storage, StoredObject } from "../../platform/adapters/s3/storage.ts";
import type { CustomerCipher } from "../../platform/crypto/customer-cipher.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { type DataSubject, findDataSubject } from "./area.ts";
import { AREAS } from "./areas.ts";
import { createArchiveStream } from "./create-archive-stream.ts";
import {
  type ExportRow,
  type ExportStatus,
  findNewestExport,
  finishExport,
  insertExport,
  listExpired,
  markExpired,
  markExportFailed,
  markExportRunning,
  updateProgress,
} from "./export.repository.ts";

const RETENTION_DAYS = 7;
const URL_SECONDS = 300;
const PROGRESS_INTERVAL_MS = 500;

/** Limits exports: an archive may have many gigabytes. */
const DAILY_EXPORTS: RateLimit = {
  name: "exports",
  limit: 5,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
};

export interface DataExport {
  readonly id: string;
  readonly status: ExportStatus;
  readonly photosDone: number;
  /** Undefined until the photos are counted. */
  readonly photosTotal: number | undefined;
  readonly bytes: number | undefined;
  readonly expiresAt: Date | undefined;
}

export type ExportDownloadResult =
  | { readonly kind: "opened"; readonly url: string }
  /** There is no file, or it has expired. */
  | { readonly kind: "missing" }
  | { readonly kind: "incorrect-password" }
  | TooManyAttempts;

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly cipher: CustomerCipher;
  readonly passwords: PasswordService;
}

/** Exports all data of an account as one archive. */
export class ExportService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Requests an export: writes the row and its job in one transaction. Returns an unfinished export
   * instead of a new one.
   */
  async request(
    viewer: AccountViewer,
    brand: BrandId,
  ): Promise<{ kind: "accepted"; export: DataExport } | { kind: "too-many" }> {
    const { db, limiter, queue } = this.#deps;
    const unfinished = await this.find(viewer);
    if (unfinished !== undefined && isUnfinished(unfinished)) {
      return { kind: "accepted", export: unfinished };
    }
    if (!(await limiter.consume(DAILY_EXPORTS, viewer.accountId))) return { kind: "too-many" };
    await db.transaction().execute(async (transaction) => {
      const id = randomUUID();
      const request = { id, ownerId: viewer.accountId, brand };
      if (!(await insertExport(transaction, request))) return;
      await queue.enqueue(transaction, "export-data", { exportId: id });
    });
    const created = await this.find(viewer);
    if (created === undefined) throw new Error("The export was neither made nor found");
    return { kind: "accepted", export: created };
  }

  async find({ accountId }: AccountViewer): Promise<DataExport | undefined> {
    const row = await findNewestExport(this.#deps.db, accountId);
    return row && presentExport(row);
  }

  /**
   * Signs an address of the newest file, valid for five minutes. The file contains every photo, so
   * that an open session alone doesn't open it: the password is needed again.
   */
  async download(viewer: AccountViewer, password: string): Promise<ExportDownloadResult> {
    const { db, passwords, storage } = this.#deps;
    const checked = await passwords.checkAgain(viewer, password);
    if (checked.kind === "too-many-attempts") return checked;
    if (checked.kind === "incorrect") return { kind: "incorrect-password" };
    const row = await findNewestExport(db, viewer.accountId);
    if (row === undefined || presentExport(row).status !== "DONE") return { kind: "missing" };
    const name = `my-data-${new Date().toISOString().slice(0, 10)}.zip`;
    const url = await storage.createDownloadUrl(getArchiveKey(row), name, URL_SECONDS);
    return { kind: "opened", url };
  }

  /** Writes the archive; starts over after a killed worker. */
  async run(exportId: string): Promise<void> {
    const { db, queue, storage } = this.#deps;
    const row = await markExportRunning(db, exportId);
    const subject = row && (await findDataSubject(db, row.ownerId));
    if (row === undefined || subject === undefined) return;
    await storage.removeAll(storage.mediaBucket, getArchiveKey(row));
    const photos = await this.#listPhotos(subject);
    await this.#reportProgress(exportId, 0, photos.length);
    const archive = createArchiveStream({
      storage,
      photos,
      data: await this.#collect(subject),
      onPhoto: throttleProgress((done) => this.#reportProgress(exportId, done, photos.length)),
    });
    const bytes = await storage.writeMediaStream(getArchiveKey(row), archive, "application/zip");
    await db.transaction().execute(async (transaction) => {
      const facts = { bytes, photos: photos.length, retentionDays: RETENTION_DAYS };
      if (!(await finishExport(transaction, exportId, facts))) return;
      await queue.enqueue(transaction, "send-mail", {
        kind: "export-ready",
        exportId,
        businessId: row.brand,
      });
    });
  }

  async fail(exportId: string): Promise<void> {
    await markExportFailed(this.#deps.db, exportId);
  }

  /**
   * Removes the file first: the next run finds a row without a file, but not a file without a row.
   */
  async purgeExpired(): Promise<number> {
    const { db, storage } = this.#deps;
    const expired = await listExpired(db);
    for (const row of expired) {
      await storage.removeAll(storage.mediaBucket, getArchiveKey(row));
      await markExpired(db, row.id);
    }
    return expired.length;
  }

  async #listPhotos({ identities }: DataSubject): Promise<StoredObject[]> {
    const { storage } = this.#deps;
    const photos: StoredObject[] = [];
    for (const identity of identities) {
      for await (const photo of storage.list(storage.originalsBucket, `${identity}/`)) {
        photos.push(photo);
      }
    }
    return photos;
  }

  async #collect(subject: DataSubject): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = { collectedAt: new Date() };
    const { db, cipher } = this.#deps;
    for (const { name, collect } of AREAS) {
      if (collect !== undefined) data[name] = await collect(db, subject, cipher);
    }
    return data;
  }

  async #reportProgress(exportId: string, done: number, total: number): Promise<void> {
    if (!(await updateProgress(this.#deps.db, exportId, { done, total }))) {
      throw new Error(`The export ${exportId} was canceled`);
    }
  }
}

function presentExport(row: ExportRow): DataExport {
  const isExpired = row.status === "DONE" && (row.expiresAt?.getTime() ?? 0) <= Date.now();
  return {
    id: row.id,
    status: isExpired ? "EXPIRED" : row.status,
    photosDone: row.photosDone,
    photosTotal: row.photosTotal ?? undefined,
    bytes: row.bytes === null ? undefined : Number(row.bytes),
    expiresAt: row.expiresAt ?? undefined,
  };
}

function isUnfinished({ status }: DataExport): boolean {
  return status === "WAITING" || status === "RUNNING";
}

function getArchiveKey({ id, ownerId }: Pick<ExportRow, "id" | "ownerId">): string {
  return `${ownerId}/exports/${id}.zip`;
}

/** Limits how often progress is written. */
function throttleProgress(note: (done: number) => Promise<void>): (done: number) => Promise<void> {
  let reportedAt = Date.now();
  return async (done) => {
    if (Date.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
    reportedAt = Date.now();
    await note(done);
  };
}
