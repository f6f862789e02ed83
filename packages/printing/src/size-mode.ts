import type { OutputType } from "@photomap/design";
import type { Size } from "./fit.ts";
import { findPaper, type Paper } from "./paper.ts";

/** One opening per sheet, or as many as fit. */
export type PackingMode = "single" | "multiple";

/** Papers a print may use; without any, each sheet has the size of its piece. */
export interface SizeMode {
  readonly id: string;
  readonly name: string;
  readonly papers: readonly Paper[];
}

export interface PrintSize {
  readonly packingMode: PackingMode;
  readonly printSizeModeId: string;
}

export const FULL_SIZE_MODE_ID = "full_size";

const STANDARD_IDS = ["4x6", "5x7", "8x10", "11x14", "16x20", "24x36"];
const SINGLE_IDS = "letter legal 4x6 5x7 8x10 11x14 11x17 16x20 24x36 A0 A1 A2 A3 A4 A5 A6".split(
  " ",
);

export const SIZE_MODES: readonly SizeMode[] = [
  mode("standard_photo", "Standard Photo Sizes", STANDARD_IDS),
  mode(
    "walgreens_cheap",
    "Lowest Price",
    STANDARD_IDS.filter((id) => id !== "5x7"),
  ),
  ...SINGLE_IDS.map((id) => mode(id, findPaper(id)?.name ?? id, [id])),
  mode(FULL_SIZE_MODE_ID, "Full Size", []),
];

export function findSizeMode(id: string): SizeMode | undefined {
  return SIZE_MODES.find((mode) => mode.id === id);
}

export function defaultPrintSize(outputType: OutputType): PrintSize {
  return outputType === "MATBOARD_WALL_MAP_SINGLE"
    ? { packingMode: "single", printSizeModeId: FULL_SIZE_MODE_ID }
    : { packingMode: "multiple", printSizeModeId: "standard_photo" };
}

function mode(id: string, name: string, paperIds: readonly string[]): SizeMode {
  return { id, name, papers: paperIds.map(findPaper).filter((paper) => paper !== undefined) };
}

const CARD_WIDTH_PX = 400;
/** Height grows with the square root: large papers get taller cards that still fit the page. */
const HEIGHT_PER_ROOT = 8;

export function sizeCardsPerRow(widthPx: number): number {
  return Math.ceil((widthPx + 1) / CARD_WIDTH_PX);
}

export function sizeCardHeight({ width, height }: Size): number {
  return HEIGHT_PER_ROOT * Math.sqrt(Math.max(width, height));
}
