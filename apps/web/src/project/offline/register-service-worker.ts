import { ACCOUNT_ERASED_CHANNEL } from "../../platform/visitor/account-erased-channel.ts";
import type { ServiceWorkerMessage } from "./worker-messages.ts";

const SCRIPT_URL = "/service-worker.js";
/** The statuses of a worker that the server no longer has. */
const GONE_STATUSES = new Set([404, 410]);

let isStarted = false;

/** Registers the service worker once for each page load, when the page is idle. */
export async function registerServiceWorker(): Promise<void> {
  if (isStarted || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  isStarted = true;
  reloadAfterErasure();
  try {
    await navigator.serviceWorker.register(SCRIPT_URL, { updateViaCache: "none" });
  } catch {
    await unregisterIfGone();
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  await sendLoadedFiles(active);
  // Browser tests wait for it.
  document.documentElement.dataset["worker"] = "ready";
}

/** Sends the worker the URLs loaded before it was in control; resolves when it has answered. */
function sendLoadedFiles(worker: ServiceWorker): Promise<void> {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const message: ServiceWorkerMessage = { type: "keep", urls: [...new Set(urls)] };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Browsers keep a worker whose script is gone; nothing else would remove it. */
async function unregisterIfGone(): Promise<void> {
  const response = await fetch(SCRIPT_URL, { cache: "no-store" }).catch(() => undefined);
  if (response === undefined || !GONE_STATUSES.has(response.status)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Reloads the page when the account's data was erased in another tab. */
function reloadAfterErasure(): void {
  const channel = new BroadcastChannel(ACCOUNT_ERASED_CHANNEL);
  channel.addEventListener("message", () => location.reload());
}
