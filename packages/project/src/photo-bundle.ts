import { roundUpPhotoEdge } from "./photo-request.ts";
import type { Inputs, OpeningImage } from "./project.ts";

/** TextEncoder exists in browsers and Node; this package includes no platform types. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

/**
 * The longer side of the drawn map, for screens with one and with two device pixels per CSS pixel.
 */
export const BUNDLE_MAP_EDGES_PX = [1280, 2560] as const;

/** The largest edge of a bundled photo. Larger photos are few, and loaded one by one. */
const MAX_BUNDLE_EDGE_PX = 256;

export interface BundlePhoto {
  readonly id: string;
  readonly edgePx: number;
}

export interface EncodedBundlePhoto<Bytes extends Uint8Array = Uint8Array> extends BundlePhoto {
  /** The content of the picture file. */
  readonly bytes: Bytes;
}

/** Returns the smallest served edge at which a photo is sharp on the map. */
export function getSharpEdge(image: OpeningImage, pixelsPerPoint: number): number {
  const shown = Math.max(image.width, image.height) * pixelsPerPoint;
  return roundUpPhotoEdge(Math.min(shown, Math.max(image.imageWidth, image.imageHeight)));
}

/** Lists the small photos of a map, each once, at the size in which the whole map shows them. */
export function listBundlePhotos(
  design: { readonly width: number; readonly height: number },
  inputs: Inputs,
  mapEdgePx: number,
): BundlePhoto[] {
  const pixelsPerPoint = mapEdgePx / Math.max(design.width, design.height);
  const edges = new Map<string, number>();
  for (const image of Object.values(inputs).flatMap(({ images }) => images)) {
    const edgePx = getSharpEdge(image, pixelsPerPoint);
    edges.set(image.id, Math.max(edgePx, edges.get(image.id) ?? 0));
  }
  return [...edges]
    .filter(([, edgePx]) => edgePx <= MAX_BUNDLE_EDGE_PX)
    .map(([id, edgePx]) => ({ id, edgePx }));
}

type IndexEntry = readonly [id: string, edgePx: number, byteLength: number];

const LENGTH_BYTES = 4;

/** Encodes the length of the index, the index as JSON, and the photos' files one after another. */
export function encodePhotoBundle(photos: readonly EncodedBundlePhoto[]): Uint8Array<ArrayBuffer> {
  const entries = photos.map(({ id, edgePx, bytes }): IndexEntry => [id, edgePx, bytes.length]);
  const index = new TextEncoder().encode(JSON.stringify(entries));
  const parts = [index, ...photos.map(({ bytes }) => bytes)];
  const length = parts.reduce((sum, part) => sum + part.length, LENGTH_BYTES);
  const bundle = new Uint8Array(length);
  new DataView(bundle.buffer).setUint32(0, index.length);
  let at = LENGTH_BYTES;
  for (const part of parts) {
    bundle.set(part, at);
    at += part.length;
  }
  return bundle;
}

/** Decodes a bundle; the photos share its memory. */
export function decodePhotoBundle<Memory extends ArrayBufferLike>(
  bundle: Uint8Array<Memory>,
): EncodedBundlePhoto<Uint8Array<Memory>>[] {
  const indexLength = new DataView(bundle.buffer, bundle.byteOffset).getUint32(0);
  let at = LENGTH_BYTES + indexLength;
  const entries: readonly IndexEntry[] = JSON.parse(
    new TextDecoder().decode(bundle.subarray(LENGTH_BYTES, at)),
  );
  return entries.map(([id, edgePx, byteLength]) => {
    const bytes = bundle.subarray(at, at + byteLength);
    at += byteLength;
    return { id, edgePx, bytes };
  });
}
