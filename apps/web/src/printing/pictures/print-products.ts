import { type Design, formatSize } from "@photomap/design";

/** The products of printing at home. */
export type PrintProductId = "cutouts" | "map";

export interface PrintProduct {
  readonly id: PrintProductId;
  readonly name: string;
  readonly description: string;
}

export function listPrintProducts(
  design: Pick<Design, "width" | "height" | "regionType">,
  scale: number,
): readonly PrintProduct[] {
  return [
    {
      id: "cutouts",
      name: "Cut-outs for your map",
      description: `Each ${design.regionType} on its own, at the size of its opening: print it, cut along the outline and place it in your map.`,
    },
    {
      id: "map",
      name: "The whole map",
      description: `The map as it is, ${formatSize(design, scale)}: one picture, or a PDF with several sheets to glue together.`,
    },
  ];
}
