import { createHash } from "node:crypto";
import { vi } from "vitest";
import type { ExifFacts, PhotoJob, ProcessedPhoto } from "../process-photo.ts";

const MAGIC = [0xff, 0xd8, 0xff];

/** A file that is recognized as a JPEG; its facts stand for EXIF data. */
export function makePhotoFile(name: string, facts: ExifFacts = {}): File {
  return new File([Uint8Array.from(MAGIC), JSON.stringify({ name, ...facts })], name);
}

/** Recognized as a JPEG, but cannot be decoded. */
export function makeBrokenFile(name: string): File {
  return new File([Uint8Array.from(MAGIC)], name);
}

/** The worker reads the file only after `release`. */
export function makeSlowFile(name: string): { readonly file: File; readonly release: () => void } {
  const file = makePhotoFile(name);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slice = file.slice.bind(file);
  file.slice = (start, end, type) => {
    const part = slice(start, end, type);
    const text = part.text.bind(part);
    part.text = () => promise.then(text);
    return part;
  };
  return { file, release: resolve };
}

/** Replaces the photo workers: jsdom and Node can neither start them nor decode photos. */
export function stubPhotoWorker(): void {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage(job: PhotoJob): void {
        void processPhoto(job).then((data) =>
          this.dispatchEvent(Object.assign(new Event("message"), { data })),
        );
      }

      terminate(): void {}
    },
  );
}

async function processPhoto({ file }: PhotoJob): Promise<ProcessedPhoto | undefined> {
  const text = await file.slice(MAGIC.length).text();
  if (text === "") return undefined;
  const { name: _name, ...facts } = JSON.parse(text);
  const blob = file.slice(0, file.size, "image/jpeg");
  return {
    ...facts,
    blob,
    preview: blob,
    thumb: blob,
    type: "image/jpeg",
    width: 400,
    height: 300,
    originalWidth: 800,
    originalHeight: 600,
    sha256: createHash("sha256").update(text).digest("hex"),
  };
}
