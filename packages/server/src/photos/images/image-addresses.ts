import type { ImageAccess } from "./image-access.types.ts";
import type { ImageSigner } from "./image-signer.ts";

export interface PhotoObject {
  readonly bucket: string;
  readonly key: string;
}

export function signPhoto(signer: ImageSigner, photo: PhotoObject, access: ImageAccess): string {
  return signer.sign(getPhotoResource(photo), access);
}

export function verifyPhoto(
  signer: ImageSigner,
  photo: PhotoObject,
  signature: string,
): ImageAccess | undefined {
  return signer.verify(getPhotoResource(photo), signature);
}

function getPhotoResource({ bucket, key }: PhotoObject): string {
  return `photos/${bucket}/${key}`;
}

/**
 * Creates the path of a preview, which contains the time of the last update: a save changes the
 * address.
 */
export function createPreviewPath(
  signer: ImageSigner,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: Date },
  access: ImageAccess,
): string {
  const state = `previews/${id}/${updatedAt.getTime()}`;
  return `/${state}/${signer.sign(state, access)}`;
}

/**
 * Creates the path of a suggestion's preview, which contains the time of the last change of its
 * photos.
 */
export function createSuggestionPreviewPath(
  signer: ImageSigner,
  { id, modifiedAt }: { readonly id: string; readonly modifiedAt: Date },
  access: ImageAccess,
): string {
  const state = `suggestion-previews/${id}/${modifiedAt.getTime()}`;
  return `/${state}/${signer.sign(state, access)}`;
}

export interface SuggestionPreviewParameters {
  readonly id: string;
  readonly modifiedAtMs: string;
  readonly signature: string;
}

export function verifySuggestionPreview(
  signer: ImageSigner,
  { id, modifiedAtMs, signature }: SuggestionPreviewParameters,
): ImageAccess | undefined {
  return signer.verify(`suggestion-previews/${id}/${modifiedAtMs}`, signature);
}

export interface PreviewParameters {
  readonly id: string;
  readonly updatedAtMs: string;
  readonly signature: string;
}

export function verifyPreview(
  signer: ImageSigner,
  { id, updatedAtMs, signature }: PreviewParameters,
): ImageAccess | undefined {
  return signer.verify(`previews/${id}/${updatedAtMs}`, signature);
}

/** The pictures of the share page: the map in two widths, and the picture for link previews. */
export const SHARE_PICTURE_NAMES = ["720.webp", "1440.webp", "og.jpg"] as const;

export type SharePictureName = (typeof SHARE_PICTURE_NAMES)[number];

/** Creates a path like a preview's, to which one of `SHARE_PICTURE_NAMES` is appended. */
export function createSharePicturePath(
  signer: ImageSigner,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: Date },
  access: ImageAccess,
): string {
  const state = `share-pictures/${id}/${updatedAt.getTime()}`;
  return `/${state}/${signer.sign(state, access)}`;
}

export function verifySharePicture(
  signer: ImageSigner,
  { id, updatedAtMs, signature }: PreviewParameters,
): ImageAccess | undefined {
  return signer.verify(`share-pictures/${id}/${updatedAtMs}`, signature);
}
