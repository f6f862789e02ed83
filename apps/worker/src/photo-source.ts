import { ingestPhoto } from "@photomap/render";
import type { Backend } from "@photomap/server";

/** The photo is not there, or none: trying again will not help. */
export class PhotoMissingError extends Error {
  override readonly name = "PhotoMissingError";
}

const BACKGROUND = /^backgrounds\/([a-z0-9-]+)\.jpg$/;

/** Reads what a drawing shows: photos by their id, as masters, backgrounds by their key. */
export async function openPhoto(
  { photos, designs }: Pick<Backend, "photos" | "designs">,
  src: string,
): Promise<Buffer> {
  const background = BACKGROUND.exec(src)?.[1];
  const bytes =
    background === undefined
      ? await photos.openMaster(src, ingestPhoto)
      : (await designs.findBackground(background))?.body;
  if (bytes === undefined) throw new PhotoMissingError(`Photo ${src} cannot be drawn`);
  return bytes;
}
