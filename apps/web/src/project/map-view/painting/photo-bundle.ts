import { decodePhotoBundle } from "@photomap/project";
import type { PhotoRequest } from "./painter-messages.ts";

interface OpenedPhoto {
  readonly photo: PhotoRequest;
  readonly bitmap: ImageBitmap;
}

/** Decodes the photos of a bundle; damaged ones are left out and loaded one by one. */
export async function decodeBundledPhotos(bundle: ArrayBuffer): Promise<readonly OpenedPhoto[]> {
  const opened = await Promise.all(
    decodePhotoBundle(new Uint8Array(bundle)).map(async ({ id, edgePx, bytes }) => {
      const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
      return bitmap && { photo: { id, edgePx }, bitmap };
    }),
  );
  return opened.filter((photo) => photo !== undefined);
}
