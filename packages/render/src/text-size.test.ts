import { readdirSync, readFileSync } from "node:fs";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { createCanvas } from "@napi-rs/canvas";
import { type Design, openingsOf } from "@photomap/design";
import { estimateTextSize } from "@photomap/printing";
import { expect, it } from "vitest";
import { registerFonts } from "./fonts.ts";

const FOLDER = new URL("../../../catalog/designs/", import.meta.url);

function listNames(): string[] {
  const names = readdirSync(FOLDER).flatMap((file) => {
    const design: Design = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
    return openingsOf(design).map(({ name }) => name);
  });
  return [...new Set(names)];
}

it("reserves enough space for the name of every region in the fonts of pictures and PDF", async () => {
  registerFonts();
  const context = createCanvas(1, 1).getContext("2d");
  context.font = '500 100px Inter, "Inter Ext", sans-serif';
  const helvetica = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const withoutAccents = (name: string) => name.normalize("NFD").replace(/[^ -~]/g, "");
  const wider = listNames().filter((name) => {
    const { width, ascent } = estimateTextSize(name, 100);
    const measured = context.measureText(name);
    const inPdf = helvetica.widthOfTextAtSize(withoutAccents(name), 100);
    return Math.max(measured.width, inPdf) > width || measured.actualBoundingBoxAscent > ascent;
  });
  expect(wider).toEqual([]);
});
