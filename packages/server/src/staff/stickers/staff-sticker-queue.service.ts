import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import {
  countQueuedStickerOrders,
  listStickerNestGroups,
  type StickerNestGroup,
  type StickerNestGroupCursor,
} from "./staff-sticker-queue.repository.ts";

export type { QueuedStickerOrder, StickerNestGroup } from "./staff-sticker-queue.repository.ts";

export interface StickerQueuePage {
  readonly groups: readonly StickerNestGroup[];
  readonly nextCursor: string | null;
  /** The number of sticker orders on all pages. */
  readonly orderCount: number;
}

const PAGE_SIZE = 20;

/** Paid stickers of both brands that wait to be printed and shipped. */
export class StickerQueueService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One page, the longest waiting first; undefined for viewers without the permission. */
  async list(
    viewer: Viewer,
    { after }: { readonly after?: string | null | undefined },
  ): Promise<StickerQueuePage | undefined> {
    if (getPermittedStaff(viewer, "sticker-sheets") === undefined) return undefined;
    const page = { after: readCursor(after), limit: PAGE_SIZE + 1 };
    const [found, orderCount] = await Promise.all([
      listStickerNestGroups(this.#db, page),
      countQueuedStickerOrders(this.#db),
    ]);
    const groups = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? groups.at(-1) : undefined;
    return { groups, nextCursor: last === undefined ? null : writeCursor(last), orderCount };
  }
}

function writeCursor({
  oldest,
  projectId,
  outputType,
  outputScale,
}: StickerNestGroupCursor): string {
  return [oldest.getTime(), outputScale, outputType, projectId].join("-");
}

function readCursor(cursor: string | null | undefined): StickerNestGroupCursor | undefined {
  const [, ms, scale, outputType, projectId] =
    /^(\d{1,15})-(\d{1,6}(?:\.\d{1,20})?)-([A-Z_]{1,40})-([\w-]{1,100})$/.exec(cursor ?? "") ?? [];
  if (ms === undefined || outputType === undefined || projectId === undefined) return undefined;
  return { oldest: new Date(Number(ms)), outputScale: Number(scale), outputType, projectId };
}
