import type { BrandId, Layer, Layers, Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { Size } from "./fit.ts";
import type { PrintOptions } from "./print-options.ts";

/** Options that determine the printed area; the default brand is Photomap. */
export type PieceOptions = Pick<PrintOptions, "includeBuffer" | "clipImage"> & {
  readonly brand?: BrandId;
};

/**
 * The layer that a buffer prints. Photomap's pieces are cut out; those of The Big Loop are glued
 * behind a mat and need paper around the cut.
 */
export const BUFFER_LAYERS = { pm: "print", tbl: "outer" } as const satisfies Record<
  BrandId,
  keyof Layers
>;
const BARE_LAYERS: readonly (keyof Layers)[] = ["cut", "print"];

/** Returns the printed outline: the brand's buffer layer, or the cut without a buffer. */
export function getPrintLayer(
  { id, layers }: Opening,
  { includeBuffer, brand = "pm" }: Omit<PieceOptions, "clipImage">,
): Layer {
  const names = includeBuffer ? ([BUFFER_LAYERS[brand], "print", "cut"] as const) : BARE_LAYERS;
  const name = names.find((candidate) => layers[candidate] !== undefined);
  const layer = name && layers[name];
  if (layer === undefined) throw new RangeError(`Opening ${id} has no print or cut layer`);
  return layer;
}

/** Returns an opening's area on paper, in design points. */
export function getPrintBox(opening: Opening, options: PieceOptions): Box {
  const includeBuffer = options.includeBuffer || !options.clipImage;
  return getPrintLayer(opening, { ...options, includeBuffer }).box;
}

/** Returns the size of the printed area, in paper points. */
export function getPieceSize(opening: Opening, options: PieceOptions, scale: number): Size {
  const { width, height } = getPrintBox(opening, options);
  return { width: width * scale, height: height * scale };
}
