import { createHash } from "node:crypto";

export const SHARDS = 256;

/** The logical shard of an owner: the first byte of a hash. */
export function getShard(ownerId: string): number {
  return createHash("md5").update(ownerId).digest()[0] ?? 0;
}

/** The same in SQL, of the column of the owner. */
export function shardOf(column: string): string {
  return `('x' || substr(md5(${column}), 1, 2))::bit(8)::int`;
}
