/** btoa exists in browsers and Node; this package includes no platform types. */
declare const btoa: (binary: string) => string;

const EDGES_PX = [64, 128, 256, 512, 1024, 2048, 4096];

export interface PhotoSource {
  readonly bucket: string;
  readonly key: string;
  /** The signature that the API issued for this photo. */
  readonly signature: string;
}

/** Returns the smallest edge served by the image service that is at least `edgePx`. */
export function roundUpPhotoEdge(edgePx: number): number {
  return EDGES_PX.find((candidate) => candidate >= edgePx) ?? 4096;
}

/** Returns a photo's path at the image service, at the smallest size that covers `edgePx`. */
export function getPhotoPath({ bucket, key, signature }: PhotoSource, edgePx: number): string {
  const size = roundUpPhotoEdge(edgePx);
  const request = { bucket, key, edits: { resize: { width: size, height: size, fit: "inside" } } };
  return `/${toBase64Url(JSON.stringify(request))}/${signature}`;
}

/** Encodes an upload key, which is ASCII: btoa would throw on other characters. */
function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * How often loading a photo is retried: the image service may be overloaded or the connection lost.
 */
export const MAX_PHOTO_RETRIES = 5;

export function photoRetryDelayMs(failureCount: number): number {
  return 1000 * failureCount;
}

/** The delay after which a loading indicator appears. */
export const PHOTO_INDICATOR_DELAY_MS = 1500;
