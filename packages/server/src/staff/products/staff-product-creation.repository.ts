import type { NewProductInput } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import { SEARCH_TEXT } from "../../shop/products/product.queries.ts";

export interface StaffCollection {
  readonly brand: BrandId;
  readonly handle: string;
  readonly title: string;
}

type NewProduct = NewProductInput & { readonly brand: BrandId };

export async function listStaffCollections(db: Connection): Promise<StaffCollection[]> {
  const { rows } = await sql<StaffCollection>`
    select business_id as brand, handle, title from product_collection
    order by business_id, position, handle`.execute(db);
  return rows;
}

export async function isProductKnown(db: Connection, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from product where id = ${id}`.execute(db);
  return rows.length > 0;
}

/**
 * Inserts a hidden product, at the end of its collection; false when its id or its address is
 * taken.
 */
export async function insertProduct(
  transaction: Transaction,
  { id, brand, title, handle, collection, optionName: name, optionValues: values }: NewProduct,
): Promise<boolean> {
  const options = values.length === 0 ? [] : [{ name, values }];
  const metafields = {
    productType: "accessory",
    ...(values.length > 0 && { primaryOption: name }),
  };
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into product (id, business_id, handle, title, options, metafields, is_active,
        is_edited, is_from_staff)
      values (${id}, ${brand}, ${handle}, ${title}, ${JSON.stringify(options)},
        ${JSON.stringify(metafields)}, false, true, true)
      on conflict do nothing
      returning id
    ), listed as (
      insert into product_collection_item (collection_id, product_id, position)
      select wanted.id, added.id, coalesce((
          select max(position) from product_collection_item where collection_id = wanted.id
        ), 0) + 1
      from added cross join product_collection as wanted
      where wanted.business_id = ${brand} and wanted.handle = ${collection ?? null}
    )
    select id from added`.execute(transaction);
  if (rows.length === 0) return false;
  await sql`
    update product set search_text = ${sql.raw(SEARCH_TEXT)} where id = ${id}
  `.execute(transaction);
  return true;
}

interface InsertedVariant {
  readonly sku: string;
  readonly title: string;
  readonly selectedOptions: readonly object[];
}

/** Inserts variants of the same price, stock and size; returns the SKUs that are taken. */
export async function insertProductVariants(
  transaction: Transaction,
  { id, price, stock, weightOz, lengthIn }: NewProduct,
  variants: readonly InsertedVariant[],
): Promise<string[]> {
  const rows = variants.map((variant, position) => ({ ...variant, position }));
  const { rows: added } = await sql<{ sku: string }>`
    insert into product_variant (product_id, position, sku, title, price_minor, selected_options,
      stock, weight_oz, length_in)
    select ${id}, position, sku, title, ${price}::int, selected_options, ${stock ?? null}::int,
      ${weightOz ?? 0}::int, ${lengthIn ?? 0}::int
    from jsonb_to_recordset(${toRecordsetJson(rows)}) as variant (
      position int, sku text, title text, selected_options jsonb
    )
    on conflict (sku) do nothing
    returning sku`.execute(transaction);
  const stored = new Set(added.map(({ sku }) => sku));
  return variants.map(({ sku }) => sku).filter((sku) => !stored.has(sku));
}
