import type {
  ProductPictureFragment,
  ProductTileFragment,
} from "../../../platform/api/generated/graphql.ts";
import type { ProductPageData } from "../load-product-page.server.ts";

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

export function makePicture(name: string): ProductPictureFragment {
  const url = (width: number) => `/products/${name}-${width}.webp`;
  const size = { width: 2048, height: 1638 };
  return {
    altText: `Picture ${name}`,
    ...size,
    url256: url(256),
    url1024: url(1024),
    url2048: url(2048),
  };
}

export function makeTile(facts: Partial<ProductTileFragment> = {}): ProductTileFragment {
  return {
    id: "tile",
    handle: "world-map",
    title: "World Map",
    availableForSale: true,
    options: [],
    priceRange: { minVariantPrice: usd("89.00"), maxVariantPrice: usd("289.00") },
    images: [makePicture("world")],
    ...facts,
  };
}

type Product = ProductPageData["product"];
type Variant = Product["variants"][number];

/** A variant of the frame and the size; its id is both. */
export function makeVariant(frame: string, size: string, facts: Partial<Variant> = {}): Variant {
  return {
    id: `${frame} ${size}`,
    sku: `${frame}-${size}`,
    title: `${frame} / ${size}`,
    availableForSale: true,
    price: usd("189.00"),
    image: null,
    selectedOptions: [
      { name: "Size", value: size },
      { name: "Frame", value: frame },
    ],
    ...facts,
  };
}

const FRAMES = ["Oak", "Black"];
const SIZES = ["24 x 16 in", "36 x 24 in"];

/** An accessory in two frames and two sizes. */
export function makeProduct(facts: Partial<Product> = {}): Product {
  return {
    id: "product",
    handle: "frame",
    title: "Empty Frame",
    descriptionHtml: "<p>A frame without a map.</p><ul><li>Solid wood</li></ul>",
    arrival: { text: "Dec 1 to 8" },
    options: [
      { name: "Size", values: SIZES },
      { name: "Frame", values: FRAMES },
    ],
    priceRange: { minVariantPrice: usd("89.00"), maxVariantPrice: usd("189.00") },
    images: [makePicture("oak"), makePicture("black")],
    variants: SIZES.flatMap((size) => FRAMES.map((frame) => makeVariant(frame, size))),
    metafields: NO_METAFIELDS,
    ...facts,
  };
}

export const NO_METAFIELDS: Product["metafields"] = {
  productType: "accessory",
  personalizationType: null,
  hideQuantity: false,
  freeStickerTokens: 0,
  primaryOption: null,
  demoMapId: null,
  blueprintId: null,
  designIds: [],
  textFields: [],
  background: null,
  outputType: null,
  outputScale: null,
  defaultInputs: null,
  sizes: null,
};

export const MAP_METAFIELDS: Product["metafields"] = {
  ...NO_METAFIELDS,
  productType: "photo-map",
  personalizationType: "map",
  blueprintId: "50-states-36x24",
  designIds: ["50-states-36x24"],
};

/** Packs of 1, 5 and 25 tokens: $2.50, $12.25 (2 % off) and $50 (20 % off). */
const TOKENS: NonNullable<ProductPageData["stickerTokens"]> = {
  handle: "sticker-tokens",
  title: "Sticker Tokens",
  variants: [
    ["1", "2.50"],
    ["5", "12.25"],
    ["25", "50.00"],
  ].map(([count = "", amount = ""]) => ({
    id: `tokens-${count}`,
    title: count,
    availableForSale: true,
    price: usd(amount),
    image: null,
    selectedOptions: [{ name: "Tokens", value: count }],
  })),
};

export function makePage(facts: Partial<ProductPageData> = {}): ProductPageData {
  return {
    product: makeProduct(),
    stickerTokens: TOKENS,
    freeShipping: { fromMinor: 7500, text: "Free shipping on orders of $75 or more." },
    recommendations: [],
    collection: { handle: "parts-and-accessories", title: "Parts and accessories" },
    regionCount: 50,
    startPath: undefined,
    demoPictureUrl: undefined,
    ownMaps: undefined,
    ...facts,
  };
}
