import {
  type QueuedStickerOrder,
  type StickerNestGroup,
  type StickerQueuePage,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { OutputTypeEnum } from "../designs/design.ts";
import { SheetSetStateEnum } from "./staff-sticker-sheets.ts";

const QueuedSheetSet = builder
  .objectRef<NonNullable<QueuedStickerOrder["sheetSet"]>>("StaffQueuedSheetSet")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      state: t.expose("state", { type: SheetSetStateEnum }),
    }),
  });

const QueuedStickersType = builder.objectRef<QueuedStickerOrder>("StaffQueuedStickers").implement({
  description: "A sticker order that is paid and was not sent.",
  fields: (t) => ({
    id: t.exposeID("id"),
    paidAt: t.field({ type: "DateTime", resolve: ({ paidAt }) => new Date(paidAt) }),
    orderNumber: t.exposeInt("number", { nullable: true, description: "Of the shop order." }),
    customerName: t.exposeString("customerName", { nullable: true }),
    stickerCount: t.exposeInt("stickerCount"),
    sheetSet: t.expose("sheetSet", {
      type: QueuedSheetSet,
      nullable: true,
      description: "The last one; null when no sheets exist.",
    }),
  }),
});

const StickerGroupType = builder.objectRef<StickerNestGroup>("StaffStickerGroup").implement({
  description: "Sticker orders that share sheets: of one file, output type and scale.",
  fields: (t) => ({
    id: t.id({
      resolve: ({ projectId, outputType, outputScale }) =>
        `${projectId}-${outputType}-${outputScale}`,
    }),
    fileName: t.exposeString("fileName", {
      nullable: true,
      description: "Null after the map was erased.",
    }),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    outputType: t.expose("outputType", { type: OutputTypeEnum }),
    outputScale: t.exposeFloat("outputScale"),
    canPrint: t.exposeBoolean("canPrint", { description: "False after the map was erased." }),
    orders: t.expose("orders", { type: [QueuedStickersType], description: "Oldest first." }),
  }),
});

const StickerQueueType = builder.objectRef<StickerQueuePage>("StaffStickerQueue").implement({
  fields: (t) => ({
    groups: t.expose("groups", { type: [StickerGroupType] }),
    nextCursor: t.exposeString("nextCursor", { nullable: true }),
    orderCount: t.exposeInt("orderCount", { description: "Sticker orders of all pages." }),
  }),
});

builder.queryField("staffStickers", (t) =>
  t.field({
    type: StickerQueueType,
    nullable: true,
    description:
      "Stickers to print and send, of both brands; the group that waits longest is first. Null for everyone who is not staff.",
    args: { after: t.arg.string({ description: "`nextCursor` of the page before." }) },
    resolve: (_root, page, { backend, viewer }) => backend.staff.stickerQueue.list(viewer, page),
  }),
);
