import type { BrandId } from "@photomap/design";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import type { FrozenProject } from "../../printing/prints/render.types.ts";
import { findSnapshotContent } from "./snapshot.repository.ts";
import { readSnapshotPhoto } from "./snapshot-photos.ts";
import { listStickerOrders } from "./sticker-order.repository.ts";
import type { StickerOrder } from "./sticker-order.types.ts";
import { findSheetSet } from "./sticker-sheet.queries.ts";
import {
  deleteSheetSet,
  finishSheetSet,
  listOldSheetSets,
  listSheetStickerOrders,
  markSheetSetFailed,
  type SheetSetFacts,
} from "./sticker-sheet.repository.ts";
import {
  getSheetFileName,
  getSheetPictureFileName,
  getSheetPrefix,
  SHEETS_PDF_FILE_NAME,
} from "./sticker-sheet.types.ts";

/** Sheets can be drawn again from the copies of the projects, which are kept longer. */
const RETENTION_DAYS = 30;
const BATCH_SIZE = 100;

/** A sticker order of a set, with the project as it was ordered. */
export interface StickerOrderContent {
  readonly order: StickerOrder;
  /** The number of the shop order. */
  readonly number: number | undefined;
  /** The copied project; undefined when it was removed. */
  readonly content: FrozenProject | undefined;
}

export interface SheetSetContent {
  readonly orders: readonly StickerOrderContent[];
  /** The page that the QR code on the sheets opens. */
  readonly staffUrl: string;
}

export interface SheetFiles extends SheetSetFacts {
  readonly pdf: Buffer;
  /** One file for each sheet. */
  readonly svgs: readonly string[];
  readonly pictures: readonly Buffer[];
}

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly siteUrls: Readonly<Record<BrandId, string>>;
}

/** Loads and stores the sheets that staff have requested and a worker draws. */
export class StickerSheetService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Returns undefined when the set was removed or has ended. */
  async load(setId: string): Promise<SheetSetContent | undefined> {
    const { db } = this.#deps;
    const set = await findSheetSet(db, setId);
    if (set?.state !== "WAITING") return undefined;
    const numbers = new Map(
      (await listSheetStickerOrders(db, setId)).map(({ stickerOrderId, number }) => [
        stickerOrderId,
        number ?? undefined,
      ]),
    );
    const contents = new Map<string, FrozenProject | undefined>();
    const orders: StickerOrderContent[] = [];
    for (const order of await listStickerOrders(db, [...numbers.keys()])) {
      const { snapshotId } = order;
      if (!contents.has(snapshotId)) {
        contents.set(snapshotId, await findSnapshotContent(db, snapshotId));
      }
      orders.push({ order, number: numbers.get(order.id), content: contents.get(snapshotId) });
    }
    const [first] = orders;
    if (first === undefined) return undefined;
    const path = getStaffPath(setId, [...numbers.values()]);
    return { orders, staffUrl: `${this.#deps.siteUrls[first.order.brand]}${path}` };
  }

  /**
   * Reads the copy of the photo from the first snapshot that has one; undefined before it was
   * stored.
   */
  async openPhoto(photoId: string, snapshotIds: Iterable<string>): Promise<Buffer | undefined> {
    const { storage } = this.#deps;
    for (const snapshotId of snapshotIds) {
      const photo = await readSnapshotPhoto(storage, { snapshotId, photoId, size: "master" });
      if (photo !== undefined) return photo;
    }
    return undefined;
  }

  /**
   * Stores the files. The keys depend on the set only, so a second run overwrites the same files.
   */
  async finish(setId: string, { pdf, svgs, pictures, ...facts }: SheetFiles): Promise<void> {
    const { db, storage } = this.#deps;
    const prefix = getSheetPrefix(setId);
    await storage.writeMedia(`${prefix}${SHEETS_PDF_FILE_NAME}`, pdf, "application/pdf");
    for (const [index, svg] of svgs.entries()) {
      const key = `${prefix}${getSheetFileName(index + 1)}`;
      await storage.writeMedia(key, Buffer.from(svg), "image/svg+xml");
    }
    for (const [index, picture] of pictures.entries()) {
      await storage.writeMedia(
        `${prefix}${getSheetPictureFileName(index + 1)}`,
        picture,
        "image/jpeg",
      );
    }
    if (await finishSheetSet(db, setId, facts)) return;
    // Removed during the upload, unless another run has drawn the same files.
    if ((await findSheetSet(db, setId))?.state !== "DONE") await this.#removeFiles(setId);
  }

  async fail(setId: string, message: string): Promise<void> {
    if (await markSheetSetFailed(this.#deps.db, setId, message)) await this.#removeFiles(setId);
  }

  /** Removes sets after 30 days and returns how many. */
  async purge(): Promise<number> {
    const { db } = this.#deps;
    const ids = await listOldSheetSets(db, { days: RETENTION_DAYS, limit: BATCH_SIZE });
    for (const id of ids) {
      // The row last: an interrupted run is repeated by the next one.
      await this.#removeFiles(id);
      await deleteSheetSet(db, id);
    }
    return ids.length;
  }

  async #removeFiles(setId: string): Promise<void> {
    const { storage } = this.#deps;
    await storage.removeAll(storage.mediaBucket, getSheetPrefix(setId));
  }
}

/** The staff page of the order, or of the set when it contains several. */
function getStaffPath(setId: string, numbers: readonly (number | undefined)[]): string {
  const [number, ...others] = new Set(numbers);
  return number === undefined || others.length > 0
    ? `/staff/stickers/${setId}`
    : `/staff/orders/${number}`;
}
