/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Addresses that the page has loaded before the worker was in control. */
  | { readonly type: "keep"; readonly urls: readonly string[] }
  /** Erases the account's pictures. */
  | { readonly type: "erase" };

export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  return value.type === "erase" || (value.type === "keep" && "urls" in value);
}
