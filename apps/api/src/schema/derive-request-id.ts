import { createHash } from "node:crypto";

/**
 * Derives the id of a request that has none from who asks and what for: repeating such a request
 * gives the same UUID, so it is as safe to repeat as one with its own id.
 */
export function deriveRequestId(...parts: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  // Version 8 of a UUID: its bits are the application's own.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
