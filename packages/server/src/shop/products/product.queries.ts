/** SQL fragment: the text of a row of `product` that the search compares. */
export const SEARCH_TEXT = "lower(title || ' ' || array_to_string(tags, ' '))";

/** SQL fragment: whether a row of `product` is sold. Without an active variant it has no price. */
export const IS_FOR_SALE = `product.is_active and exists (
  select from product_variant where product_id = product.id and product_variant.is_active
)`;

/** SQL fragment: whether a row of `product` is shown. */
export const IS_VISIBLE = `product.is_listed and ${IS_FOR_SALE}`;
