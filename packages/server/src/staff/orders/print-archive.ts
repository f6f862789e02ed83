import { makeZip } from "client-zip";
import type { Storage } from "../../platform/adapters/s3/storage.ts";

interface ArchivedFile {
  /** The file's name in the archive. */
  readonly name: string;
  /** The file's key in the store. */
  readonly key: string;
}

/** A ZIP stream that reads one file at a time and buffers none; missing files are left out. */
export function openPrintArchive(
  storage: Storage,
  files: readonly ArchivedFile[],
): AsyncIterable<Uint8Array> {
  return makeZip(readFiles(storage, files));
}

async function* readFiles(storage: Storage, files: readonly ArchivedFile[]) {
  for (const { name, key } of files) {
    const input = await storage.readStream(storage.mediaBucket, key);
    if (input !== undefined) yield { name, input, lastModified: new Date() };
  }
}
