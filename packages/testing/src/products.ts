import { randomBytes } from "node:crypto";
import type { Backend, Product, ProductData, VariantData } from "@photomap/server";

/** Made to order for $49, with one option "Frame". */
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

/** Stores a product of one variant and one image; collections are created when they are missing. */
export async function createProduct(
  backend: Backend,
  facts: Partial<ProductData> = {},
): Promise<Product> {
  const businessId = facts.businessId ?? "pm";
  const handle = facts.handle ?? `product-${randomBytes(6).toString("hex")}`;
  const variants = facts.variants ?? [makeVariant()];
  const data: ProductData = {
    businessId,
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
      businessId,
      handle: collection,
      title: collection,
      description: "",
      position,
    })),
  );
  await backend.productData.save(data);
  const product = await backend.products.find(businessId, handle);
  if (product === undefined) throw new Error(`The product ${handle} is not shown`);
  return product;
}
