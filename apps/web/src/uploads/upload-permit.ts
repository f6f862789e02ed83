import { execute } from "../api/execute.ts";
import { CreatePresignedPostDocument } from "../generated/graphql.ts";
import { serverClock } from "../network/server-clock.ts";

/** A presigned POST of the object store. */
export interface UploadPermit {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  /** {identity}/uploads/{folder}/: every key uploaded with this permit starts with it. */
  readonly keyPrefix: string;
  readonly expiresMs: number;
}

interface PermitOptions {
  readonly request: () => Promise<UploadPermit>;
  readonly now: () => number;
}

/** An upload started with less time left could expire on its way. */
const MIN_REMAINING_MS = 60_000;

/** Caches one permit per identity until it is close to its expiry. */
export class UploadPermits {
  readonly #options: PermitOptions;
  readonly #requests = new Map<string, Promise<UploadPermit>>();
  readonly #rejected = new WeakSet<UploadPermit>();

  constructor(options: PermitOptions = { request: requestPermit, now: () => serverClock.now() }) {
    this.#options = options;
  }

  async require(identity: string): Promise<UploadPermit> {
    const cached = this.#requests.get(identity);
    const permit = await cached?.catch(() => undefined);
    if (permit !== undefined && this.#isFresh(permit)) return permit;
    // Another caller may have replaced the stale permit during the await.
    const current = this.#requests.get(identity);
    if (current !== undefined && current !== cached) return current;
    const request = this.#options.request();
    this.#requests.set(identity, request);
    return request;
  }

  /** The store refused it before its expiry; the clocks of client and store differ. */
  reject(permit: UploadPermit): void {
    this.#rejected.add(permit);
  }

  /** Drops a request that does not settle, so that the next caller starts a new one. */
  forget(identity: string): void {
    this.#requests.delete(identity);
  }

  #isFresh(permit: UploadPermit): boolean {
    const remainingMs = permit.expiresMs - this.#options.now();
    return remainingMs >= MIN_REMAINING_MS && !this.#rejected.has(permit);
  }
}

/** Shared by key creation and uploads: one permit serves both. */
export const uploadPermits = new UploadPermits();

/** The API or the store refused the upload for good: a retry gets the same answer. */
export class UploadRefusedError extends Error {}

/** Refused before any photo was sent, for example because the daily quota is used up. */
export class PermitRefusedError extends UploadRefusedError {}

async function requestPermit(): Promise<UploadPermit> {
  const { createPresignedPost } = await execute(CreatePresignedPostDocument, { folder: "photos" });
  if (createPresignedPost.__typename !== "PresignedPost") {
    throw new PermitRefusedError(createPresignedPost.message);
  }
  const { url, fields, keyPrefix, expires } = createPresignedPost;
  return { url, fields, keyPrefix, expiresMs: Date.parse(expires) };
}

let keyPrefix: Promise<string> | undefined;

/**
 * Prefix of the keys of new photos; requesting it starts a guest session if there is no account.
 * Cached until the page is reloaded, so that photos can be added offline.
 */
export function requireKeyPrefix(): Promise<string> {
  keyPrefix ??= uploadPermits.require("own").then(
    (permit) => permit.keyPrefix,
    (error: unknown) => {
      keyPrefix = undefined;
      throw error;
    },
  );
  return keyPrefix;
}

export function createPhotoKey(
  prefix: string,
  extension: string,
  uuid: string = crypto.randomUUID(),
): string {
  return `${prefix}${uuid}${extension}`;
}

export function getIdentityOfKey(key: string): string {
  return key.slice(0, key.indexOf("/"));
}
