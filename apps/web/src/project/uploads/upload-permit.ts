import { createTraceparent } from "@photomap/project";
import { execute, getBrowserApiTarget, NetworkError } from "../../platform/api/execute.ts";
import {
  OpenUploadFolderDocument,
  PresignedImageUploadDocument,
} from "../../platform/api/generated/graphql.ts";
import { serverClock } from "../../platform/network/server-clock.ts";
import { getKnownVisitor } from "../../platform/visitor/account-record.ts";

export interface UploadItem {
  /** The key in the store: {identity}/uploads/{folder}/{uuid}{extension}. */
  readonly id: string;
  readonly blob: Blob;
}

/** A presigned POST of the object store, for one photo. */
export interface UploadPermit {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string;
  readonly expiresMs: number;
}

/** "stored" when the photo needs no upload any more. */
type PermitAnswer = UploadPermit | "stored";

interface PermitOptions {
  readonly request: (item: UploadItem) => Promise<PermitAnswer>;
  readonly now: () => number;
}

const FOLDER = "photos";

/** An upload started with less time left could expire on its way. */
const MIN_REMAINING_MS = 60_000;

/**
 * Caches one permit for each photo, whose key contains the identity, until it is close to its
 * expiry: a retry uses the same permit.
 */
export class UploadPermits {
  readonly #options: PermitOptions;
  readonly #requests = new Map<string, Promise<PermitAnswer>>();
  readonly #rejected = new WeakSet<UploadPermit>();

  constructor(options: PermitOptions = { request: requestPermit, now: () => serverClock.now() }) {
    this.#options = options;
  }

  async require(item: UploadItem): Promise<PermitAnswer> {
    const cached = this.#requests.get(item.id);
    const answer = await cached?.catch(() => undefined);
    if (answer === "stored" || (answer !== undefined && this.#isFresh(answer))) return answer;
    // Another caller may have replaced the stale permit during the await.
    const current = this.#requests.get(item.id);
    if (current !== undefined && current !== cached) return current;
    const request = this.#options.request(item);
    this.#requests.set(item.id, request);
    return request;
  }

  /**
   * Marks a permit that the store refused before its expiry: the clocks of client and store differ.
   */
  reject(permit: UploadPermit): void {
    this.#rejected.add(permit);
  }

  /** Drops a photo's permit, after the upload or when the request does not settle. */
  forget({ id }: UploadItem): void {
    this.#requests.delete(id);
  }

  #isFresh(permit: UploadPermit): boolean {
    const remainingMs = permit.expiresMs - this.#options.now();
    return remainingMs >= MIN_REMAINING_MS && !this.#rejected.has(permit);
  }
}

export const uploadPermits = new UploadPermits();

/** The API or the store refused the upload for good: a retry gets the same answer. */
export class UploadRefusedError extends Error {}

/**
 * The upload was refused before any photo was sent, for example because the daily quota is used up.
 */
export class PermitRefusedError extends UploadRefusedError {}

async function requestPermit({ id: key, blob }: UploadItem): Promise<PermitAnswer> {
  const { id, extension } = parsePhotoKey(key);
  const photo = { id, extension, contentType: blob.type, bytes: blob.size };
  const { createPresignedPost } = await execute(
    PresignedImageUploadDocument,
    { folder: FOLDER, photo },
    getBrowserApiTarget(createTraceparent(id)),
  );
  switch (createPresignedPost.__typename) {
    case "PresignedPost": {
      const { expires, ...permit } = createPresignedPost;
      return { ...permit, expiresMs: Date.parse(expires) };
    }
    case "AlreadyUploaded":
      return "stored";
    default:
      throw new PermitRefusedError(createPresignedPost.message);
  }
}

let keyPrefix: Promise<string> | undefined;

/**
 * Prefix of the keys of new photos; requesting it starts a guest session if there is no account.
 * Kept until the page is reloaded, so that photos can be added offline.
 */
export function fetchKeyPrefix(): Promise<string> {
  keyPrefix ??= requestKeyPrefix().catch((error: unknown) => {
    keyPrefix = undefined;
    throw error;
  });
  return keyPrefix;
}

/**
 * Sets the identity of the account, which is loaded with its project: its photos need no request.
 */
export function setUploadIdentity(identity: string): void {
  keyPrefix = Promise.resolve(`${identity}/uploads/${FOLDER}/`);
}

/** The key prefix of a guest, who may start offline; an account's comes with its project. */
const PREFIX_RECORD = "photomap.guest-prefix";

async function requestKeyPrefix(): Promise<string> {
  try {
    const { openUploadFolder } = await execute(OpenUploadFolderDocument, { folder: FOLDER });
    if (openUploadFolder.__typename !== "UploadFolder") {
      throw new PermitRefusedError(openUploadFolder.message);
    }
    if (getKnownVisitor() === undefined) {
      accessStorage(() => localStorage.setItem(PREFIX_RECORD, openUploadFolder.keyPrefix));
    }
    return openUploadFolder.keyPrefix;
  } catch (error) {
    const isGuest = error instanceof NetworkError && getKnownVisitor() === undefined;
    const stored = isGuest && accessStorage(() => localStorage.getItem(PREFIX_RECORD));
    if (stored) return stored;
    throw error;
  }
}

/** Returns undefined where storage is blocked or full. */
function accessStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export function createPhotoKey(
  prefix: string,
  extension: string,
  uuid: string = crypto.randomUUID(),
): string {
  return `${prefix}${uuid}${extension}`;
}

function parsePhotoKey(key: string): { readonly id: string; readonly extension: string } {
  const name = key.slice(key.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot < 0
    ? { id: name, extension: "" }
    : { id: name.slice(0, dot), extension: name.slice(dot) };
}
