import { createTraceparent } from "@photomap/project";

/** The derivatives' longest edges in pixels, the largest first. */
export const DERIVATIVE_EDGES = [2048, 1024, 512, 256] as const;

const PHOTO_KEY = /^[\w-]+\/uploads\/[a-z0-9-]{1,40}\/[\w-]+(\.\w+)?$/;

/** Whether a key is {identity}/uploads/{folder}/{name}, the only form a photo can have. */
export function isPhotoKey(key: string): boolean {
  return PHOTO_KEY.test(key);
}

/** Returns the trace of the upload, which has the photo's id. */
export function getPhotoTraceparent(key: string): string {
  const [name = ""] = key.slice(key.lastIndexOf("/") + 1).split(".");
  return createTraceparent(name);
}

export function getPhotoOwnerId(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/**
 * Returns the master's key. Everything derived from a photo is below its key in the media bucket,
 * so that both are erased by prefix.
 */
export function getMasterKey(key: string): string {
  return `${key}/master.jpg`;
}

export function getDerivativeKey(key: string, edgePx: number): string {
  return `${key}/derivatives/${edgePx}.jpg`;
}

export function getVariantKey(key: string, edgePx: number, format: string): string {
  return `${key}/variants/${edgePx}.${format}`;
}
