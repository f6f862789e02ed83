import type { Opening } from "@photomap/design";
import type { PackedSheet } from "./pack-sheets.ts";
import type { Paper } from "./paper.ts";

export type PrintFormat = "jpeg" | "png" | "pdf" | "svg";

/** Paper and openings: both names of two, otherwise the first and how many more. */
export function printFileName(
  paper: Pick<Paper, "filename">,
  openingNames: readonly string[],
  format: PrintFormat = "jpeg",
): string {
  return `${fileStem(paper, openingNames)}.${format}`;
}

/** A name for each sheet; where two would be the same, the later ones are numbered. */
export function printFileNames(
  sheets: readonly Pick<PackedSheet, "paper" | "layout">[],
  openings: readonly Pick<Opening, "id" | "name">[],
  format: PrintFormat = "jpeg",
): string[] {
  const names = new Map(openings.map(({ id, name }) => [id, name]));
  const seen = new Map<string, number>();
  return sheets.map(({ paper, layout }) => {
    const ids = new Set(layout.items.map(({ openingId }) => openingId));
    const stem = fileStem(
      paper,
      [...ids].map((id) => names.get(id) ?? id),
    );
    const count = (seen.get(stem) ?? 0) + 1;
    seen.set(stem, count);
    return count === 1 ? `${stem}.${format}` : `${stem}-${count}.${format}`;
  });
}

function fileStem({ filename }: Pick<Paper, "filename">, names: readonly string[]): string {
  return [filename, ...nameParts(names)].join("-");
}

function nameParts(names: readonly string[]): string[] {
  const shown = names.length > 2 ? names.slice(0, 1) : names;
  const rest = names.length - shown.length;
  const parts = shown.map(toFilePart).filter((part) => part !== "");
  return rest > 0 ? [...parts, `and-${rest}-more`] : parts;
}

/** Letters of any script stay, accents go: "Île-de-France" is ile-de-france. */
function toFilePart(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");
}
