import type { RateLimit, RateLimiter } from "../adapters/rate-limiter.ts";
import type { Storage, UploadPermit } from "../adapters/storage.ts";
import type { IdentifiedViewer } from "../viewer/viewer.ts";

/** Files of this size and above are refused. */
export const UPLOAD_LIMIT_BYTES = 20_971_520;

const FOLDER = /^[a-z0-9-]{1,40}$/;

/**
 * By identity. A page needs one permit every nine minutes, 160 a day. Guests have a lower limit,
 * because their storage is not tied to an account.
 */
const DAILY_PERMITS: Readonly<Record<IdentifiedViewer["kind"], RateLimit>> = {
  guest: {
    name: "upload-permits-guest",
    limit: 100,
    windowSeconds: 86_400,
    onRedisDown: "allow",
    alarmAt: 90,
  },
  account: {
    name: "upload-permits-account",
    limit: 500,
    windowSeconds: 86_400,
    onRedisDown: "allow",
    alarmAt: 400,
  },
};

export type PermitResult =
  | { readonly kind: "granted"; readonly permit: UploadPermit; readonly prefix: string }
  | { readonly kind: "no-such-folder" }
  | { readonly kind: "quota-spent" };

export class UploadService {
  readonly #storage: Storage;
  readonly #limiter: RateLimiter;

  constructor(storage: Storage, limiter: RateLimiter) {
    this.#storage = storage;
    this.#limiter = limiter;
  }

  /** Keys have the shape {identity}/uploads/{folder}/{uuid}{extension}. */
  async createPermit(viewer: IdentifiedViewer, folder: string): Promise<PermitResult> {
    if (!FOLDER.test(folder)) return { kind: "no-such-folder" };
    if (!(await this.#limiter.consume(DAILY_PERMITS[viewer.kind], viewer.identity))) {
      return { kind: "quota-spent" };
    }
    const prefix = `${viewer.identity}/uploads/${folder}/`;
    const permit = await this.#storage.createUploadPermit(prefix, UPLOAD_LIMIT_BYTES - 1);
    return { kind: "granted", permit, prefix };
  }
}
