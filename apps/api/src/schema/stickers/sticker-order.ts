import { formatMessage, shopMessages } from "@photomap/messages";
import {
  createStickerOrderPreviewPath,
  requireOwnImageAccess,
  STICKER_ORDER_STATUSES,
  type StickerOrder,
  type StickerOrderItem,
  type Viewer,
} from "@photomap/server";
import { builder, type Context } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { DesignType, OutputTypeEnum, StickerSizeClassEnum } from "../designs/design.ts";
import { defineRefusalType } from "../refusal.ts";
import { StickerPictureType } from "./sticker-offer.ts";

export const StickerOrderStatusEnum = builder.enumType("StickerOrderStatus", {
  values: STICKER_ORDER_STATUSES,
});

interface PresentedItem extends StickerOrderItem {
  readonly order: StickerOrder;
}

const StickerOrderItemType = builder.objectRef<PresentedItem>("StickerOrderItem").implement({
  fields: (t) => ({
    openingId: t.exposeID("openingId"),
    sizeClass: t.expose("sizeClass", { type: StickerSizeClassEnum }),
    quantity: t.exposeInt("quantity"),
    quantityWithMoney: t.exposeInt("quantityWithMoney"),
    quantityWithTokens: t.exposeInt("quantityWithTokens"),
    scale: t.float({ resolve: ({ order }) => order.outputScale }),
    name: t.string({
      description: "The name of the region.",
      resolve: async ({ order, openingId }, _args, { backend }) => {
        const design = await backend.designs.describe(order.snapshot.designId ?? "");
        return design?.features.find(({ id }) => id === openingId)?.name ?? openingId;
      },
    }),
    render: t.field({
      type: StickerPictureType,
      resolve: ({ order, openingId }, _args, { backend, viewer }) => ({
        url: createStickerOrderPreviewPath(
          backend.imageSigner,
          order.snapshotId,
          openingId,
          requireOwnImageAccess(viewer),
        ),
      }),
    }),
  }),
});

const StickerOrderFileType = builder.objectRef<StickerOrder>("StickerOrderFile").implement({
  description: "The project as it was ordered.",
  fields: (t) => ({
    id: t.id({ resolve: ({ projectId }) => projectId }),
    backupVersion: t.int({ resolve: ({ snapshot }) => snapshot.version }),
    name: t.string({ resolve: ({ snapshot }) => snapshot.name ?? "" }),
    outputType: t.expose("outputType", { type: OutputTypeEnum }),
    outputScale: t.exposeFloat("outputScale"),
    design: t.field({
      type: DesignType,
      nullable: true,
      resolve: ({ snapshot }, _args, { backend }) =>
        backend.designs.describe(snapshot.designId ?? ""),
    }),
  }),
});

export const StickerOrderType = builder.objectRef<StickerOrder>("StickerOrder").implement({
  description: "Stickers of one project, as it was when they were ordered.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id, {file id}-{rest}." }),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    status: t.expose("status", { type: StickerOrderStatusEnum }),
    outputType: t.expose("outputType", { type: OutputTypeEnum }),
    outputScale: t.exposeFloat("outputScale"),
    file: t.field({ type: StickerOrderFileType, resolve: (order) => order }),
    stickers: t.field({
      type: [StickerOrderItemType],
      resolve: (order) => order.items.map((item) => ({ ...item, order })),
    }),
  }),
});

const StickerOrderAccessRefused = defineRefusalType(
  "StickerOrderAccessRefused",
  "The same result for missing orders and those of others.",
);

const StickerOrderResult = builder.unionType("StickerOrderResult", {
  types: [StickerOrderType, StickerOrderAccessRefused],
  resolveType: (value) => ("items" in value ? "StickerOrder" : "StickerOrderAccessRefused"),
});

function presentOrder(order: StickerOrder | undefined, viewer: Viewer) {
  if (order !== undefined) return order;
  const { stickerOrderOfAnother, stickerOrderNeedsLogIn } = shopMessages;
  const text = viewer.kind === "account" ? stickerOrderOfAnother : stickerOrderNeedsLogIn;
  return { __typename: "StickerOrderAccessRefused" as const, message: formatMessage(text) };
}

async function findOrders(ids: readonly string[], { backend, viewer }: Context) {
  const orders = await backend.stickers.find(viewer, ids);
  return orders.map((order) => presentOrder(order, viewer));
}

builder.queryField("getStickerOrder", (t) =>
  t.field({
    type: StickerOrderResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const [order] = await context.backend.stickers.find(context.viewer, [id]);
      return presentOrder(order, context.viewer);
    },
  }),
);

/** The names of the queries: each page of the specification has one. */
const LISTS = [
  "getStickerOrders",
  "getStickerOrdersForCartPage",
  "getStickerOrdersForOrderDetails",
] as const;

for (const name of LISTS) {
  builder.queryField(name, (t) =>
    t.field({
      type: [StickerOrderResult],
      description: "The sticker orders in the order of the ids, at most 100.",
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, context) => findOrders(ids, context),
    }),
  );
}

builder.queryField("getStickerOrdersForSandbox", (t) =>
  t.field({
    type: [StickerOrderType],
    nullable: true,
    description: "The existing sticker orders, at most 100; null unless the viewer is staff.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, { backend, viewer }) => backend.stickers.listForStaff(viewer, ids),
  }),
);
