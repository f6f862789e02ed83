import { randomUUID } from "node:crypto";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Storage, UploadPermit } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import { deleteUploadRows } from "./upload.queries.ts";
import {
  findUpload,
  insertUploadWithinQuota,
  listAbandonedKeys,
  type UploadRow,
} from "./upload.repository.ts";

/** The size from which files are refused. */
export const UPLOAD_LIMIT_BYTES = 20_971_520;

/** The quota for all originals of one owner. */
const QUOTA_BYTES: Readonly<Record<IdentifiedViewer["kind"], number>> = {
  guest: 2e9,
  account: 50e9,
};

/**
 * The number of permits a day: one for each photo, and one more when an upload takes longer than
 * ten minutes.
 */
const DAILY_PERMITS: Readonly<Record<IdentifiedViewer["kind"], RateLimit>> = {
  guest: {
    name: "upload-permits-guest",
    limit: 1000,
    windowSeconds: 86_400,
    onRedisDown: "count-here",
    alarmAt: 900,
  },
  account: {
    name: "upload-permits-account",
    limit: 5000,
    windowSeconds: 86_400,
    onRedisDown: "count-here",
    alarmAt: 4000,
  },
};

const FOLDER = /^[a-z0-9-]{1,40}$/;
const EXTENSION = /^\.(jpe?g|jpe|jfif|png|webp)$/i;
const CONTENT_TYPE = /^image\/(jpeg|png|webp)$/;
const PURGE_BATCH = 1000;

/** A photo as the client declares it; the permit allows nothing else. */
export interface PermitRequest {
  /** The id, a UUID: the same photo keeps its key when the request is repeated. */
  readonly id: string;
  /** The file name's extension, with its dot. */
  readonly extension: string;
  readonly contentType: string;
  readonly bytes: number;
}

export type PermitResult =
  | { readonly kind: "granted"; readonly permit: UploadPermit; readonly key: string }
  | { readonly kind: "already-stored"; readonly key: string }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "too-many-permits" }
  | { readonly kind: "storage-full" };

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
}

export class UploadService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Returns {identity}/uploads/{folder}/; undefined for a folder with other characters. */
  findKeyPrefix(viewer: IdentifiedViewer, folder: string): string | undefined {
    return FOLDER.test(folder) ? `${viewer.identity}/uploads/${folder}/` : undefined;
  }

  /**
   * Permits one object: its key, size and type are fixed, so that a repeated POST only replaces the
   * same object. A photo that is not declared counts with the largest size.
   */
  async createPermit(
    viewer: IdentifiedViewer,
    folder: string,
    photo?: PermitRequest,
  ): Promise<PermitResult> {
    const prefix = this.findKeyPrefix(viewer, folder);
    if (prefix === undefined) {
      return {
        kind: "invalid",
        problem: "A folder's name has only lowercase letters, digits and dashes.",
      };
    }
    const problem = photo && findProblem(photo);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (!(await this.#deps.limiter.consume(DAILY_PERMITS[viewer.kind], viewer.identity))) {
      return { kind: "too-many-permits" };
    }
    const upload = {
      key: `${prefix}${photo?.id ?? randomUUID()}${photo?.extension ?? ""}`,
      bytes: photo?.bytes ?? UPLOAD_LIMIT_BYTES - 1,
      contentType: photo?.contentType ?? null,
    };
    const refused = await this.#reserve(viewer, upload);
    if (refused !== undefined) return refused;
    const permit = await this.#deps.storage.createUploadPermit(upload.key, {
      minBytes: photo?.bytes ?? 1,
      maxBytes: upload.bytes,
      contentType: photo?.contentType,
    });
    return { kind: "granted", permit, key: upload.key };
  }

  /** Counts a file that the server stores for the viewer, once; false when the storage is full. */
  async reserve(viewer: IdentifiedViewer, file: UploadRow): Promise<boolean> {
    return (await this.#reserve(viewer, file))?.kind !== "storage-full";
  }

  /** Removes abandoned uploads and returns how many were removed. */
  async purgeAbandoned(): Promise<number> {
    const { db, storage } = this.#deps;
    const keys = await listAbandonedKeys(db, PURGE_BATCH);
    for (const key of keys) {
      // The rows last: an interrupted run is repeated by the next one.
      await storage.remove(storage.originalsBucket, key);
      await storage.removeAll(storage.mediaBucket, `${key}/`);
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("photo").where("key", "=", key).execute();
        await deleteUploadRows(transaction, [key]);
      });
    }
    return keys.length;
  }

  /** Counts a photo once, however often its permit is requested. */
  async #reserve(viewer: IdentifiedViewer, upload: UploadRow): Promise<PermitResult | undefined> {
    const { db } = this.#deps;
    const known = await findUpload(db, upload.key);
    if (known !== undefined) return compareUploads(known, upload);
    const owner = { ownerId: viewer.identity, quotaBytes: QUOTA_BYTES[viewer.kind] };
    try {
      return (await insertUploadWithinQuota(db, upload, owner))
        ? undefined
        : { kind: "storage-full" };
    } catch (error) {
      const added = await findUpload(db, upload.key);
      if (added === undefined) throw error;
      return compareUploads(added, upload);
    }
  }
}

function findProblem({ id, extension, contentType, bytes }: PermitRequest): string | undefined {
  if (!isUuid(id)) return "A photo's id must be a UUID.";
  if (!EXTENSION.test(extension) || !CONTENT_TYPE.test(contentType)) {
    return "A photo must be a JPEG, PNG or WebP.";
  }
  return bytes >= 1 && bytes < UPLOAD_LIMIT_BYTES
    ? undefined
    : `A photo must be smaller than ${UPLOAD_LIMIT_BYTES} bytes.`;
}

/**
 * Compares a known upload with a repeated request. A processed photo is final: no permit allows
 * replacing its original.
 */
function compareUploads(
  known: UploadRow & { readonly isProcessed: boolean },
  { key, bytes, contentType }: UploadRow,
): PermitResult | undefined {
  if (known.bytes !== bytes || known.contentType !== contentType) {
    return { kind: "invalid", problem: "Another photo was uploaded with this id." };
  }
  return known.isProcessed ? { kind: "already-stored", key } : undefined;
}
