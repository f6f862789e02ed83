import { type DisplayList, imagesOf, type Page } from "@photomap/scene";
import { PDFDocument, type PDFImage, PrintScaling, StandardFonts } from "pdf-lib";
import { PageWriter } from "./pdf-page-writer.ts";
import type { OpenPhoto } from "./steps/decode.ts";
import { readStoredPhoto } from "./stored-photo.ts";

export interface PdfRequest {
  readonly pages: readonly Page[];
  readonly openPhoto: OpenPhoto;
  readonly title: string;
}

/** Pages at their real size; each stored photo is embedded once, and outlines are vectors. */
export async function renderPdf({ pages, openPhoto, title }: PdfRequest): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.setTitle(title);
  // Requests printing without scaling; the ruler on the page reveals printers that ignore it.
  file.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const font = await file.embedFont(StandardFonts.Helvetica);
  const images = await embedPhotos(
    file,
    pages.flatMap(({ ops }) => ops),
    openPhoto,
  );
  for (const { width, height, ops } of pages) {
    const writer = new PageWriter(file.addPage([width, height]), font, ({ src }) =>
      images.get(src),
    );
    for (const op of ops) writer.write(op);
  }
  return Buffer.from(await file.save());
}

async function embedPhotos(
  file: PDFDocument,
  ops: DisplayList,
  openPhoto: OpenPhoto,
): Promise<Map<string, PDFImage>> {
  const images = new Map<string, PDFImage>();
  for (const id of new Set(imagesOf(ops).map(({ src }) => src))) {
    const { format, bytes } = await readStoredPhoto(id, openPhoto);
    // A copy: pdf-lib ignores the byte offset of buffers in shared memory.
    const copy = new Uint8Array(bytes);
    images.set(id, await (format === "jpeg" ? file.embedJpg(copy) : file.embedPng(copy)));
  }
  return images;
}
