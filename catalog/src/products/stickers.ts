import {
  type BrandId,
  type OutputType,
  STICKER_HALF_TOKENS,
  STICKER_SIZE_CLASSES,
  type StickerSizeClass,
} from "@photomap/design";
import { describe, type Product, type Variant } from "./product.ts";

/** The output types with stickers, and the surface the stickers go on. */
const KINDS = [
  {
    outputType: "MATBOARD_WALL_MAP",
    handle: "framed-map-stickers",
    title: "Stickers for a Framed Map",
    surface: "the backing board behind the mat",
  },
  {
    outputType: "VEHICLE_MAP",
    handle: "rv-map-stickers",
    title: "Stickers for an RV Map",
    surface: "the map on your camper",
  },
  {
    outputType: "VINYL_WALL_MAP",
    handle: "wall-map-stickers",
    title: "Stickers for a Wall Map",
    surface: "the map on your wall",
  },
] as const satisfies readonly { readonly outputType: OutputType; [text: string]: string }[];

type Kind = (typeof KINDS)[number];

/** Cents. */
const PRICES: Readonly<Record<StickerSizeClass, number>> = {
  SMALL: 1_25,
  MEDIUM: 2_50,
  LARGE: 4_50,
};

const NAMES: Readonly<Record<StickerSizeClass, string>> = {
  SMALL: "Small",
  MEDIUM: "Medium",
  LARGE: "Large",
};

const SKU_STARTS: Readonly<Record<BrandId, string>> = { pm: "pm", tbl: "mapmaker" };
const REDEMPTION = "Paid with tokens";

/** Lists the sticker products. They are ordered from a map, have no page and are in no list. */
export function listStickers(businessId: BrandId): Product[] {
  return KINDS.map((kind) => createStickers(businessId, kind));
}

function createStickers(businessId: BrandId, kind: Kind): Product {
  const { outputType, handle, title, surface } = kind;
  const values = [...STICKER_SIZE_CLASSES.map((sizeClass) => NAMES[sizeClass]), REDEMPTION];
  return {
    businessId,
    handle,
    title,
    descriptionHtml: describe(
      [
        `Your photos, cut to the shapes of their regions, for ${surface}.`,
        "The size of a region decides what its sticker costs.",
      ],
      ["Printed on vinyl", "Free shipping on five or more stickers"],
    ),
    tags: ["stickers", "photo stickers", "vinyl"],
    options: [{ name: "Size", values }],
    metafields: { productType: "sticker", primaryOption: "Size", outputType },
    pictures: [
      {
        picture: { kind: "drawing", drawing: "sticker-tokens" },
        altText: "Photo stickers in the shapes of states",
      },
    ],
    variants: createStickerVariants(`${SKU_STARTS[businessId]}.sticker.${outputType}`, outputType),
    collections: ["sticker-products"],
  };
}

function createStickerVariants(skuStart: string, outputType: OutputType): Variant[] {
  const redemptionSku = `${skuStart}.TOKENS`;
  const sized = STICKER_SIZE_CLASSES.map((sizeClass) => ({
    sku: `${skuStart}.${sizeClass}`,
    ...createNames(NAMES[sizeClass]),
    priceMinor: PRICES[sizeClass],
    sticker: {
      sizeClass,
      outputType,
      tokens: STICKER_HALF_TOKENS[sizeClass] / 2,
      tokenRedemptionVariant: redemptionSku,
    },
  }));
  const redemption = { sku: redemptionSku, ...createNames(REDEMPTION), priceMinor: 0 };
  return [...sized, { ...redemption, sticker: { outputType } }];
}

function createNames(value: string): Pick<Variant, "title" | "selectedOptions"> {
  return { title: value, selectedOptions: [{ name: "Size", value }] };
}
