import type { OutputType } from "@photomap/design";
import type { Size } from "./fit.ts";
import { findPaper, type Paper } from "./paper.ts";

/** How openings share sheets: one per sheet, or as many as fit. */
export type PackingMode = "single" | "multiple";

/** The papers that a print may use; without any, each sheet has the size of its piece. */
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
/** Papers of home printers, which are listed first. */
const HOME_IDS = ["letter", "A4", "legal", "11x17"];
const OTHER_IDS = [...STANDARD_IDS, "A0", "A1", "A2", "A3", "A5", "A6"];

export const SIZE_MODES: readonly SizeMode[] = [
  ...HOME_IDS.map(singlePaperMode),
  mode("standard_photo", "Standard Photo Sizes", STANDARD_IDS),
  mode(
    "walgreens_cheap",
    "Lowest Price",
    STANDARD_IDS.filter((id) => id !== "5x7"),
  ),
  ...OTHER_IDS.map(singlePaperMode),
  mode(FULL_SIZE_MODE_ID, "Full Size", []),
];

export function findSizeMode(id: string): SizeMode | undefined {
  return SIZE_MODES.find((mode) => mode.id === id);
}

/**
 * Returns the size to start with at home: several openings share a sheet, but a single matboard
 * needs one large print.
 */
export function defaultPrintSize(outputType: OutputType, language = "en-US"): PrintSize {
  return outputType === "MATBOARD_WALL_MAP_SINGLE"
    ? { packingMode: "single", printSizeModeId: FULL_SIZE_MODE_ID }
    : { packingMode: "multiple", printSizeModeId: homePaperId(language) };
}

/**
 * Returns the size to start with in a store: prints share photo papers, but a single matboard needs
 * one large print.
 */
export function defaultRetailSize(outputType: OutputType): PrintSize {
  return outputType === "MATBOARD_WALL_MAP_SINGLE"
    ? defaultPrintSize(outputType)
    : { packingMode: "multiple", printSizeModeId: "standard_photo" };
}

/** Countries whose printers hold Letter paper; all others use A4. */
const LETTER_COUNTRIES = new Set("US CA MX PR PH CL CO CR GT PA VE".split(" "));

/** Returns the paper of home printers in a language tag's country; Letter without a country. */
export function homePaperId(language: string): "letter" | "A4" {
  const country = /-([A-Z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
  return country === undefined || LETTER_COUNTRIES.has(country) ? "letter" : "A4";
}

function singlePaperMode(id: string): SizeMode {
  return mode(id, findPaper(id)?.name ?? id, [id]);
}

function mode(id: string, name: string, paperIds: readonly string[]): SizeMode {
  return { id, name, papers: paperIds.map(findPaper).filter((paper) => paper !== undefined) };
}

const CARD_WIDTH_PX = 400;
/**
 * The height of a size card per square root of the paper's size: large papers get taller cards that
 * still fit the page.
 */
const HEIGHT_PER_ROOT = 8;

export function sizeCardsPerRow(widthPx: number): number {
  return Math.ceil((widthPx + 1) / CARD_WIDTH_PX);
}

export function sizeCardHeight({ width, height }: Size): number {
  return HEIGHT_PER_ROOT * Math.sqrt(Math.max(width, height));
}
