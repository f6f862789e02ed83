/** SQL fragment: the text that the search compares, of a row of `product`. */
export const SEARCH_TEXT = "lower(title || ' ' || array_to_string(tags, ' '))";

/** SQL fragment: whether a row of `product` is shown. Without an active variant it has no price. */
export const IS_VISIBLE = `product.is_active and exists (
  select from product_variant where product_id = product.id and product_variant.is_active
)`;

/** SQL fragment: whether a row of `product_variant` can be bought. */
export const IS_AVAILABLE = "(stock is null or stock > reserved)";

/** A product page reads more than a tile of a list. */
export interface ProductLimits {
  readonly images: number;
  readonly variants: number;
}

const IMAGE = `json_build_object(
  'key', image.key, 'altText', image.alt_text, 'width', image.width, 'height', image.height
)`;

/** SQL fragment: the columns of `Product` of the relation of `writeProductSource`. */
export const PRODUCT_COLUMNS = `product.id, product.handle, product.title,
  product.description_html as "descriptionHtml", to_json(product.tags) as tags, product.options,
  product.metafields, price."minPriceMinor", price."maxPriceMinor", price."availableForSale",
  shown_images.images, shown_variants.variants`;

/**
 * SQL fragment: rows of `product` with their images and variants aggregated as JSON, so that one
 * statement reads all. `products` is the table or a subquery, which is evaluated first.
 */
export function writeProductSource(products: string, limits: ProductLimits): string {
  return `${products} as product
  cross join lateral (
    select min(price_minor) as "minPriceMinor", max(price_minor) as "maxPriceMinor",
      bool_or(${IS_AVAILABLE}) as "availableForSale"
    from product_variant where product_id = product.id and is_active
  ) as price
  cross join lateral (
    select coalesce(json_agg(${IMAGE} order by position), '[]') as images
    from (
      select * from product_image where product_id = product.id
      order by position limit ${limits.images}
    ) as image
  ) as shown_images
  cross join lateral (
    select coalesce(json_agg(json_build_object(
      'id', variant.id, 'sku', sku, 'title', title, 'priceMinor', price_minor,
      'availableForSale', ${IS_AVAILABLE}, 'quantityAvailable', stock - reserved,
      'selectedOptions', selected_options, 'requiresShipping', requires_shipping,
      'image', case when image.key is not null then ${IMAGE} end
    ) order by variant.position), '[]') as variants
    from (
      select * from product_variant where product_id = product.id and is_active
      order by position limit ${limits.variants}
    ) as variant
    left join product_image image on image.product_id = product.id
      and image.position = coalesce(variant.image_position, 0)
  ) as shown_variants`;
}
