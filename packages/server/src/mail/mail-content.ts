import type { MailBrand } from "./mail-brand.ts";

/** The content of a mail, from which both its HTML and its plain text are written. */
export interface MailContent {
  readonly subject: string;
  /** The line an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string };

export function writeText({ heading, blocks }: MailContent, brand: MailBrand): string {
  const parts = [heading, ...blocks.map(writeBlock), `--\n${brand.name}\n${brand.url}`];
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "code":
      return `    ${block.code}`;
    case "button":
      return `${block.label}: ${block.url}`;
  }
}
