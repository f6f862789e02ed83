import { createHash } from "node:crypto";

export const SHARDS = 256;

/** The logical shard of an owner: the first byte of a hash. */
export function getShard(ownerId: string): number {
  return createHash("sha256").update(ownerId).digest()[0] ?? 0;
}

/** The same in SQL, of the column of the owner. */
export function shardOf(column: string): string {
  return `get_byte(sha256(convert_to(${column}, 'UTF8')), 0)`;
}
