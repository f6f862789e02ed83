import type { PhotoSigner } from "./image-request.ts";

/**
 * Differs from the names of buckets, so that the signature of a photo is not valid for a preview.
 */
const REALM = "previews";

interface Previewed {
  readonly id: string;
  readonly updated_at: Date;
}

/** Contains the time of the last update: a save changes the address. */
export function createPreviewPath(signer: PhotoSigner, { id, updated_at }: Previewed): string {
  const state = `${id}/${updated_at.getTime()}`;
  return `/${REALM}/${state}/${signer.sign(REALM, state)}`;
}

export interface PreviewParameters {
  readonly id: string;
  readonly updatedAtMs: string;
  readonly signature: string;
}

export function verifyPreview(
  signer: PhotoSigner,
  { id, updatedAtMs, signature }: PreviewParameters,
): boolean {
  return signer.verify(REALM, `${id}/${updatedAtMs}`, signature);
}
