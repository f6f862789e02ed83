import type { PhotoJob, ProcessedPhoto } from "./process-photo.ts";
import { WorkerPool } from "./worker-pool.ts";

type Decoder = "browser" | "heic";

const POOL_SIZE = 2;
const IDLE_MS = 20_000;

let pool: WorkerPool<Decoder, PhotoJob, ProcessedPhoto | undefined> | undefined;

/** Taken to be so until the first HEIC photo shows otherwise. */
let browserDecodesHeic = true;

/** Nothing when the file cannot be decoded. */
export async function processInWorker(
  job: PhotoJob,
  signal?: AbortSignal,
): Promise<ProcessedPhoto | undefined> {
  pool ??= new WorkerPool({
    size: POOL_SIZE,
    idleMs: IDLE_MS,
    create: createWorker,
    isFailure: (photo) => photo === undefined,
  });
  if (job.type !== "image/heic") return pool.run("browser", job, signal);
  if (browserDecodesHeic) {
    const photo = await pool.run("browser", job, signal);
    if (photo !== undefined) return photo;
  }
  const photo = await pool.run("heic", job, signal);
  if (photo !== undefined) browserDecodesHeic = false;
  return photo;
}

/** The bundler looks for these expressions word for word and makes a file of each worker. */
function createWorker(decoder: Decoder): Worker {
  return decoder === "heic"
    ? new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" })
    : new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
}
