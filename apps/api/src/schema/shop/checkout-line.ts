import { type CustomAttribute, type ItemKind, readMetafields, usd } from "@photomap/commerce";
import {
  type CartProject,
  type CartVariant,
  type Checkout,
  type CheckoutLine,
  createPreviewPath,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { DiscountAllocationType, presentAllocations } from "./discount.ts";
import { MoneyType, presentMoney } from "./money.ts";
import { SelectedOptionType } from "./product.ts";
import { ProductImageType, presentImage } from "./product-image.ts";

export const CustomAttributeType = builder.objectRef<CustomAttribute>("CustomAttribute").implement({
  description: "A key and value of a line. The server writes Map, Order ID and Tokens Used.",
  fields: (t) => ({ key: t.exposeString("key"), value: t.exposeString("value") }),
});

const KINDS = {
  basic: "BASIC",
  map: "MAP",
  sticker: "STICKER",
  "sticker-token": "STICKER_TOKEN",
  unknown: "BASIC",
} as const satisfies Record<ItemKind["kind"], string>;

const LineItemKindEnum = builder.enumType("LineItemKind", {
  values: ["BASIC", "MAP", "STICKER", "STICKER_TOKEN"] as const,
});

const CheckoutProductType = builder.objectRef<CartVariant["product"]>("CheckoutProduct").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    handle: t.exposeString("handle"),
    title: t.exposeString("title"),
    productType: t.string({
      nullable: true,
      resolve: ({ metafields }) => readMetafields(metafields).metafields.productType,
    }),
  }),
});

const CheckoutVariantType = builder.objectRef<CartVariant>("CheckoutVariant").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    sku: t.exposeString("sku"),
    price: t.field({
      type: MoneyType,
      resolve: ({ priceMinor }) => presentMoney(usd(priceMinor)),
    }),
    selectedOptions: t.expose("selectedOptions", { type: [SelectedOptionType] }),
    image: t.field({
      type: ProductImageType,
      nullable: true,
      resolve: ({ image }) => image && presentImage(image),
    }),
    product: t.expose("product", { type: CheckoutProductType }),
    stickerTokens: t.float({
      nullable: true,
      description:
        "The tokens for one sticker, in steps of 0.5; null when tokens can't pay for it.",
      resolve: ({ sticker }) => sticker?.tokens,
    }),
  }),
});

export const CheckoutProjectType = builder.objectRef<CartProject>("CheckoutProject").implement({
  description: "The project of a personalized map.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    previewUrl: t.string({
      nullable: true,
      description:
        "The path of a preview at the image service, for whoever has the checkout or the order.",
      resolve: ({ id, updatedAt, accessEpoch }, _args, { backend }) =>
        createPreviewPath(
          backend.imageSigner,
          { id, updatedAt },
          { scope: { kind: "project", id }, epoch: accessEpoch },
        ),
    }),
  }),
});

export interface CheckoutLineWithCheckout {
  readonly checkout: Checkout;
  readonly line: CheckoutLine;
}

export const CheckoutLineItemType = builder
  .objectRef<CheckoutLineWithCheckout>("CheckoutLineItem")
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ line }) => line.id }),
      title: t.string({ resolve: ({ line }) => line.variant.product.title }),
      quantity: t.int({ resolve: ({ line }) => line.quantity }),
      unitPrice: t.field({ type: MoneyType, resolve: ({ line }) => presentMoney(line.unitPrice) }),
      customAttributes: t.field({
        type: [CustomAttributeType],
        resolve: ({ line }) => [...line.customAttributes],
      }),
      discountAllocations: t.field({
        type: [DiscountAllocationType],
        resolve: ({ checkout, line }) => presentAllocations(checkout, line.discountAllocations),
      }),
      totalPrice: t.field({
        type: MoneyType,
        description: "The price of all units, after discounts.",
        resolve: ({ line }) => presentMoney(line.total),
      }),
      kind: t.field({ type: LineItemKindEnum, resolve: ({ line }) => KINDS[line.kind.kind] }),
      numTokens: t.int({
        nullable: true,
        description: "The sticker tokens in one unit.",
        resolve: ({ line: { kind } }) => (kind.kind === "sticker-token" ? kind.numTokens : null),
      }),
      stickerOrderId: t.id({
        nullable: true,
        resolve: ({ line: { kind } }) => (kind.kind === "sticker" ? kind.stickerOrderId : null),
      }),
      tokensUsed: t.float({
        description: "The tokens for all stickers of the line, in steps of 0.5.",
        resolve: ({ line: { kind } }) => (kind.kind === "sticker" ? kind.tokensUsed : 0),
      }),
      variant: t.field({
        type: CheckoutVariantType,
        nullable: true,
        resolve: ({ line }) => line.variant,
      }),
      file: t.field({
        type: CheckoutProjectType,
        nullable: true,
        description: "The project of a personalized map; null after it was deleted.",
        resolve: ({ line }) => line.project,
      }),
    }),
  });
