import { PhotoDecodeError } from "@photomap/render";
import type { Backend, PhotoProcessor, StickerOrderContent } from "@photomap/server";
import type { Logger } from "pino";
import { drawStickerSheets, type OrderToDraw } from "./draw-sticker-sheets.ts";

type Services = Pick<Backend, "stickerSheets" | "photos" | "designs"> & {
  readonly processPhoto: PhotoProcessor;
};

/** The order and the opening in which a photo is printed. */
interface PhotoUse {
  readonly order: StickerOrderContent;
  readonly openingId: string;
}

/** The error for a sticker that can't be drawn, which a retry would not change. */
class StickerError extends Error {
  override readonly name = "StickerError";
}

const PHOTO_MISSING =
  "The photo is no longer stored. Refund the sticker, or ask the customer to order it again.";
const PHOTO_UNREADABLE =
  "The photo can't be read. Refund the sticker, or ask the customer to order it again.";

/** Draws the sheets of a set and stores them; a job that runs twice stores the same files. */
export async function runStickerSheets(
  services: Services,
  log: Logger,
  setId: string,
): Promise<void> {
  const { stickerSheets } = services;
  const set = await stickerSheets.load(setId);
  if (set === undefined) return;
  const { orders, staffUrl } = set;
  const uses = listPhotoUses(orders);
  try {
    const files = await drawStickerSheets({
      orders: await Promise.all(orders.map((order) => prepareOrder(services, order))),
      staffUrl,
      openPhoto: (photoId) => openPhoto(services, photoId, uses.get(photoId) ?? []),
      title: "Sticker sheets",
    });
    if (files.kind === "refused") {
      const order = orders.find((candidate) => candidate.order.id === files.orderId);
      throw new StickerError(describe(files.message, order, files.openingId));
    }
    await stickerSheets.finish(setId, files);
    log.info({ setId, sheets: files.sheets.length }, "sticker sheets drawn");
  } catch (error) {
    const message = explain(error, uses);
    log.error({ err: error, setId, isPermanent: message !== undefined }, "sticker sheets failed");
    if (message === undefined) throw error;
    await stickerSheets.fail(setId, message);
  }
}

async function prepareOrder(
  { designs }: Services,
  { order, content }: StickerOrderContent,
): Promise<OrderToDraw> {
  const { id, projectId, outputType, outputScale, items: stickers } = order;
  const design = content && (await designs.find(content.designId));
  return { id, projectId, outputType, outputScale, stickers, content, design };
}

function listPhotoUses(orders: readonly StickerOrderContent[]): Map<string, PhotoUse[]> {
  const uses = new Map<string, PhotoUse[]>();
  for (const order of orders) {
    for (const { openingId } of order.order.items) {
      for (const { id } of order.content?.inputs[openingId]?.images ?? []) {
        uses.set(id, [...(uses.get(id) ?? []), { order, openingId }]);
      }
    }
  }
  return uses;
}

/**
 * Opens a photo's copy for the order, else its master: the customer may have deleted the photo
 * since.
 */
async function openPhoto(
  { stickerSheets, photos, processPhoto }: Services,
  photoId: string,
  uses: readonly PhotoUse[],
): Promise<Buffer> {
  const snapshotIds = new Set(uses.map(({ order }) => order.order.snapshotId));
  const photo =
    (await stickerSheets.openPhoto(photoId, snapshotIds)) ??
    (await photos.openMaster(photoId, processPhoto));
  if (photo !== undefined) return photo;
  const [use] = uses;
  throw new StickerError(describe(PHOTO_MISSING, use?.order, use?.openingId));
}

/** Explains an error to staff; undefined when a retry may succeed. */
function explain(error: unknown, uses: ReadonlyMap<string, readonly PhotoUse[]>) {
  if (error instanceof StickerError) return error.message;
  if (!(error instanceof PhotoDecodeError)) return undefined;
  const use = uses.get(error.photoId)?.[0];
  return describe(PHOTO_UNREADABLE, use?.order, use?.openingId);
}

function describe(message: string, order: StickerOrderContent | undefined, openingId = ""): string {
  if (order === undefined) return message;
  const number = order.number === undefined ? "" : ` #${order.number}`;
  return `Order${number} (${order.order.id}), opening ${openingId}: ${message}`;
}
