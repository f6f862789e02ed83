import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

export const SERVICE_WORKER_FILE = "service-worker.js";

/** Replaces a worker that is already in browsers, deletes what it stored and unregisters itself. */
const REMOVAL_SCRIPT = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface ServiceWorkerOptions {
  readonly folder: string;
  /** The content security policy of the script, which loads pages and photos. */
  readonly policy: string;
  readonly mode: "on" | "off";
}

/** Serves the script uncached: browsers compare it with theirs at every navigation. */
export function serveServiceWorker(
  app: FastifyInstance,
  { folder, policy, mode }: ServiceWorkerOptions,
): void {
  app.get(`/${SERVICE_WORKER_FILE}`, async (_request, reply) => {
    const script = mode === "off" ? REMOVAL_SCRIPT : await readScript(folder);
    reply.header("cache-control", "no-cache");
    if (script === undefined) return reply.code(404).send();
    reply.header("content-security-policy", policy);
    return reply.type("text/javascript; charset=utf-8").send(script);
  });
}

/** Returns undefined for a build without a service worker. */
async function readScript(folder: string): Promise<Buffer | undefined> {
  return readFile(`${folder}/${SERVICE_WORKER_FILE}`).catch(() => undefined);
}
