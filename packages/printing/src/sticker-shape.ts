import type { BrandId, Layer, Opening } from "@photomap/design";
import { parsePath, type Shape, transformShape } from "@photomap/geometry";
import { getPrintLayer } from "./print-piece.ts";

/** Returns a sticker's printed outline, with the brand's buffer around the cut. */
export function stickerLayer(opening: Opening, brand: BrandId): Layer {
  return getPrintLayer(opening, { includeBuffer: true, brand });
}

interface StickerOptions {
  readonly brand: BrandId;
  /** The size on paper divided by the size in the design. */
  readonly outputScale: number;
}

/** Returns everything that is printed of a sticker at its true size, from the design's origin. */
export function stickerShape(opening: Opening, { brand, outputScale }: StickerOptions): Shape {
  const shape = parsePath(stickerLayer(opening, brand).path);
  return transformShape(shape, ({ x, y }) => ({ x: x * outputScale, y: y * outputScale }));
}
