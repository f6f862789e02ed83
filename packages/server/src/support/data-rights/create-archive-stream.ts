import { createHash, type Hash } from "node:crypto";
import { makeZip } from "client-zip";
import type { Storage, StoredObject } from "../../platform/adapters/s3/storage.ts";

interface ArchivedPhoto {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface ArchiveSource {
  readonly storage: Storage;
  readonly photos: readonly StoredObject[];
  /** All data except photos, by area. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Called after each photo; an error ends the archive. */
  readonly onPhoto: (done: number) => Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: AsyncIterable<Uint8Array> | string;
}

/** A ZIP stream that reads one photo at a time and buffers none. */
export function createArchiveStream(source: ArchiveSource): AsyncIterable<Uint8Array> {
  return makeZip(writeEntries(source));
}

/** The data is the last entry: it lists the photos with checksums of the written bytes. */
async function* writeEntries({
  storage,
  photos,
  data,
  onPhoto,
}: ArchiveSource): AsyncGenerator<Entry> {
  const archived: ArchivedPhoto[] = [];
  for (const { key, bytes, modifiedAt } of photos) {
    const stream = await storage.readStream(storage.originalsBucket, key);
    if (stream !== undefined) {
      const hash = createHash("sha256");
      // The path below photos/ is the photo id used in data.json.
      const path = `photos/${key}`;
      yield { name: path, lastModified: modifiedAt, input: feedHash(stream, hash) };
      archived.push({ path, bytes, sha256: hash.digest("hex") });
    }
    await onPhoto(archived.length);
  }
  const content = { ...data, photos: archived };
  yield {
    name: "data.json",
    lastModified: new Date(),
    input: `${JSON.stringify(content, null, 2)}\n`,
  };
}

async function* feedHash(
  stream: AsyncIterable<Uint8Array>,
  hash: Hash,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    hash.update(chunk);
    yield chunk;
  }
}
