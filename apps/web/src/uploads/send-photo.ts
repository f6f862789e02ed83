import { UploadPermits } from "./upload-permit.ts";
import { UploadQueue } from "./upload-queue.ts";

const permits = new UploadPermits();
let queue: UploadQueue | undefined;

/** One queue per page: however many screens send photos, a few go at a time. */
function requireQueue(): UploadQueue {
  queue ??= new UploadQueue({ permits });
  return queue;
}

let keyPrefix: Promise<string> | undefined;

/**
 * Where new photos of this person lie; asking makes somebody without an account a guest. It stays
 * the same until the page is loaded anew, so that photos can be added without a connection.
 */
export function requireKeyPrefix(): Promise<string> {
  keyPrefix ??= permits.require("own").then(
    (permit) => permit.keyPrefix,
    (error: unknown) => {
      keyPrefix = undefined;
      throw error;
    },
  );
  return keyPrefix;
}

/** Resolves when the store has the photo, however long that takes; fails when it never will. */
export function sendPhoto(
  { id, blob }: { readonly id: string; readonly blob: Blob },
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const uploads = requireQueue();
    const unsubscribe = uploads.subscribe((event) => {
      if (event.id !== id) return;
      if (event.type === "progress") return onProgress(event.loadedBytes / event.totalBytes);
      unsubscribe();
      if (event.type === "completed") resolve();
      else reject(new Error(`The photo ${id} was not stored: ${event.reason}`));
    });
    signal?.addEventListener("abort", () => {
      unsubscribe();
      uploads.cancel(id);
      reject(signal.reason);
    });
    uploads.add({ id, blob, type: blob.type });
  });
}
