import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import { SEARCH_TEXT } from "./product.queries.ts";
import type { CollectionData, ProductData } from "./product.types.ts";

export async function upsertCollection(db: Connection, collection: CollectionData): Promise<void> {
  const { businessId, handle, title, description, position } = collection;
  await sql`
    insert into product_collection (business_id, handle, title, description, position)
    values (${businessId}, ${handle}, ${title}, ${description}, ${position})
    on conflict (business_id, handle) do update
    set title = excluded.title, description = excluded.description, position = excluded.position
  `.execute(db);
}

/** Returns the id; the row is locked until the transaction ends, even when nothing changed. */
export async function upsertProduct(transaction: Transaction, data: ProductData): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into product (business_id, handle, title, description_html, tags, options, metafields)
    values (${data.businessId}, ${data.handle}, ${data.title}, ${data.descriptionHtml}, ${data.tags},
      ${JSON.stringify(data.options)}, ${JSON.stringify(data.metafields)})
    on conflict (business_id, handle) do update
    set title = case when product.is_edited then product.title else excluded.title end,
      description_html = case
        when product.is_edited then product.description_html else excluded.description_html
      end,
      tags = excluded.tags, options = excluded.options, metafields = excluded.metafields,
      is_from_staff = false, updated_at = now()
    returning id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`The product ${data.handle} was not stored`);
  return row.id;
}

export async function updateSearchText(transaction: Transaction, productId: string): Promise<void> {
  await sql`update product set search_text = ${sql.raw(SEARCH_TEXT)} where id = ${productId}`.execute(
    transaction,
  );
}

export async function replaceImages(
  transaction: Transaction,
  productId: string,
  { images }: ProductData,
): Promise<void> {
  const rows = images.map(({ key, altText, width, height }, position) => ({
    position,
    key,
    altText,
    width,
    height,
  }));
  await sql`
    with kept as (
      insert into product_image (product_id, position, key, alt_text, width, height)
      select ${productId}, position, key, alt_text, width, height from jsonb_to_recordset(
        ${toRecordsetJson(rows)}
      ) as image (position int, key text, alt_text text, width int, height int)
      on conflict (product_id, position) do update
      set key = excluded.key, alt_text = excluded.alt_text, width = excluded.width,
        height = excluded.height
    )
    delete from product_image where product_id = ${productId} and position >= ${images.length}
  `.execute(transaction);
}

/** Frees the positions, which are unique: the old ones become negative. */
export async function clearVariantPositions(
  transaction: Transaction,
  productId: string,
): Promise<void> {
  await sql`
    update product_variant set position = -1 - position where product_id = ${productId}
  `.execute(transaction);
}

/**
 * Returns the SKUs stored. Price, stock and activity of a known variant stay: staff change them.
 * A SKU of another product is left out.
 */
export async function upsertVariants(
  transaction: Transaction,
  productId: string,
  { variants }: ProductData,
): Promise<string[]> {
  const rows = variants.map((variant, position) => ({
    position,
    sku: variant.sku,
    title: variant.title,
    priceMinor: variant.priceMinor,
    selectedOptions: variant.selectedOptions,
    imagePosition: variant.imageIndex ?? null,
    requiresShipping: variant.requiresShipping ?? true,
    weightOz: variant.weightOz ?? 0,
    lengthIn: variant.lengthIn ?? 0,
    stock: variant.stock ?? null,
    sticker: variant.sticker ?? null,
  }));
  const { rows: stored } = await sql<{ sku: string }>`
    insert into product_variant (product_id, position, sku, title, price_minor, selected_options,
      image_position, requires_shipping, weight_oz, length_in, stock, sticker)
    select ${productId}, variant.* from jsonb_to_recordset(${toRecordsetJson(rows)}) as variant (
      position int, sku text, title text, price_minor int, selected_options jsonb,
      image_position int, requires_shipping boolean, weight_oz int, length_in int, stock int,
      sticker jsonb
    )
    on conflict (sku) do update
    set position = excluded.position, title = excluded.title,
      selected_options = excluded.selected_options, image_position = excluded.image_position,
      requires_shipping = excluded.requires_shipping, weight_oz = excluded.weight_oz,
      length_in = excluded.length_in, sticker = excluded.sticker,
      updated_at = now()
    where product_variant.product_id = excluded.product_id
    returning sku`.execute(transaction);
  return stored.map(({ sku }) => sku);
}

/**
 * Deactivates variants that the data no longer has and puts them last. They are not removed: carts
 * and orders may name them.
 */
export async function deactivateOtherVariants(
  transaction: Transaction,
  productId: string,
  { variants }: ProductData,
): Promise<void> {
  await sql`
    update product_variant
    set is_active = false, position = ${variants.length}::int + other.place
    from (
      select id, row_number() over (order by position desc) - 1 as place
      from product_variant where product_id = ${productId} and position < 0
    ) as other
    where product_variant.id = other.id`.execute(transaction);
}

/** Returns the handles found; the product leaves all other collections. */
export async function replaceProductCollections(
  transaction: Transaction,
  productId: string,
  { businessId, collections, position }: ProductData,
): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    with chosen as (
      select id, handle from product_collection
      where business_id = ${businessId} and handle = any(${collections})
    ), kept as (
      insert into product_collection_item (collection_id, product_id, position)
      select id, ${productId}, ${position} from chosen
      on conflict (collection_id, product_id) do update set position = excluded.position
    ), left_out as (
      delete from product_collection_item
      where product_id = ${productId} and collection_id not in (select id from chosen)
    )
    select handle from chosen`.execute(transaction);
  return rows.map(({ handle }) => handle);
}
