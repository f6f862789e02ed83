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

/** "4 sheets of paper: 3 × 8x10 in, 1 × 4x6 in": what has to be in the printer. */
export function describeSheets({ sheets }: Pick<PrintJob, "sheets">): string {
  const counts = new Map<string, number>();
  for (const { paper, copies } of sheets) {
    counts.set(paper.name, (counts.get(paper.name) ?? 0) + copies);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return "No sheets";
  const parts = [...counts].map(([name, count]) => `${count} × ${name}`);
  return `${total === 1 ? "1 sheet" : `${total} sheets`} of paper: ${parts.join(", ")}`;
}

/** What pressing the button gets. */
export function describeFiles({ format, names }: Pick<PrintJob, "format" | "names">): string {
  if (format === "pdf") return "Download PDF";
  return names.length === 1 ? "Download 1 file" : `Download ${names.length} files`;
}
