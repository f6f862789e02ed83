import { formatMessage, stickerSheetMessages } from "@photomap/messages";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import { findSheetSet } from "../../shop/stickers/sticker-sheet.queries.ts";
import {
  getSheetFileName,
  getSheetPictureFileName,
  getSheetPrefix,
  SHEETS_PDF_FILE_NAME,
  type SheetSet,
} from "../../shop/stickers/sticker-sheet.types.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput, sheetSetSchema } from "../shared/staff-input.ts";
import {
  findCreatorEmail,
  findSheetSetOfRequest,
  insertSheetSet,
  listStaffStickerOrders,
  listStickerOrdersOfSet,
  restartSheetSet,
  type StaffStickerOrderRow,
} from "./staff-sticker-sheet.repository.ts";

export type { StaffStickerOrderRow } from "./staff-sticker-sheet.repository.ts";

export interface StaffSheetSet extends SheetSet {
  readonly orders: readonly StaffStickerOrderRow[];
  /** The address of the set's requester; undefined after that account was erased. */
  readonly createdBy: string | undefined;
}

export type RequestSheetSetResult =
  | { readonly kind: "requested"; readonly set: StaffSheetSet }
  /** The orders belong to different nest groups. */
  | { readonly kind: "disparate-groups"; readonly message: string }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
}

/** The time to start a download; short, because the address cannot be revoked. */
const URL_SECONDS = 60;

/** Sheets of sticker orders, which staff request, view and download. */
export class StaffStickerSheetService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Requests a sheet set. A repeated request returns the set of the first one. */
  async request(viewer: Viewer, candidate: unknown): Promise<RequestSheetSetResult> {
    const staff = getPermittedStaff(viewer, "sticker-sheets");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(sheetSetSchema, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { requestId, stickerOrderIds } = read.value;
    const known = await findSheetSetOfRequest(this.#deps.db, requestId);
    if (known !== undefined) return this.#present(staff, known);
    const orders = await listStaffStickerOrders(this.#deps.db, stickerOrderIds);
    const [first] = orders;
    if (first === undefined || orders.length !== stickerOrderIds.length) return { kind: "missing" };
    if (orders.some((order) => !isSameGroup(order, first))) {
      const message = formatMessage(stickerSheetMessages.disparateGroups);
      return { kind: "disparate-groups", message };
    }
    if (orders.some(({ status }) => status !== "AWAITING_SHIPMENT" && status !== "SHIPPED")) {
      return { kind: "invalid", problem: "Only paid stickers can be printed." };
    }
    return this.#insert(staff, first, { requestId, orders });
  }

  /** Draws the sheets again after they have failed. */
  async retry(viewer: Viewer, id: string): Promise<RequestSheetSetResult> {
    const staff = getPermittedStaff(viewer, "sticker-sheets");
    if (staff === undefined || !isUuid(id)) return { kind: "missing" };
    const { db, queue } = this.#deps;
    await db.transaction().execute(async (transaction) => {
      if (!(await restartSheetSet(transaction, id))) return;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "sticker-sheets.retry",
        subjectType: "sticker-sheets",
        subjectId: id,
        details: {},
      });
      await queue.enqueue(transaction, "render-sticker-sheets", { setId: id });
    });
    return this.#present(staff, id);
  }

  /** Returns undefined when the set is missing or the viewer lacks the permission. */
  async find(viewer: Viewer, id: string): Promise<StaffSheetSet | undefined> {
    if (getPermittedStaff(viewer, "sticker-sheets") === undefined || !isUuid(id)) return undefined;
    const { db } = this.#deps;
    const set = await findSheetSet(db, id);
    if (set === undefined) return undefined;
    const [orders, createdBy] = await Promise.all([
      listStickerOrdersOfSet(db, id),
      findCreatorEmail(db, id),
    ]);
    return { ...set, orders, createdBy };
  }

  /** @param name The file name of the PDF or of an SVG. */
  async createDownloadUrl(viewer: Viewer, id: string, name: string): Promise<string | undefined> {
    const key = await this.#findKey(viewer, id, { name, listNames: listFileNames });
    if (key === undefined) return undefined;
    const filename = `stickers-${id.slice(0, 8)}-${name}`;
    return this.#deps.storage.createDownloadUrl(key, filename, URL_SECONDS);
  }

  /** Reads a sheet's JPEG; undefined when it is missing or the viewer lacks the permission. */
  async readPicture(viewer: Viewer, id: string, name: string): Promise<Buffer | undefined> {
    const key = await this.#findKey(viewer, id, { name, listNames: listPictureNames });
    const { storage } = this.#deps;
    return key === undefined ? undefined : storage.read(storage.mediaBucket, key);
  }

  async #findKey(
    viewer: Viewer,
    id: string,
    { name, listNames }: { readonly name: string; readonly listNames: ListNames },
  ): Promise<string | undefined> {
    if (getPermittedStaff(viewer, "sticker-sheets") === undefined || !isUuid(id)) return undefined;
    const set = await findSheetSet(this.#deps.db, id);
    const isStored = set?.state === "DONE" && listNames(set).includes(name);
    return isStored ? `${getSheetPrefix(id)}${name}` : undefined;
  }

  async #insert(
    staff: AccountViewer,
    { outputType, outputScale }: Pick<StaffStickerOrderRow, "outputType" | "outputScale">,
    {
      requestId,
      orders,
    }: { readonly requestId: string; readonly orders: readonly StaffStickerOrderRow[] },
  ): Promise<RequestSheetSetResult> {
    const { db, queue } = this.#deps;
    const stickerOrderIds = orders.map(({ id }) => id);
    const { accountId: staffId } = staff;
    await db.transaction().execute(async (transaction) => {
      const created = { requestId, outputType, outputScale, staffId, stickerOrderIds };
      const setId = await insertSheetSet(transaction, created);
      if (setId === undefined) return;
      await insertStaffAction(transaction, {
        accountId: staffId,
        action: "sticker-sheets.create",
        subjectType: "sticker-sheets",
        subjectId: setId,
        // Order numbers, not sticker order ids: those contain file ids.
        details: { orders: [...new Set(orders.flatMap(({ number }) => number ?? []))] },
      });
      await queue.enqueue(transaction, "render-sticker-sheets", { setId });
    });
    const id = await findSheetSetOfRequest(db, requestId);
    return id === undefined ? { kind: "missing" } : this.#present(staff, id);
  }

  async #present(staff: AccountViewer, id: string): Promise<RequestSheetSetResult> {
    const set = await this.find(staff, id);
    return set === undefined ? { kind: "missing" } : { kind: "requested", set };
  }
}

type ListNames = (set: SheetSet) => readonly string[];

const listFileNames: ListNames = ({ sheets }) => [
  SHEETS_PDF_FILE_NAME,
  ...sheets.map((_sheet, index) => getSheetFileName(index + 1)),
];

const listPictureNames: ListNames = ({ sheets }) =>
  sheets.map((_sheet, index) => getSheetPictureFileName(index + 1));

function isSameGroup(a: StaffStickerOrderRow, b: StaffStickerOrderRow): boolean {
  return (
    a.projectId === b.projectId && a.outputType === b.outputType && a.outputScale === b.outputScale
  );
}
