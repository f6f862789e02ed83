import type { ImageAccess } from "./image-access.types.ts";
import type { ImageSigner } from "./image-signer.ts";

/**
 * Creates the path of a sticker's picture, which contains the time of the project's last update: a
 * save changes the address.
 */
export function createStickerPreviewPath(
  signer: ImageSigner,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: Date },
  openingId: string,
  access: ImageAccess,
): string {
  const updatedAtMs = String(updatedAt.getTime());
  const resource = getStickerResource({ projectId: id, openingId, updatedAtMs });
  return `/${resource}/${signer.sign(resource, access)}`;
}

/**
 * Creates the path of an ordered sticker's picture, for a viewer who may see the order: `access` is
 * the viewer's own (`requireOwnImageAccess`), and the address is refused once that was narrowed.
 */
export function createStickerOrderPreviewPath(
  signer: ImageSigner,
  snapshotId: string,
  openingId: string,
  access: ImageAccess,
): string {
  const resource = getOrderResource({ snapshotId, openingId });
  return `/${resource}/${signer.sign(resource, access)}`;
}

export interface StickerPreviewParameters {
  readonly projectId: string;
  readonly openingId: string;
  readonly updatedAtMs: string;
  readonly signature: string;
}

export interface StickerOrderPreviewParameters {
  readonly snapshotId: string;
  readonly openingId: string;
  readonly signature: string;
}

/**
 * Verifies a path; undefined even for another spelling of it, since each would be a cache entry.
 */
export function verifyStickerPreview(
  signer: ImageSigner,
  params: StickerPreviewParameters,
  url: string,
): ImageAccess | undefined {
  return verify(signer, { resource: getStickerResource(params), url, ...params });
}

/** Verifies the path of an ordered sticker as `verifyStickerPreview` does. */
export function verifyStickerOrderPreview(
  signer: ImageSigner,
  params: StickerOrderPreviewParameters,
  url: string,
): ImageAccess | undefined {
  return verify(signer, { resource: getOrderResource(params), url, ...params });
}

interface SignedPath {
  readonly resource: string;
  readonly signature: string;
  readonly url: string;
}

function verify(signer: ImageSigner, path: SignedPath): ImageAccess | undefined {
  const { resource, signature, url } = path;
  return url === `/${resource}/${signature}` ? signer.verify(resource, signature) : undefined;
}

/** Returns what is signed. Opening ids are encoded: they have spaces and accents. */
function getStickerResource(params: Omit<StickerPreviewParameters, "signature">): string {
  const { projectId, openingId, updatedAtMs } = params;
  return `sticker-previews/${projectId}/${encodeURIComponent(openingId)}/${updatedAtMs}`;
}

function getOrderResource(params: Omit<StickerOrderPreviewParameters, "signature">): string {
  const { snapshotId, openingId } = params;
  return `sticker-order-previews/${snapshotId}/${encodeURIComponent(openingId)}`;
}
