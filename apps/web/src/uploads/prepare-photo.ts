import { admitPhoto, type PhotoRefusal, refuseUnreadable } from "./admit-photo.ts";
import { createGate } from "./gate.ts";
import { chooseExtension, HEAD_BYTES } from "./photo-type.ts";
import { processInWorker } from "./photo-workers.ts";
import type { ProcessedPhoto } from "./process-photo.ts";

/** The blob is what is uploaded; width and height are its pixels, upright. */
export interface PreparedPhoto extends ProcessedPhoto {
  readonly kind: "prepared";
  readonly name: string;
  /** Of the blob, with its dot. */
  readonly extension: string;
}

/** As many as the workers are busy with, and as many again that are ready for them. */
const pass = createGate(4);

/** Makes a photo ready to be shown and stored; all heavy work happens in workers. */
export function preparePhoto(
  file: File,
  signal?: AbortSignal,
): Promise<PreparedPhoto | PhotoRefusal> {
  // Opening hundreds of files at once would hold up the page.
  return pass(() => prepare(file, signal));
}

async function prepare(
  file: File,
  signal: AbortSignal | undefined,
): Promise<PreparedPhoto | PhotoRefusal> {
  signal?.throwIfAborted();
  const type = admitPhoto(file, await readHead(file));
  if (typeof type !== "string") return type;
  const photo = await processInWorker({ file, type }, signal);
  if (photo === undefined) return refuseUnreadable(file);
  const { name } = file;
  return { kind: "prepared", name, extension: chooseExtension(name, photo.type), ...photo };
}

/** A file that vanished since it was chosen reads as empty. */
async function readHead(file: File): Promise<Uint8Array> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return new Uint8Array(head);
}
