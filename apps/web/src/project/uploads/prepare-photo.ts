import pLimit from "p-limit";
import {
  checkPhotoFile,
  chooseExtension,
  cleanFileName,
  createUnreadableRefusal,
  HEAD_BYTES,
  type PhotoRefusal,
} from "./check-photo-file.ts";
import type { PhotoJob, ProcessedPhoto } from "./process-photo.ts";
import { WorkerPool } from "./worker-pool.ts";

/** A photo that is ready to upload; width and height are the upright pixels of its blob. */
export interface PreparedPhoto extends ProcessedPhoto {
  readonly kind: "prepared";
  readonly name: string;
  /** The extension of the blob, with its dot. */
  readonly extension: string;
}

type Decoder = "browser" | "heic";

const POOL_SIZE = 2;
const IDLE_MS = 20_000;

/** Twice the workers, so that the next files are open when a worker is done. */
const limitOpenFiles = pLimit(2 * POOL_SIZE);

let pool: WorkerPool<Decoder, PhotoJob, ProcessedPhoto | undefined> | undefined;

/** Whether the browser decodes HEIC, which is assumed until the first photo fails. */
let browserDecodesHeic = true;

/** Decodes, shrinks and encodes a photo in a worker. */
export function preparePhoto(
  file: File,
  signal?: AbortSignal,
): Promise<PreparedPhoto | PhotoRefusal> {
  // Opening hundreds of files at once blocks the page.
  return limitOpenFiles(async () => {
    signal?.throwIfAborted();
    const type = checkPhotoFile(file, await readHead(file));
    if (typeof type !== "string") return type;
    const photo = await processInWorker({ file, type }, signal);
    if (photo === undefined) return createUnreadableRefusal(file);
    const name = cleanFileName(file.name);
    return { kind: "prepared", name, extension: chooseExtension(name, photo.type), ...photo };
  });
}

/** Loads the worker before the first photo, which may be added without a connection. */
export function warmUpPhotoWorker(): void {
  requirePool().warmUp("browser");
}

/** Reads the first bytes of a file; one that was deleted after it was chosen reads as empty. */
async function readHead(file: File): Promise<Uint8Array> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return new Uint8Array(head);
}

/** Resolves to undefined when the file cannot be decoded. */
async function processInWorker(
  job: PhotoJob,
  signal?: AbortSignal,
): Promise<ProcessedPhoto | undefined> {
  const workers = requirePool();
  if (job.type !== "image/heic") return workers.run("browser", job, signal);
  if (browserDecodesHeic) {
    const photo = await workers.run("browser", job, signal);
    if (photo !== undefined) return photo;
  }
  const photo = await workers.run("heic", job, signal);
  if (photo !== undefined) browserDecodesHeic = false;
  return photo;
}

function requirePool() {
  pool ??= new WorkerPool({
    size: POOL_SIZE,
    idleMs: IDLE_MS,
    create: createWorker,
    isFailure: (photo) => photo === undefined,
  });
  return pool;
}

/** The bundler recognizes only these literal expressions and emits a file for each worker. */
function createWorker(decoder: Decoder): Worker {
  return decoder === "heic"
    ? new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" })
    : new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
}
