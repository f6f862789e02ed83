import type { Backend } from "@photomap/server";

/** The photo is not there: trying again will not help. */
export class PhotoMissingError extends Error {
  override readonly name = "PhotoMissingError";
}

const BACKGROUND = /^backgrounds\/([a-z0-9-]+)\.jpg$/;

/** Reads what a drawing shows: photos by their id, backgrounds by their key. */
export async function openPhoto(
  { storage, designs }: Pick<Backend, "storage" | "designs">,
  src: string,
): Promise<Buffer> {
  const background = BACKGROUND.exec(src)?.[1];
  const bytes =
    background === undefined
      ? await storage.read(storage.ingestBucket, src)
      : (await designs.findBackground(background))?.body;
  if (bytes === undefined) throw new PhotoMissingError(`Photo ${src} is not in the object store`);
  return bytes;
}
