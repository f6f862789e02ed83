import type { PackingSlip, PackingSlipItem } from "./packing-slip.ts";
import { wrapText } from "./wrap-text.ts";

/** US Letter, in points like every length of this file. */
export const SLIP_PAGE = { width: 612, height: 792, margin: 54 } as const;

const MARGIN = SLIP_PAGE.margin;
const RIGHT = SLIP_PAGE.width - MARGIN;
/** The lowest baseline of the content; the footer is below. */
const BOTTOM = SLIP_PAGE.height - 84;
const FOOTER_Y = SLIP_PAGE.height - MARGIN;
/** The left edge of the items' texts, beside their quantities. */
const ITEM_X = MARGIN + 44;
const ITEM_GAP = 12;

/** The size of a text, in points, and its weight. */
export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
}

const LOGO: TextStyle = { size: 24, isBold: true };
const LABEL: TextStyle = { size: 9, isBold: true };
const BODY: TextStyle = { size: 11 };
const STRONG: TextStyle = { size: 11, isBold: true };
const SMALL: TextStyle = { size: 9 };

/** One line of text; `y` is its baseline, measured from the top of the page. */
export interface TextRun extends TextStyle {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface SlipPage {
  readonly texts: TextRun[];
  /** The heights of lines across the page, measured from the top. */
  readonly rules: number[];
}

export interface SlipFont {
  readonly measure: (text: string, style: TextStyle) => number;
  /** Replaces what the font can't write. */
  readonly encode: (text: string) => string;
}

/** Lays a slip out on as many pages as it needs, each with its number. */
export function layOutPackingSlip(slip: PackingSlip, font: SlipFont): SlipPage[] {
  const flow = new SlipFlow(slip, font);
  flow.writeHead();
  for (const item of slip.items) flow.writeItem(item);
  flow.writeTotal();
  flow.writeFooters();
  return flow.pages;
}

/** Writes from the top to the bottom, and goes on with a new page where one is full. */
class SlipFlow {
  readonly pages: SlipPage[] = [];
  readonly #slip: PackingSlip;
  readonly #font: SlipFont;
  #y = 0;

  constructor(slip: PackingSlip, font: SlipFont) {
    this.#slip = slip;
    this.#font = font;
    this.#startPage();
  }

  writeHead(): void {
    const { brandName, orderNumber, date, address } = this.#slip;
    this.#y = MARGIN + LOGO.size;
    this.#write(brandName, MARGIN, LOGO);
    this.#writeRight("Packing slip", { size: 16 });
    this.#y += 40;
    this.#write("Ship to", MARGIN, LABEL);
    this.#writeRight(`Order #${orderNumber}`, STRONG);
    const top = this.#y;
    for (const line of this.#wrap(address, RIGHT - MARGIN - 140, BODY)) {
      this.#y += 15;
      this.#write(line, MARGIN, BODY);
    }
    const end = Math.max(this.#y, top + 15);
    this.#y = top + 15;
    this.#writeRight(date, BODY);
    this.#y = end + 32;
    this.#writeColumns();
  }

  writeItem({ quantity, title, details }: PackingSlipItem): void {
    const width = RIGHT - ITEM_X;
    const lines = [
      ...this.#wrap([title], width, STRONG).map((text) => ({ text, style: STRONG })),
      ...this.#wrap(details, width, BODY).map((text) => ({ text, style: BODY })),
    ];
    const height = lines.length * 15;
    // An item stays on one page, unless it is longer than a page.
    const isMovable = height < BOTTOM - MARGIN - 80;
    this.#reserve(isMovable ? height + ITEM_GAP : 15);
    this.#y += ITEM_GAP - 8;
    for (const [index, { text, style }] of lines.entries()) {
      this.#reserve(15);
      this.#y += 15;
      if (index === 0) this.#write(String(quantity), MARGIN, STRONG);
      this.#write(text, ITEM_X, style);
    }
    this.#y += 8;
    this.#drawRule();
  }

  writeTotal(): void {
    const count = this.#slip.items.reduce((sum, { quantity }) => sum + quantity, 0);
    this.#reserve(28);
    this.#y += 22;
    this.#write(`${count} ${count === 1 ? "item" : "items"} in this package`, MARGIN, STRONG);
  }

  writeFooters(): void {
    this.#y = FOOTER_Y;
    const { brandName, orderNumber } = this.#slip;
    for (const [index, page] of this.pages.entries()) {
      this.#write(`${brandName}, order #${orderNumber}`, MARGIN, SMALL, page);
      this.#writeRight(`Page ${index + 1} of ${this.pages.length}`, SMALL, page);
    }
  }

  #writeColumns(): void {
    this.#write("Units", MARGIN, LABEL);
    this.#write("Item", ITEM_X, LABEL);
    this.#y += 8;
    this.#drawRule();
  }

  /** Goes on with a new page where this height doesn't fit. */
  #reserve(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#startPage();
    this.#y = MARGIN + 20;
    this.#writeColumns();
  }

  #startPage(): void {
    this.pages.push({ texts: [], rules: [] });
  }

  #drawRule(): void {
    this.pages.at(-1)?.rules.push(this.#y);
  }

  /** Encodes paragraphs and breaks them into lines. */
  #wrap(paragraphs: readonly string[], width: number, style: TextStyle): string[] {
    return paragraphs
      .flatMap((paragraph) => paragraph.split("\n"))
      .flatMap((line) =>
        wrapText(this.#font.encode(line), width, (text) => this.#font.measure(text, style)),
      );
  }

  #write(text: string, x: number, style: TextStyle, page = this.pages.at(-1)): void {
    page?.texts.push({ text, x, y: this.#y, ...style });
  }

  #writeRight(text: string, style: TextStyle, page = this.pages.at(-1)): void {
    this.#write(text, RIGHT - this.#font.measure(text, style), style, page);
  }
}
