import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import { toEncodable } from "@photomap/printing";
import type { PackingSlip } from "./packing-slip.ts";
import {
  layOutPackingSlip,
  SLIP_PAGE,
  type SlipPage,
  type TextStyle,
} from "./packing-slip-layout.ts";

/** The width of the lines across a page, in points. */
const RULE_WIDTH = 0.5;
/** What is printed for a letter that the font lacks. */
const MISSING_LETTER = "?";

/** Writes slips as one PDF, each from a new page on. */
export async function writePackingSlips(slips: readonly PackingSlip[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.setTitle("Packing slips");
  const regular = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const characters = new Set(regular.getCharacterSet());
  const getFont = ({ isBold }: TextStyle) => (isBold === true ? bold : regular);
  const font = {
    measure: (text: string, style: TextStyle) => getFont(style).widthOfTextAtSize(text, style.size),
    encode: (text: string) => toEncodable(text, characters, MISSING_LETTER),
  };
  for (const page of slips.flatMap((slip) => layOutPackingSlip(slip, font))) {
    writePage(file.addPage([SLIP_PAGE.width, SLIP_PAGE.height]), page, getFont);
  }
  return Buffer.from(await file.save());
}

function writePage(
  page: PDFPage,
  { texts, rules }: SlipPage,
  getFont: (style: TextStyle) => PDFFont,
): void {
  const { width, height, margin } = SLIP_PAGE;
  for (const { text, x, y, ...style } of texts) {
    page.drawText(text, { x, y: height - y, size: style.size, font: getFont(style) });
  }
  for (const rule of rules) {
    const y = height - rule;
    const [start, end] = [
      { x: margin, y },
      { x: width - margin, y },
    ];
    page.drawLine({ start, end, thickness: RULE_WIDTH });
  }
}
