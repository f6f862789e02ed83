import type { Paper } from "./paper.ts";

export type PrintFormat = "jpeg" | "png";

/** Paper and openings: both names of two, otherwise the first and how many more. */
export function printFileName(
  paper: Pick<Paper, "filename">,
  openingNames: readonly string[],
  format: PrintFormat = "jpeg",
): string {
  return `${[paper.filename, ...nameParts(openingNames)].join("-")}.${format}`;
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
