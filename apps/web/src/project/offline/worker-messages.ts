/** A message from a page to the service worker. */
export type ServiceWorkerMessage =
  /** Addresses that the page has loaded before the worker was in control. */
  | { readonly type: "keep"; readonly urls: readonly string[] }
  /** Erases the account's pictures. */
  | { readonly type: "erase" };

export function isServiceWorkerMessage(value: unknown): value is ServiceWorkerMessage {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  return value.type === "erase" || (value.type === "keep" && "urls" in value);
}
