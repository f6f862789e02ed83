import { PDFDocument, type PDFImage, PrintScaling, StandardFonts } from "@cantoo/pdf-lib";
import { POINTS_PER_INCH } from "@photomap/geometry";
import { type DisplayList, imagesOf, type Page } from "@photomap/scene";
import { PageWriter } from "./pdf-page-writer.ts";
import type { OpenPhoto } from "./steps/decode.ts";
import { readStoredPhoto } from "./stored-photo.ts";

export interface PdfRequest {
  readonly pages: readonly Page[];
  readonly openPhoto: OpenPhoto;
  readonly title: string;
  /**
   * The resolution to which photos with more pixels are reduced; without it they stay as stored.
   */
  readonly maxDpi?: number;
}

/**
 * Renders pages at their real size; each stored photo is embedded once, and outlines are vectors.
 */
export async function renderPdf(request: PdfRequest): Promise<Buffer> {
  const { pages, title } = request;
  const file = await PDFDocument.create();
  file.setTitle(title);
  // Requests printing without scaling; the ruler on the page reveals printers that ignore it.
  file.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const font = await file.embedFont(StandardFonts.Helvetica);
  const images = await embedPhotos(file, request);
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
  { pages, openPhoto, maxDpi = Infinity }: PdfRequest,
): Promise<Map<string, PDFImage>> {
  const images = new Map<string, PDFImage>();
  for (const [id, edgePt] of measurePhotos(pages.flatMap(({ ops }) => ops))) {
    const maxEdgePx = (edgePt / POINTS_PER_INCH) * maxDpi;
    const { format, bytes } = await readStoredPhoto(id, openPhoto, maxEdgePx);
    images.set(id, await (format === "jpeg" ? file.embedJpg(bytes) : file.embedPng(bytes)));
  }
  return images;
}

/** Measures the longer side of each photo where it is drawn the largest, in points. */
function measurePhotos(ops: DisplayList): ReadonlyMap<string, number> {
  const edges = new Map<string, number>();
  for (const { src, matrix } of imagesOf(ops)) {
    const [a, b, c, d] = matrix;
    const edge = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    edges.set(src, Math.max(edge, edges.get(src) ?? edge));
  }
  return edges;
}
