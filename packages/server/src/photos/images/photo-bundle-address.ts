import type { ImageAccess } from "./image-access.types.ts";
import type { ImageSigner } from "./image-signer.ts";

/**
 * Creates the path of a bundle, which contains the time of the last update as the path of a preview
 * does. The map size is appended to it.
 */
export function createPhotoBundlePath(
  signer: ImageSigner,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: Date },
  access: ImageAccess,
): string {
  const state = `photo-bundles/${id}/${updatedAt.getTime()}`;
  return `/${state}/${signer.sign(state, access)}`;
}

export interface PhotoBundleParameters {
  readonly id: string;
  readonly updatedAtMs: string;
  readonly signature: string;
}

export function verifyPhotoBundle(
  signer: ImageSigner,
  { id, updatedAtMs, signature }: PhotoBundleParameters,
): ImageAccess | undefined {
  return signer.verify(`photo-bundles/${id}/${updatedAtMs}`, signature);
}
