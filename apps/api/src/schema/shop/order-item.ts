import { getItemKind, type ItemKind, readOrderIdAttribute } from "@photomap/commerce";
import type { OrderItem } from "@photomap/server";
import { builder } from "../builder.ts";
import { CheckoutProjectType, CustomAttributeType } from "./checkout-line.ts";
import { MoneyType, presentUsd } from "./money.ts";

const OrderItemImageType = builder
  .objectRef<{ readonly url: string; readonly altText: string }>("OrderItemImage")
  .implement({
    fields: (t) => ({
      url: t.exposeString("url", { description: "The path of the file." }),
      altText: t.exposeString("altText"),
    }),
  });

function getKind(item: OrderItem): ItemKind {
  return getItemKind({
    handle: item.handle,
    sku: item.sku,
    projectId: item.projectId,
    customAttributes: item.customAttributes,
    selectedOptions: item.selectedOptions,
  });
}

const TYPE_NAMES = {
  basic: "BasicLineItem",
  map: "MapLineItem",
  sticker: "StickerLineItem",
  "sticker-token": "StickerTokenLineItem",
  unknown: "BasicLineItem",
} as const satisfies Record<ItemKind["kind"], string>;

export const OrderItemInterface = builder.interfaceRef<OrderItem>("OrderItem").implement({
  description: "An item as it was when the order was placed.",
  resolveType: (item) => TYPE_NAMES[getKind(item).kind],
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("title"),
    description: t.exposeString("description", { description: "The chosen options." }),
    handle: t.exposeString("handle", { description: "The handle of the product." }),
    variantId: t.exposeID("variantId", {
      nullable: true,
      description: "The variant, to order it again; null after it was deleted.",
    }),
    quantity: t.exposeInt("quantity"),
    attributes: t.field({
      type: [CustomAttributeType],
      resolve: ({ customAttributes: attributes }) => [...attributes],
    }),
    originalUnitPrice: t.field({
      type: MoneyType,
      resolve: ({ unitPriceMinor: price }) => presentUsd(price),
    }),
    discountedUnitPrice: t.field({
      type: MoneyType,
      description: "The price rounded to the cent; the exact price of all units is totalPrice.",
      resolve: ({ unitPriceMinor: price, discountMinor: discount, quantity }) =>
        presentUsd(Math.round(price - discount / quantity)),
    }),
    totalPrice: t.field({
      type: MoneyType,
      description: "The price of all units, after discounts.",
      resolve: ({ unitPriceMinor: price, discountMinor: discount, quantity }) =>
        presentUsd(price * quantity - discount),
    }),
    image: t.field({
      type: OrderItemImageType,
      nullable: true,
      description: "The product's picture, 256 pixels wide.",
      resolve: ({ image }) =>
        image && { url: `/products/${image.key}-256.webp`, altText: image.altText },
    }),
  }),
});

builder.objectRef<OrderItem>("BasicLineItem").implement({ interfaces: [OrderItemInterface] });

builder.objectRef<OrderItem>("MapLineItem").implement({
  description: "A personalized map.",
  interfaces: [OrderItemInterface],
  fields: (t) => ({
    blueprintId: t.id({
      nullable: true,
      description: "The id of the design; null after the project was deleted.",
      resolve: ({ project }) => project?.designId,
    }),
    fileId: t.id({
      nullable: true,
      description: "The project; for a guest's map, its copy in the account if there is one.",
      resolve: ({ project, projectId: ordered }) => project?.id ?? ordered,
    }),
    file: t.field({
      type: CheckoutProjectType,
      nullable: true,
      description: "The project's preview; null after the project was deleted.",
      resolve: ({ project }) => project,
    }),
  }),
});

builder.objectRef<OrderItem>("StickerLineItem").implement({
  description: "Stickers of one sticker order.",
  interfaces: [OrderItemInterface],
  fields: (t) => ({
    stickerOrderId: t.id({
      resolve: (item) => readOrderIdAttribute(item.customAttributes)?.orderId ?? "",
    }),
    fileId: t.id({
      nullable: true,
      description: "The project of the stickers.",
      resolve: (item) => readOrderIdAttribute(item.customAttributes)?.projectId,
    }),
    tokensUsed: t.float({
      description: "The tokens used, in steps of 0.5.",
      resolve: (item) => {
        const kind = getKind(item);
        return kind.kind === "sticker" ? kind.tokensUsed : 0;
      },
    }),
  }),
});

builder.objectRef<OrderItem>("StickerTokenLineItem").implement({
  description: "A pack of sticker tokens.",
  interfaces: [OrderItemInterface],
  fields: (t) => ({
    numTokens: t.int({
      description: "The tokens in one unit.",
      resolve: (item) => {
        const kind = getKind(item);
        return kind.kind === "sticker-token" ? kind.numTokens : 0;
      },
    }),
  }),
});
