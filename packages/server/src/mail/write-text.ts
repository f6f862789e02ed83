import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";

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
    case "rows":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
  }
}
