import type { Layer, Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { PrintOptions } from "./print-options.ts";

/** The outline a print follows: with the buffer the print layer, without it the cut. */
export function printLayer(
  { id, layers }: Opening,
  { includeBuffer }: Pick<PrintOptions, "includeBuffer">,
): Layer {
  const layer = includeBuffer ? (layers.print ?? layers.cut) : (layers.cut ?? layers.print);
  if (layer === undefined) throw new RangeError(`Opening ${id} has no print or cut layer`);
  return layer;
}

/** The room an opening takes on paper, in points of the design. */
export function printBox(
  opening: Opening,
  options: Pick<PrintOptions, "includeBuffer" | "clipImage">,
): Box {
  const includeBuffer = options.includeBuffer || !options.clipImage;
  return printLayer(opening, { includeBuffer }).box;
}
