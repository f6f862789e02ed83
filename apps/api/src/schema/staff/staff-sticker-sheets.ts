import {
  getSheetFileName,
  getSheetPictureFileName,
  type RequestSheetSetResult,
  SHEET_SET_STATES,
  SHEETS_PDF_FILE_NAME,
  type SheetFacts,
  type StaffSheetSet,
  type StaffStickerOrderRow,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { OutputTypeEnum } from "../designs/design.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { StickerOrderStatusEnum } from "../stickers/sticker-order.ts";

const POINTS_PER_INCH = 72;

/** The states of a sheet set; the API's name leaves out the set. */
export const SheetSetStateEnum = builder.enumType("StaffStickerSheetState", {
  values: SHEET_SET_STATES,
});

interface PresentedSheet extends SheetFacts {
  readonly url: string;
  readonly pictureUrl: string;
}

const SheetType = builder.objectRef<PresentedSheet>("StaffStickerSheet").implement({
  description: "One sheet, header and footer included.",
  fields: (t) => ({
    widthInches: t.float({ resolve: ({ width }) => width / POINTS_PER_INCH }),
    heightInches: t.float({ resolve: ({ height }) => height / POINTS_PER_INCH }),
    stickerCount: t.exposeInt("stickers"),
    url: t.exposeString("url", { description: "Downloads the SVG to cut." }),
    pictureUrl: t.exposeString("pictureUrl"),
  }),
});

export const StaffStickerOrderType = builder
  .objectRef<StaffStickerOrderRow>("StaffSheetStickers")
  .implement({
    description: "A sticker order.",
    fields: (t) => ({
      id: t.exposeID("id"),
      orderNumber: t.exposeInt("number", { nullable: true, description: "Of the shop order." }),
      customerName: t.exposeString("customerName", { nullable: true }),
      status: t.expose("status", { type: StickerOrderStatusEnum }),
      stickerCount: t.exposeInt("stickerCount"),
    }),
  });

const SheetSetType = builder.objectRef<StaffSheetSet>("StaffStickerSheets").implement({
  description: "Sheets of the orders of one nest group; removed after 30 days.",
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.expose("state", { type: SheetSetStateEnum }),
    message: t.exposeString("message", { description: "Why it has failed; blank otherwise." }),
    outputType: t.expose("outputType", { type: OutputTypeEnum }),
    outputScale: t.exposeFloat("outputScale"),
    sheetCount: t.exposeInt("sheetCount", {
      nullable: true,
      description: "Null until they are drawn.",
    }),
    overflow: t.exposeBoolean("overflow", {
      description: "A sticker is missing, or a sheet is larger than the paper.",
    }),
    orders: t.expose("orders", { type: [StaffStickerOrderType] }),
    sheets: t.field({
      type: [SheetType],
      resolve: ({ id, sheets }) =>
        sheets.map((sheet, index) => ({
          ...sheet,
          url: getUrl(id, getSheetFileName(index + 1)),
          pictureUrl: getUrl(id, getSheetPictureFileName(index + 1)),
        })),
    }),
    pdfUrl: t.string({
      nullable: true,
      description: "Downloads all sheets to print.",
      resolve: ({ id, state }) => (state === "DONE" ? getUrl(id, SHEETS_PDF_FILE_NAME) : null),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdBy", {
      nullable: true,
      description: "Address of the staff member; null after the account was erased.",
    }),
  }),
});

function getUrl(id: string, name: string): string {
  return `/prints/sticker-sheets/${id}/${name}`;
}

builder.queryField("staffStickerSheets", (t) =>
  t.field({
    type: SheetSetType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.staff.stickerSheets.find(viewer, id),
  }),
);

const SheetsRequested = builder
  .objectRef<{
    readonly __typename: "StaffStickerSheetsRequested";
    readonly sheets: StaffSheetSet;
  }>("StaffStickerSheetsRequested")
  .implement({ fields: (t) => ({ sheets: t.expose("sheets", { type: SheetSetType }) }) });

const DisparateGroups = defineRefusalType(
  "StaffDisparateNestGroups",
  "The orders are of several files, output types or scales.",
);

const StickerSheetsResult = builder.unionType("StaffStickerSheetsResult", {
  types: [SheetsRequested, DisparateGroups, InvalidInput, NotFound],
});

function presentResult(result: RequestSheetSetResult) {
  switch (result.kind) {
    case "requested":
      return { __typename: "StaffStickerSheetsRequested" as const, sheets: result.set };
    case "disparate-groups":
      return { __typename: "StaffDisparateNestGroups" as const, message: result.message };
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return notFound("There are no such stickers.");
  }
}

const LayOutInput = builder.inputType("StaffLayOutStickersInput", {
  fields: (t) => ({
    stickerOrderIds: t.idList({ required: true, description: "Of one nest group." }),
    requestId: t.id({ required: true, description: "A repeated request creates one set." }),
  }),
});

builder.mutationField("staffLayOutStickers", (t) =>
  t.field({
    type: StickerSheetsResult,
    description: "Lays the stickers of orders out on sheets, which a worker draws.",
    args: { input: t.arg({ type: LayOutInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentResult(await backend.staff.stickerSheets.request(viewer, input)),
  }),
);

builder.mutationField("staffRetryStickerSheets", (t) =>
  t.field({
    type: StickerSheetsResult,
    description: "Draws sheets again that have failed; changes nothing otherwise.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { backend, viewer }) =>
      presentResult(await backend.staff.stickerSheets.retry(viewer, id)),
  }),
);
