import { Worker } from "node:worker_threads";
import type { Design } from "@photomap/design";
import type { LayoutProblem, NestResult, StickerOrder } from "@photomap/nesting";
import { stickerShape } from "@photomap/printing";
import { renderSheet, renderStickerSheetPdf, renderStickerSheetSvg } from "@photomap/render";
import { findStickerContent, type OrderedProject, stickerSheetScenes } from "@photomap/scene";
import type { FrozenProject, SheetFacts } from "@photomap/server";

/** The resolution of pictures in the staff area: 792 pixels for a full sheet. */
const PICTURE_DPI = 72;

/** A sticker order with the project as it was ordered. */
export interface OrderToDraw extends Omit<StickerOrder, "stickers"> {
  readonly stickers: readonly { readonly openingId: string; readonly quantity: number }[];
  /** The project's content; undefined when it is not stored, so that the order is refused. */
  readonly content: FrozenProject | undefined;
  readonly design: Pick<Design, "features"> | undefined;
}

interface StickerSheetsRequest {
  readonly orders: readonly OrderToDraw[];
  /** The address that the QR code in the header opens. */
  readonly staffUrl: string;
  readonly openPhoto: (src: string) => Promise<Buffer>;
  readonly title: string;
}

export type StickerSheetFiles =
  | {
      readonly kind: "drawn";
      readonly pdf: Buffer;
      /** The SVGs, one per sheet, in the order of the pages. */
      readonly svgs: readonly string[];
      /** JPEG pictures for the staff area, one per sheet. */
      readonly pictures: readonly Buffer[];
      readonly sheets: readonly SheetFacts[];
      readonly overflow: boolean;
    }
  | RefusedSheets;

interface RefusedSheets {
  readonly kind: "refused";
  readonly message: string;
  /** The order whose sticker is the reason, if one sticker is. */
  readonly orderId?: string;
  readonly openingId?: string;
}

/** Nests the stickers of orders and draws their sheets: a PDF to print, and SVGs to cut. */
export async function drawStickerSheets(request: StickerSheetsRequest): Promise<StickerSheetFiles> {
  const { staffUrl, openPhoto, title } = request;
  const sources = listSources(request.orders);
  const orders: StickerOrder[] = [];
  for (const order of request.orders) {
    const stickers: StickerOrder["stickers"][number][] = [];
    for (const { openingId, quantity } of order.stickers) {
      const data = findStickerContent(sources, { orderId: order.id, openingId });
      if (data.kind === "refused") return data;
      const { brand, opening } = data;
      const shape = stickerShape(opening, { brand, outputScale: order.outputScale });
      stickers.push({ openingId, quantity, shape });
    }
    orders.push({ ...order, stickers });
  }
  const nested = await nestInThread(orders);
  if (nested.kind === "refused") return nested;
  const { layout } = nested;
  if (layout.problem !== undefined) {
    return { kind: "refused", message: describeProblem(layout.problem) };
  }
  const scenes = stickerSheetScenes({ layout, sources, staffUrl });
  if (scenes.kind === "refused") return scenes;
  const pdf = await renderStickerSheetPdf({ sheets: scenes.sheets, openPhoto, title });
  const svgs = await Promise.all(scenes.sheets.map(renderStickerSheetSvg));
  const pictures: Buffer[] = [];
  for (const { width: widthPt, height: heightPt, layers } of scenes.sheets) {
    const displayList = layers.flatMap(({ ops }) => ops);
    pictures.push(
      await renderSheet({ displayList, widthPt, heightPt, dpi: PICTURE_DPI, openPhoto }),
    );
  }
  const sheets = scenes.sheets.map(({ width, height }, index) => ({
    width,
    height,
    stickers: layout.sheets[index]?.placements.length ?? 0,
  }));
  return { kind: "drawn", pdf, svgs, pictures, sheets, overflow: layout.overflow };
}

/** Nests in a thread: large orders would block the process, and its heartbeats, for minutes. */
function nestInThread(orders: readonly StickerOrder[]): Promise<NestResult> {
  return new Promise((resolve, reject) => {
    const url = new URL("./nest-worker.ts", import.meta.url);
    const worker = new Worker(url, { workerData: orders });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread ended without a layout")));
  });
}

/** Describes why a layout is not printed: it did not pass the check on the true outlines. */
function describeProblem({ overlaps, lost, outside }: LayoutProblem): string {
  const facts = `${overlaps} overlaps, ${lost} missing, ${outside} beyond the edge`;
  return `The layout didn't pass its check (${facts}). Lay out fewer orders together.`;
}

function listSources(orders: readonly OrderToDraw[]): Map<string, OrderedProject> {
  return new Map(
    orders.flatMap(({ id, content, design }) => {
      if (content === undefined || design === undefined) return [];
      const { businessId: brand, inputs } = content;
      return [[id, { design, brand, inputs }]];
    }),
  );
}
