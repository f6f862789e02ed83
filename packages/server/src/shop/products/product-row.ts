import type { ProductOption, SelectedOption } from "@photomap/commerce";
import type { Product, ProductImage, ProductVariant, StickerFields } from "./product.types.ts";

/** How many images and variants are read: more for a product page than for a tile of a list. */
export interface ProductReadLimits {
  readonly images: number;
  readonly variants: number;
}

/** Images read for every product: variants refer to them by position, even if a tile hides them. */
const MAX_IMAGES = 30;

type ImageRow = readonly [position: number, ...image: readonly [string, string, number, number]];

type VariantRow = readonly [
  id: string,
  sku: string,
  title: string,
  priceMinor: number,
  quantityAvailable: number | null,
  selectedOptions: readonly SelectedOption[],
  imagePosition: number | null,
  requiresShipping: boolean,
  sticker: StickerFields | null,
];

export interface ProductRow {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly tags: readonly string[];
  readonly options: readonly ProductOption[];
  readonly metafields: unknown;
  readonly images: readonly ImageRow[];
  readonly variants: readonly VariantRow[];
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly isAvailable: boolean;
}

/**
 * SQL fragment: the columns of `ProductRow`, from the relation that `createProductSourceSql` writes.
 */
export const PRODUCT_COLUMNS = `product.id, product.handle, product.title,
  product.description_html as "descriptionHtml",
  to_json(product.tags) as tags, product.options, product.metafields,
  shown_images.images, shown_variants.*`;

/**
 * SQL fragment: rows of `product` that have an active variant, with their images and variants, so
 * that one statement reads all. These are aggregated as JSON arrays: objects take four times as
 * long. `products` is the table or a subquery, which is evaluated first.
 */
export function createProductSourceSql(products: string, { variants }: ProductReadLimits): string {
  return `${products} as product
  cross join lateral (
    select coalesce(
      json_agg(json_build_array(position, key, alt_text, width, height) order by position), '[]'
    ) as images
    from (
      select * from product_image where product_id = product.id
      order by position limit ${MAX_IMAGES}
    ) as image
  ) as shown_images
  cross join lateral (
    select json_agg(json_build_array(
        id, sku, title, price_minor, stock - reserved, selected_options, image_position,
        requires_shipping, sticker
      ) order by position) as variants,
      min(lowest) as "minPrice", max(highest) as "maxPrice", bool_or(any_available) as "isAvailable"
    from (
      select *, min(price_minor) over () as lowest, max(price_minor) over () as highest,
        bool_or(stock is null or stock > reserved) over () as any_available
      from product_variant where product_id = product.id and is_active
      order by position limit ${variants}
    ) as variant
    having count(*) > 0
  ) as shown_variants`;
}

export function readProductRow(row: ProductRow, limits: ProductReadLimits): Product {
  const images = new Map(row.images.map((image) => [image[0], readImage(image)]));
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    descriptionHtml: row.descriptionHtml,
    tags: row.tags,
    options: row.options,
    metafields: row.metafields,
    minPriceMinor: row.minPrice,
    maxPriceMinor: row.maxPrice,
    availableForSale: row.isAvailable,
    images: [...images.values()].slice(0, limits.images),
    variants: row.variants.map((variant) => readVariant(variant, images)),
  };
}

function readVariant(
  [id, sku, title, priceMinor, available, selectedOptions, ...rest]: VariantRow,
  images: ReadonlyMap<number, ProductImage>,
): ProductVariant {
  const [position, requiresShipping, sticker] = rest;
  return {
    id,
    sku,
    title,
    priceMinor,
    availableForSale: available === null || available > 0,
    quantityAvailable: available,
    selectedOptions,
    image: images.get(position ?? 0) ?? null,
    requiresShipping,
    sticker,
  };
}

function readImage([, key, altText, width, height]: ImageRow): ProductImage {
  return { key, altText, width, height };
}
