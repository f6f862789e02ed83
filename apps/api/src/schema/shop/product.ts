import {
  computeArrival,
  findUsualDeliveryDays,
  needsProject,
  type ProductMetafields,
  type ProductOption,
  type ProductTextField,
  readMetafields,
  type SelectedOption,
} from "@photomap/commerce";
import type { Product, ProductVariant } from "@photomap/server";
import { builder } from "../builder.ts";
import { OutputTypeEnum, StickerSizeClassEnum } from "../designs/design.ts";
import { MoneyType, type PresentedMoney, presentUsd } from "./money.ts";
import { type PresentedImage, ProductImageType, presentImage } from "./product-image.ts";
import { ArrivalWindowType } from "./shipping-option.ts";

export const SelectedOptionType = builder.objectRef<SelectedOption>("SelectedOption").implement({
  description: "The value of one option, such as Frame: Black.",
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

const ProductOptionType = builder.objectRef<ProductOption>("ProductOption").implement({
  fields: (t) => ({ name: t.exposeString("name"), values: t.exposeStringList("values") }),
});

interface PresentedPriceRange {
  readonly minVariantPrice: PresentedMoney;
  readonly maxVariantPrice: PresentedMoney;
}

const PriceRangeType = builder.objectRef<PresentedPriceRange>("PriceRange").implement({
  fields: (t) => ({
    minVariantPrice: t.expose("minVariantPrice", { type: MoneyType }),
    maxVariantPrice: t.expose("maxVariantPrice", { type: MoneyType }),
  }),
});

interface PresentedVariant extends ProductVariant {
  readonly price: PresentedMoney;
  readonly image: PresentedImage | null;
}

const StickerFieldsType = builder
  .objectRef<NonNullable<ProductVariant["sticker"]>>("StickerFields")
  .implement({
    description: "The facts of a variant that is a sticker.",
    fields: (t) => ({
      sizeClass: t.field({
        type: StickerSizeClassEnum,
        nullable: true,
        description: "The size class; null for the variant of stickers that are paid with tokens.",
        resolve: ({ sizeClass }) => sizeClass,
      }),
      outputType: t.expose("outputType", { type: OutputTypeEnum }),
      tokens: t.float({
        nullable: true,
        description: "The tokens for one sticker, in steps of 0.5.",
        resolve: ({ tokens }) => tokens,
      }),
      tokenRedemptionVariant: t.string({
        nullable: true,
        description: "The SKU of the variant of stickers that are paid with tokens.",
        resolve: ({ tokenRedemptionVariant }) => tokenRedemptionVariant,
      }),
    }),
  });

const ProductVariantType = builder.objectRef<PresentedVariant>("ProductVariant").implement({
  description: "One product to buy, with one value for each option.",
  fields: (t) => ({
    id: t.exposeID("id"),
    sku: t.exposeString("sku"),
    title: t.exposeString("title"),
    price: t.expose("price", { type: MoneyType }),
    availableForSale: t.exposeBoolean("availableForSale"),
    quantityAvailable: t.exposeInt("quantityAvailable", {
      nullable: true,
      description: "The number of units that can be bought; null is made to order.",
    }),
    image: t.expose("image", { type: ProductImageType, nullable: true }),
    selectedOptions: t.expose("selectedOptions", { type: [SelectedOptionType] }),
    requiresShipping: t.exposeBoolean("requiresShipping"),
    sticker: t.expose("sticker", { type: StickerFieldsType, nullable: true }),
  }),
});

const ProductTextFieldType = builder.objectRef<ProductTextField>("ProductTextField").implement({
  description: "A text that the buyer writes for the product, such as a line on a plaque.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "The label of the field and the key of the line's custom attribute.",
    }),
    maxLength: t.exposeInt("maxLength", { description: "The number of characters that fit." }),
    isRequired: t.exposeBoolean("isRequired"),
    example: t.exposeString("example", { nullable: true }),
  }),
});

const ProductMetafieldsType = builder.objectRef<ProductMetafields>("ProductMetafields").implement({
  fields: (t) => ({
    productType: t.exposeString("productType", { nullable: true }),
    personalizationType: t.exposeString("personalizationType", { nullable: true }),
    hideQuantity: t.exposeBoolean("hideQuantity"),
    freeStickerTokens: t.exposeInt("freeStickerTokens", {
      description: "The free tokens that come with each unit.",
    }),
    primaryOption: t.exposeString("primaryOption", { nullable: true }),
    demoMapId: t.exposeString("demoMapId", { nullable: true }),
    blueprintId: t.exposeString("blueprintId", {
      nullable: true,
      description: "The design of a new project for the product.",
    }),
    designIds: t.exposeIDList("designIds", {
      description: "Designs whose projects can be printed on the product.",
    }),
    textFields: t.expose("textFields", { type: [ProductTextFieldType] }),
    background: t.exposeString("background", { nullable: true }),
    outputType: t.exposeString("outputType", { nullable: true }),
    outputScale: t.exposeFloat("outputScale", { nullable: true }),
    defaultInputs: t.expose("defaultInputs", { type: "Json", nullable: true }),
    sizes: t.expose("sizes", {
      type: "Json",
      nullable: true,
      description:
        "The size in inches of the finished product, by the value of the option that changes it; for the drawing on a wall.",
    }),
  }),
});

/**
 * A product whose fields are mostly named as sent: the compiled operation reads them without
 * calling a resolver.
 */
export interface PresentedProduct extends Omit<Product, "metafields" | "images" | "variants"> {
  readonly storedMetafields: unknown;
  readonly priceRange: PresentedPriceRange;
  readonly allImages: readonly PresentedImage[];
  readonly allVariants: readonly PresentedVariant[];
}

/**
 * Presented products; a product that has not changed is the same object as in an earlier request.
 */
const presentedProducts = new WeakMap<Product, PresentedProduct>();

export function presentProduct(product: Product): PresentedProduct {
  const presented = presentedProducts.get(product) ?? createPresentedProduct(product);
  presentedProducts.set(product, presented);
  return presented;
}

function createPresentedProduct(product: Product): PresentedProduct {
  const { metafields, images, variants, ...facts } = product;
  const presented = new Map(images.map((image) => [image.key, presentImage(image)]));
  return {
    ...facts,
    storedMetafields: metafields,
    priceRange: {
      minVariantPrice: presentUsd(product.minPriceMinor),
      maxVariantPrice: presentUsd(product.maxPriceMinor),
    },
    allImages: [...presented.values()],
    allVariants: variants.map((variant) => ({
      ...variant,
      price: presentUsd(variant.priceMinor),
      image: variant.image && (presented.get(variant.image.key) ?? presentImage(variant.image)),
    })),
  };
}

export const ProductType = builder.objectRef<PresentedProduct>("Product").implement({
  description: "A product. Lists have one image and up to 32 variants of each product.",
  fields: (t) => ({
    id: t.exposeID("id"),
    handle: t.exposeString("handle"),
    title: t.exposeString("title"),
    descriptionHtml: t.exposeString("descriptionHtml"),
    tags: t.exposeStringList("tags"),
    priceRange: t.expose("priceRange", { type: PriceRangeType }),
    options: t.expose("options", { type: [ProductOptionType] }),
    images: t.field({
      type: [ProductImageType],
      args: { first: t.arg.int({ required: true, defaultValue: 30 }) },
      resolve: ({ allImages }, { first }) => takeFirst(allImages, first),
    }),
    variants: t.field({
      type: [ProductVariantType],
      args: { first: t.arg.int({ required: true, defaultValue: 100 }) },
      resolve: ({ allVariants }, { first }) => takeFirst(allVariants, first),
    }),
    metafields: t.field({
      type: ProductMetafieldsType,
      resolve: ({ handle, storedMetafields }, _args, { log }) => {
        const { metafields, problems } = readMetafields(storedMetafields);
        if (problems.length > 0) log.error({ handle, problems }, "unknown metafields");
        return metafields;
      },
    }),
    availableForSale: t.exposeBoolean("availableForSale"),
    arrival: t.field({
      type: ArrivalWindowType,
      nullable: true,
      description:
        "When it arrives in the contiguous states by standard shipping if it is paid now; null when nothing is shipped.",
      resolve: async ({ allVariants, storedMetafields }, _args, { backend, brand }) => {
        if (allVariants.every(({ requiresShipping }) => !requiresShipping)) return null;
        const rates = await backend.carts.findShippingRates(brand);
        const isPersonalized = canBePersonalized(readMetafields(storedMetafields).metafields);
        return computeArrival(findUsualDeliveryDays({ rates, isPersonalized }), new Date());
      },
    }),
  }),
});

function canBePersonalized(metafields: ProductMetafields): boolean {
  return needsProject(metafields) || metafields.textFields.length > 0;
}

function takeFirst<Item>(items: readonly Item[], first: number): Item[] {
  return items.slice(0, Math.max(0, first));
}
