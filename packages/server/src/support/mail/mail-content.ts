import type { MailBrand } from "./mail-brand.ts";

/** The content of a mail, from which both its HTML and its plain text are written. */
export interface MailContent {
  readonly subject: string;
  /** The line an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /**
   * The page to turn such mails off, where people can; also the address for one click (RFC 8058).
   */
  readonly unsubscribeUrl?: string;
}

export const UNSUBSCRIBE_LABEL = "Turn these emails off";

export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  /** Text that keeps its line breaks. */
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "code"; readonly code: string }
  /** Two columns; the last rows may be totals. */
  | { readonly kind: "table"; readonly rows: readonly MailTableRow[] }
  | { readonly kind: "button"; readonly label: string; readonly url: string };

export interface MailTableRow {
  readonly label: string;
  /** Small print below the label. */
  readonly details?: readonly string[];
  readonly value: string;
  /** A picture above the row, which the plain text leaves out. */
  readonly picture?: { readonly url: string; readonly alt: string } | undefined;
  readonly isTotal?: boolean;
}

export function createMailText(content: MailContent, brand: MailBrand): string {
  const { heading, blocks, unsubscribeUrl } = content;
  const footer = ["--", brand.name, brand.url];
  if (unsubscribeUrl !== undefined) footer.push(`${UNSUBSCRIBE_LABEL}: ${unsubscribeUrl}`);
  const parts = [heading, ...blocks.map(writeBlock), footer.join("\n")];
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case "text":
    case "note":
    case "quote":
      return block.text;
    case "code":
      return `    ${block.code}`;
    case "table":
      return block.rows.map(writeRow).join("\n");
    case "button":
      return `${block.label}: ${block.url}`;
  }
}

function writeRow({ label, details = [], value }: MailTableRow): string {
  return [`${label}: ${value}`, ...details.map((detail) => `    ${detail}`)].join("\n");
}
