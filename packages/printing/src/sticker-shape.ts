import type { BusinessId, Layer, Opening } from "@photomap/design";
import { mapShape, parsePath, type Shape } from "@photomap/geometry";
import { printLayer } from "./print-piece.ts";

/** The printed outline of a sticker: with the buffer of the brand around the cut. */
export function stickerLayer(opening: Opening, businessId: BusinessId): Layer {
  return printLayer(opening, { includeBuffer: true, businessId });
}

interface StickerOptions {
  readonly businessId: BusinessId;
  /** Size on paper over the size in the design. */
  readonly outputScale: number;
}

/** All that is printed of a sticker at its true size, from the origin of the design. */
export function stickerShape(opening: Opening, { businessId, outputScale }: StickerOptions): Shape {
  const shape = parsePath(stickerLayer(opening, businessId).path);
  return mapShape(shape, ({ x, y }) => ({ x: x * outputScale, y: y * outputScale }));
}
