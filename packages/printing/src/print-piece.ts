import type { BusinessId, Layer, Layers, Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { Size } from "./fit.ts";
import type { PrintOptions } from "./print-options.ts";

/** What decides how much of an opening is printed; a print without a brand is one of Photomap. */
export type PieceOptions = Pick<PrintOptions, "includeBuffer" | "clipImage"> & {
  readonly businessId?: BusinessId;
};

/**
 * How far a print with its buffer reaches: Photomap's pieces are cut out and need a little to spare,
 * those of The Big Loop are glued behind a mat and need paper to hold on to.
 */
const BUFFER_LAYERS: Readonly<Record<BusinessId, readonly (keyof Layers)[]>> = {
  pm: ["print", "cut"],
  tbl: ["outer", "print", "cut"],
};
const BARE_LAYERS: readonly (keyof Layers)[] = ["cut", "print"];

/** The outline a print follows: with the buffer the brand's print layer, without it the cut. */
export function printLayer(
  { id, layers }: Opening,
  { includeBuffer, businessId = "pm" }: Omit<PieceOptions, "clipImage">,
): Layer {
  const names = includeBuffer ? BUFFER_LAYERS[businessId] : BARE_LAYERS;
  const name = names.find((candidate) => layers[candidate] !== undefined);
  const layer = name && layers[name];
  if (layer === undefined) throw new RangeError(`Opening ${id} has no print or cut layer`);
  return layer;
}

/** The room an opening takes on paper, in points of the design. */
export function printBox(opening: Opening, options: PieceOptions): Box {
  const includeBuffer = options.includeBuffer || !options.clipImage;
  return printLayer(opening, { ...options, includeBuffer }).box;
}

/** The same in points of paper. */
export function pieceSize(opening: Opening, options: PieceOptions, scale: number): Size {
  const { width, height } = printBox(opening, options);
  return { width: width * scale, height: height * scale };
}
