import type { PackedSheet, PrintFormat, PrintOptions } from "@photomap/printing";

export type CuttingMachine = "cricut" | "silhouette";

/** The file format settings. */
export interface FileFormatSettings {
  readonly format: PrintFormat;
  /** The cutting machine; used for SVG only. */
  readonly machine: CuttingMachine;
}

/** Everything needed to render the shown sheets as files. */
export interface PrintJob extends FileFormatSettings {
  readonly options: PrintOptions;
  readonly sheets: readonly PackedSheet[];
  /** One file name per sheet, or a single one for a PDF. */
  readonly names: readonly string[];
}

/** Describes the sheets, for example "4 sheets of paper: 3 on Letter Paper, 1 on 4 × 6 in". */
export function describeSheets({ sheets }: Pick<PrintJob, "sheets">): string {
  const counts = new Map<string, number>();
  for (const { paper, copies } of sheets) {
    counts.set(paper.name, (counts.get(paper.name) ?? 0) + copies);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return "No sheets";
  const sum = total === 1 ? "1 sheet" : `${total} sheets`;
  const [only, ...others] = counts.keys();
  if (others.length === 0) return `${sum} of ${only}`;
  const parts = [...counts].map(([name, count]) => `${count} on ${name}`);
  return `${sum} of paper: ${parts.join(", ")}`;
}

export function describeFiles({ format, names }: Pick<PrintJob, "format" | "names">): string {
  if (format === "pdf") return "Download PDF";
  return names.length === 1 ? "Download 1 file" : `Download ${names.length} files`;
}
