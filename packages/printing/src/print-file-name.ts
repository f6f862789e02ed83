import type { Opening } from "@photomap/design";
import type { PackedSheet } from "./pack-sheets.ts";
import type { Paper } from "./paper.ts";

export type PrintFormat = "jpeg" | "png" | "pdf" | "svg";

/**
 * Names a file after its paper and openings: up to two, otherwise the first and the number of
 * others.
 */
export function getPrintFileName(
  paper: Pick<Paper, "filename">,
  openingNames: readonly string[],
  format: PrintFormat = "jpeg",
): string {
  return `${fileStem(paper, openingNames)}.${format}`;
}

/** Returns one name per sheet; repeated names are numbered. */
export function getPrintFileNames(
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

/** Keeps letters of any script and removes accents: "Île-de-France" becomes ile-de-france. */
function toFilePart(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");
}
