import { createStickerSet, type StickerSet } from "@photomap/commerce";
import type { OutputType, StickerSizeClass } from "@photomap/design";
import type { Product, ProductVariant } from "@photomap/server";
import { builder } from "../builder.ts";
import { OutputTypeEnum, StickerSizeClassEnum } from "../designs/design.ts";
import { MoneyType, presentUsd } from "./money.ts";
import { ProductType, presentProduct } from "./product.ts";

interface SizedVariant extends ProductVariant {
  readonly sizeClass: StickerSizeClass;
  readonly tokens: number;
}

const StickerVariantType = builder.objectRef<SizedVariant>("StickerProductVariant").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("title"),
    price: t.field({ type: MoneyType, resolve: ({ priceMinor }) => presentUsd(priceMinor) }),
    tokens: t.exposeFloat("tokens", {
      description: "The tokens for one sticker, in steps of 0.5.",
    }),
    sizeClass: t.expose("sizeClass", { type: StickerSizeClassEnum }),
  }),
});

interface StickerProduct {
  readonly outputType: OutputType;
  readonly product: Product;
  readonly variants: readonly SizedVariant[];
  readonly set: StickerSet;
}

const StickerProductType = builder.objectRef<StickerProduct>("StickerProduct").implement({
  description: "The stickers of an output type.",
  fields: (t) => ({
    outputType: t.expose("outputType", { type: OutputTypeEnum }),
    variants: t.expose("variants", {
      type: [StickerVariantType],
      description: "The variants that are paid with money, one for each size class.",
    }),
    tokenRedemptionVariantId: t.id({
      nullable: true,
      description: "The variant of all stickers that are paid with tokens.",
      resolve: ({ set }) => set.tokenRedemptionVariantId,
    }),
    product: t.field({
      type: ProductType,
      description: "The product, which has no page and is in no list.",
      resolve: ({ product }) => presentProduct(product),
    }),
  }),
});

function presentStickers(product: Product): StickerProduct[] {
  const outputType = product.variants.find(({ sticker }) => sticker !== null)?.sticker?.outputType;
  if (outputType === undefined) return [];
  const variants = product.variants.flatMap((variant) => {
    const { sizeClass, tokens } = variant.sticker ?? {};
    return sizeClass === undefined ? [] : [{ ...variant, sizeClass, tokens: tokens ?? 0 }];
  });
  const set = createStickerSet(outputType, product.variants);
  return [{ outputType, product, variants, set }];
}

builder.queryField("getStickerProducts", (t) =>
  t.field({
    type: [StickerProductType],
    description: "The first 10 sets by price, with up to 20 variants each.",
    resolve: async (_root, _args, { backend, brand }) =>
      (await backend.products.listStickers(brand)).flatMap(presentStickers),
  }),
);
