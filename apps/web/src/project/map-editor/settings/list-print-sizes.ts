import { type Design, formatSize, type OutputOption, openingsOf } from "@photomap/design";
import { DEFAULT_PRINT_OPTIONS, getPrintBox } from "@photomap/printing";
import { type Inputs, isIncluded } from "@photomap/project";

export interface PrintSizeRow {
  readonly what: string;
  readonly size: string;
}

interface Sized {
  readonly inputs: Inputs;
  readonly outputScale: number;
}

/** Sizes of the finished map and of its largest and smallest prints. */
export function listPrintSizes(
  design: Design,
  { inputs, outputScale }: Sized,
  option: OutputOption | undefined,
): PrintSizeRow[] {
  const pieces = openingsOf(design)
    .filter(({ layers }) => layers.cut !== undefined)
    .filter((opening) => isIncluded(opening, inputs[opening.id], option))
    .map((opening) => ({ opening, box: getPrintBox(opening, DEFAULT_PRINT_OPTIONS) }))
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  const rowOf = (label: string, piece: (typeof pieces)[number]): PrintSizeRow => ({
    what: `${label}: ${piece.opening.name}`,
    size: formatSize(piece.box, outputScale),
  });
  const [smallest, largest] = [pieces[0], pieces.at(-1)];
  return [
    { what: "Finished map", size: formatSize(design, outputScale) },
    ...(largest ? [rowOf(pieces.length > 1 ? "Largest print" : "Print", largest)] : []),
    ...(smallest && smallest !== largest ? [rowOf("Smallest print", smallest)] : []),
  ];
}
