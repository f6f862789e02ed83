import { randomBytes } from "node:crypto";
import type { Backend, Product, ProductData, VariantData } from "@photomap/server";

/** Makes a variant made to order for $49, with one option "Frame". */
export function makeVariant(facts: Partial<VariantData> = {}): VariantData {
  const value = facts.title ?? "Black";
  return {
    sku: `SKU-${randomBytes(6).toString("hex")}`,
    title: value,
    priceMinor: 4900,
    selectedOptions: [{ name: "Frame", value }],
    ...facts,
  };
}

/**
 * Stores a product with one variant and one image; collections are created when they are missing.
 */
export async function createProduct(
  backend: Backend,
  facts: Partial<ProductData> = {},
): Promise<Product> {
  const data = await storeProduct(backend, facts);
  const product = await backend.products.find(data.businessId, data.handle);
  if (product === undefined) throw new Error(`The product ${data.handle} is not shown`);
  return product;
}

const STICKERS = [
  { sizeClass: "SMALL", priceMinor: 125, tokens: 0.5 },
  { sizeClass: "MEDIUM", priceMinor: 250, tokens: 1 },
  { sizeClass: "LARGE", priceMinor: 450, tokens: 2 },
] as const;

interface StickerFacts extends Pick<NonNullable<VariantData["sticker"]>, "outputType"> {
  readonly brand?: ProductData["businessId"];
}

/** Stores the stickers of an output type, once in a database. */
export async function createStickerProduct(
  backend: Backend,
  { brand = "pm", outputType }: StickerFacts,
): Promise<Product> {
  const start = `${brand === "pm" ? "pm" : "mapmaker"}.sticker.${outputType}`;
  const tokenRedemptionVariant = `${start}.TOKENS`;
  const sized = STICKERS.map(({ sizeClass, priceMinor, tokens }) =>
    makeVariant({
      sku: `${start}.${sizeClass}`,
      title: sizeClass,
      priceMinor,
      sticker: { sizeClass, outputType, tokens, tokenRedemptionVariant },
    }),
  );
  const redemption = { sku: tokenRedemptionVariant, title: "TOKENS", priceMinor: 0 };
  const handle = `stickers-${outputType.toLowerCase().replaceAll("_", "-")}`;
  await storeProduct(backend, {
    businessId: brand,
    handle,
    title: "Stickers",
    metafields: { productType: "sticker", outputType },
    variants: [...sized, makeVariant({ ...redemption, sticker: { outputType } })],
    collections: ["sticker-products"],
  });
  const products = await backend.products.listStickers(brand);
  const product = products.find((candidate) => candidate.handle === handle);
  if (product === undefined) throw new Error(`The stickers ${outputType} are not sold`);
  return product;
}

async function storeProduct(backend: Backend, facts: Partial<ProductData>): Promise<ProductData> {
  const brand = facts.businessId ?? "pm";
  const handle = facts.handle ?? `product-${randomBytes(6).toString("hex")}`;
  const variants = facts.variants ?? [makeVariant()];
  const data: ProductData = {
    businessId: brand,
    handle,
    title: "Framed 50 States Map",
    descriptionHtml: "<p>A map for your photos.</p>",
    tags: [],
    options: [{ name: "Frame", values: variants.map(({ title }) => title) }],
    metafields: {},
    images: [{ key: "framed-50-states", altText: "A framed map", width: 2048, height: 1536 }],
    variants,
    collections: [],
    position: 0,
    ...facts,
  };
  await backend.productData.saveCollections(
    data.collections.map((collection, position) => ({
      businessId: brand,
      handle: collection,
      title: collection,
      description: "",
      position,
    })),
  );
  await backend.productData.save(data);
  return data;
}
