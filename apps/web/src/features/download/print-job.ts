import type { PackedSheet, PrintFormat, PrintOptions } from "@photomap/printing";

export type CuttingMachine = "cricut" | "silhouette";

/** What the panel says about the files, beyond paper and ink. */
export interface FileChoice {
  readonly format: PrintFormat;
  /** Whose software reads the lines; only for svg. */
  readonly machine: CuttingMachine;
}

/** Sheets as they are on the screen, ready to be drawn as files. */
export interface PrintJob extends FileChoice {
  readonly options: PrintOptions;
  readonly sheets: readonly PackedSheet[];
  /** One for each sheet, or one for the whole document. */
  readonly names: readonly string[];
}
