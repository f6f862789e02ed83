import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import type { PackingSlip } from "./packing-slip.ts";
import { layOutPackingSlip, SLIP_PAGE, type SlipFont } from "./packing-slip-layout.ts";
import { writePackingSlips } from "./write-packing-slips.ts";

const makeSlip = (facts: Partial<PackingSlip> = {}): PackingSlip => ({
  brandName: "Photomap",
  orderNumber: 1042,
  date: "Nov 20, 2026",
  address: ["Customer 12", "1 Main St", "Ann Arbor, MI 48104"],
  items: [{ quantity: 1, title: "Framed map", details: ["Oak"] }],
  ...facts,
});

const makeItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    quantity: 2,
    title: `Framed map ${index + 1}`,
    details: ["Oak", "Map: Our trips", `Gift note: ${"with love ".repeat(30)}`],
  }));

let font: SlipFont;

beforeAll(async () => {
  const helvetica = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  font = {
    measure: (text, { size }) => helvetica.widthOfTextAtSize(text, size),
    encode: (text) => text,
  };
});

const layOut = (facts: Partial<PackingSlip> = {}) => layOutPackingSlip(makeSlip(facts), font);

describe("a laid out packing slip", () => {
  it("fits on one page with a usual order", () => {
    const [page, ...others] = layOut();
    expect(others).toEqual([]);
    expect(page?.texts.map(({ text }) => text)).toEqual([
      "Photomap",
      "Packing slip",
      "Ship to",
      "Order #1042",
      "Customer 12",
      "1 Main St",
      "Ann Arbor, MI 48104",
      "Nov 20, 2026",
      "Units",
      "Item",
      "1",
      "Framed map",
      "Oak",
      "1 item in this package",
      "Photomap, order #1042",
      "Page 1 of 1",
    ]);
  });

  it("goes on with numbered pages, with every item whole and once", () => {
    const pages = layOut({ items: makeItems(24) });
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.map((page) => page.texts.map(({ text }) => text));
    for (const [index, page] of texts.entries()) {
      expect(page.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
      const titles = page.filter((text) => text.startsWith("Framed map"));
      expect(page.filter((text) => text === "Map: Our trips")).toHaveLength(titles.length);
    }
    const titles = texts.flat().filter((text) => text.startsWith("Framed map"));
    expect(titles).toEqual(makeItems(24).map(({ title }) => title));
    expect(texts.flat()).toContain("48 items in this package");
  });

  it("breaks an item that is longer than a page", () => {
    const details = Array.from({ length: 80 }, (_, index) => `Line ${index}: text`);
    const pages = layOut({ items: [{ quantity: 1, title: "Plaque", details }] });
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => text.startsWith("Line"))).toEqual(details);
  });

  it("stays within the page, also with long words", () => {
    const long = "M".repeat(400);
    const items = [{ quantity: 12_000, title: long, details: [long, ""] }];
    for (const page of layOut({ address: [long], items })) {
      for (const { text, x, y, ...style } of page.texts) {
        expect(x).toBeGreaterThanOrEqual(SLIP_PAGE.margin - 1);
        expect(x + font.measure(text, style)).toBeLessThanOrEqual(SLIP_PAGE.width - 40);
        expect(y).toBeLessThanOrEqual(SLIP_PAGE.height - SLIP_PAGE.margin);
      }
    }
  });
});

describe("the PDF of packing slips", () => {
  it("has US Letter pages, with each order on a new one", async () => {
    const pdf = await writePackingSlips([makeSlip(), makeSlip({ items: makeItems(24) })]);
    const pages = (await PDFDocument.load(pdf)).getPages();
    expect(pages.length).toBe(1 + layOut({ items: makeItems(24) }).length);
    expect(pages.map((page) => page.getSize())).toEqual(
      pages.map(() => ({ width: 612, height: 792 })),
    );
  });

  it.each(["王小明", "Zoë Łódź", "🎉 party", "مرحبا", "a\tb\u0000c\u200b", "👩‍👩‍👧", "\ud83d"])(
    "is written with the text %j",
    async (text) => {
      const items = [{ quantity: 1, title: text, details: [text, ""] }];
      const pdf = await writePackingSlips([makeSlip({ address: [text], items })]);
      expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
    },
  );
});
