import { tileMap } from "@photomap/printing";
import type { MapGroup } from "./map-page-data.ts";

type SizedDesign = MapGroup["designs"][number];

/** The products that a map of this size is made as. */
export function describeOutputs({ outputOptions, stickersOnly }: SizedDesign): string {
  const names = [...new Set(outputOptions.map(({ name }) => name))].join(", ");
  return stickersOnly ? `${names}, made of stickers` : names;
}

/** The sheets of the whole map at its true size. */
export function describeSheetCount(design: SizedDesign): string {
  const count = (paper: "letter" | "A4") => tileMap(design, paper).sheets.length;
  return `${count("letter")} letter or ${count("A4")} A4 sheets`;
}
