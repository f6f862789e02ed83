/** The request of a photo in base64url and its signature, as written by `getPhotoPath`. */
const PHOTO_PATH = /^\/(?<request>[\w-]{40,})\/[\w.-]+$/;
const BUNDLE_PATH =
  /^\/photo-bundles\/(?<project>[^/]+)\/(?<updatedAt>\d+)\/[\w.-]+\/(?<edge>\d+)$/;
const PREVIEW_PATH = /^\/previews\/[^/]+\/\d+\/[\w.-]+$/;

/** Whether the path is one of the image service, whose URLs change with their content. */
export function isPicturePath(path: string): boolean {
  return [PHOTO_PATH, BUNDLE_PATH, PREVIEW_PATH].some((pattern) => pattern.test(path));
}

interface PictureVersion {
  /** The same for all versions of a picture. */
  readonly picture: string;
  /** The version with the highest rank is the best replacement for another one. */
  readonly rank: number;
}

/** Returns undefined for pictures that have only one version. */
export function readPictureVersion(url: string): PictureVersion | undefined {
  const { pathname } = new URL(url);
  const bundle = BUNDLE_PATH.exec(pathname)?.groups;
  if (bundle !== undefined) {
    const { project, edge, updatedAt } = bundle;
    return { picture: `bundle ${project} ${edge}`, rank: Number(updatedAt) };
  }
  const request = PHOTO_PATH.exec(pathname)?.groups?.["request"];
  return request === undefined ? undefined : readPhotoVersion(request);
}

export function isPhotoBundleUrl(url: string): boolean {
  return BUNDLE_PATH.test(new URL(url).pathname);
}

/** The id by which bundles list the photo. */
export function readPhotoId(url: string): string | undefined {
  const request = PHOTO_PATH.exec(new URL(url).pathname)?.groups?.["request"];
  return request === undefined ? undefined : readPhotoVersion(request)?.photoId;
}

function readPhotoVersion(request: string): (PictureVersion & { photoId: string }) | undefined {
  try {
    const text = atob(request.replaceAll("-", "+").replaceAll("_", "/"));
    const { bucket, key, edits } = JSON.parse(text);
    return {
      picture: `photo ${bucket} ${key}`,
      rank: Number(edits.resize.width),
      photoId: String(key),
    };
  } catch {
    return undefined;
  }
}
