import type { Storage } from "@photomap/server";
import type pg from "pg";

const MAX_CONCURRENT_REQUESTS = 16;

export interface PhotoCheck {
  readonly photos: number;
  /** Keys of photos whose original is not stored, is empty, or is larger than its upload permit. */
  readonly missing: readonly string[];
}

/** Finds processed photos whose original is not in the object store. */
export async function checkPhotos(client: pg.ClientBase, storage: Storage): Promise<PhotoCheck> {
  const { rows } = await client.query<{ key: string; bytes: string }>(`
    select photo.key, upload.bytes from photo join upload using (key)
    where photo.status = 'READY' order by photo.key`);
  const missing: string[] = [];
  for (let i = 0; i < rows.length; i += MAX_CONCURRENT_REQUESTS) {
    const some = rows.slice(i, i + MAX_CONCURRENT_REQUESTS);
    const sizes = await Promise.all(
      some.map(({ key }) => storage.findSize(storage.originalsBucket, key)),
    );
    missing.push(
      ...some
        .filter(({ bytes }, index) => !isStored(sizes[index], Number(bytes)))
        .map(({ key }) => key),
    );
  }
  return { photos: rows.length, missing };
}

function isStored(size: number | undefined, reserved: number): boolean {
  return size !== undefined && size > 0 && size <= reserved;
}
