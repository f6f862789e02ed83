import { type DecodePhoto, type PhotoJob, processPhoto } from "./process-photo.ts";

/** What a worker does for as long as it lives: a job comes in, its answer goes out. */
export function servePhotos(decode: DecodePhoto): void {
  self.addEventListener("message", ({ data }: MessageEvent<PhotoJob>) => {
    void processPhoto(data, decode)
      .catch(() => undefined)
      .then((photo) => self.postMessage(photo, { transfer: [] }));
  });
}
