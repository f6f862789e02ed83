import { createHash } from "node:crypto";

/** A public file: its plain key is the current version, its hashed key is immutable. */
export interface PublicFile {
  /** The plain key, such as designs/50-states-36x24.json. */
  readonly key: string;
  readonly hash: string;
  readonly contentType: string;
  readonly body: Buffer;
}

const HASH_LENGTH = 16;

export function hashContent(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/**
 * Adds a hash: designs/50-states-36x24.json becomes designs/50-states-36x24.0123456789abcdef.json.
 */
export function addHashToKey(key: string, hash: string): string {
  return key.replace(/(\.\w+)$/, `.${hash}$1`);
}

export const IMMUTABLE_CACHE = "public, max-age=31536000, immutable";
export const FIVE_MINUTE_CACHE = "public, max-age=300, stale-while-revalidate=86400";
