/** The one global we take from the platform: browsers and Node have the same. */
declare const btoa: (binary: string) => string;

const SIZES = [64, 128, 256, 512, 1024, 2048, 4096];

export interface PhotoSource {
  readonly bucket: string;
  readonly key: string;
  /** What the API gave out for this photo. */
  readonly signature: string;
}

/** The smallest edge the image service makes that covers the wanted one. */
export function photoEdge(edgePx: number): number {
  return SIZES.find((candidate) => candidate >= edgePx) ?? 4096;
}

/** The path of a photo at the image service, in the smallest size that covers the wanted edge. */
export function photoPath({ bucket, key, signature }: PhotoSource, edgePx: number): string {
  const size = photoEdge(edgePx);
  const request = { bucket, key, edits: { resize: { width: size, height: size, fit: "inside" } } };
  return `/${toBase64Url(JSON.stringify(request))}/${signature}`;
}

/** Upload keys are plain ASCII, so one character is one byte. */
function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
