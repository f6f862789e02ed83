import { execute } from "../api/execute.ts";
import { CreatePresignedPostDocument } from "../generated/graphql.ts";

export interface UploadPermit {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Keys of whoever asked begin so. */
  readonly keyPrefix: string;
  readonly expiresMs: number;
}

interface PermitOptions {
  readonly request: () => Promise<UploadPermit>;
  readonly now: () => number;
}

/** A permit with less time left than this is not worth starting with. */
const REFRESH_BEFORE_MS = 60_000;

/** One permit serves every upload of an identity until it nears its end. */
export class UploadPermits {
  readonly #options: PermitOptions;
  readonly #asked = new Map<string, Promise<UploadPermit>>();
  readonly #refused = new WeakSet<UploadPermit>();

  constructor(options: PermitOptions = { request: requestPermit, now: Date.now }) {
    this.#options = options;
  }

  async require(identity: string): Promise<UploadPermit> {
    const asked = this.#asked.get(identity);
    const permit = await asked?.catch(() => undefined);
    if (permit !== undefined && this.#isFresh(permit)) return permit;
    const meanwhile = this.#asked.get(identity);
    if (meanwhile !== undefined && meanwhile !== asked) return meanwhile;
    const request = this.#options.request();
    this.#asked.set(identity, request);
    return request;
  }

  /** The store no longer takes it, whatever its date says: clocks differ. */
  refuse(permit: UploadPermit): void {
    this.#refused.add(permit);
  }

  /** The next to need one asks anew. */
  forget(identity: string): void {
    this.#asked.delete(identity);
  }

  #isFresh(permit: UploadPermit): boolean {
    const remainingMs = permit.expiresMs - this.#options.now();
    return remainingMs >= REFRESH_BEFORE_MS && !this.#refused.has(permit);
  }
}

async function requestPermit(): Promise<UploadPermit> {
  const { createPresignedPost } = await execute(CreatePresignedPostDocument, { folder: "photos" });
  if (createPresignedPost.__typename !== "PresignedPost") {
    throw new Error(createPresignedPost.message);
  }
  const { url, fields, keyPrefix, expires } = createPresignedPost;
  return { url, fields, keyPrefix, expiresMs: Date.parse(expires) };
}
