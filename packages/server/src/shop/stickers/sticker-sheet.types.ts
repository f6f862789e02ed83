import type { OutputType } from "@photomap/design";

export const SHEET_SET_STATES = ["WAITING", "DONE", "FAILED"] as const;

export type SheetSetState = (typeof SHEET_SET_STATES)[number];

/** One sheet, header and footer included. */
export interface SheetFacts {
  /** Width in points. */
  readonly width: number;
  readonly height: number;
  /** The number of stickers on the sheet. */
  readonly stickers: number;
}

/** Sheets of the orders of one nest group. */
export interface SheetSet {
  readonly id: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly state: SheetSetState;
  /** Why it has failed; blank otherwise. */
  readonly message: string;
  /** Null until they are drawn. */
  readonly sheetCount: number | null;
  /** Whether a sticker is missing, or a sheet is larger than the paper. */
  readonly overflow: boolean;
  readonly sheets: readonly SheetFacts[];
  readonly createdAt: Date;
}

export const SHEETS_PDF_FILE_NAME = "sheets.pdf";

/** The file name of a sheet; numbers start at 1. */
export function getSheetFileName(number: number): string {
  return `sheet-${number}.svg`;
}

/** The file name of a sheet's picture; numbers start at 1. */
export function getSheetPictureFileName(number: number): string {
  return `sheet-${number}.jpeg`;
}

/** The prefix of all files of a set in the media bucket. */
export function getSheetPrefix(setId: string): string {
  return `sticker-sheets/${setId}/`;
}
