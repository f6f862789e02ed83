import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { SEARCH_TEXT } from "../../shop/products/product.queries.ts";
import type { ProductImage } from "../../shop/products/product.types.ts";

export interface ProductSummary {
  readonly id: string;
  readonly brand: BrandId;
  readonly handle: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly image: ProductImage | null;
  readonly variantCount: number;
  readonly minPriceMinor: number | null;
  readonly maxPriceMinor: number | null;
  /** The total stock of variants that have one; null when all are made to order. */
  readonly stock: number | null;
  readonly reserved: number;
}

/** A picture that isn't stored yet. */
export interface PictureUpload {
  readonly id: string;
  readonly altText: string;
  /** Why it can't be used; null while it is being prepared. */
  readonly problem: string | null;
}

export interface StaffVariant {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly priceMinor: number;
  /** The units in stock; null when made to order. */
  readonly stock: number | null;
  readonly reserved: number;
  readonly isActive: boolean;
}

export interface StaffProductRow extends ProductSummary {
  /** Created by staff, who choose its pictures; a release describes all other products. */
  readonly isFromStaff: boolean;
  readonly images: readonly ProductImage[];
  readonly pictureUploads: readonly PictureUpload[];
  readonly descriptionHtml: string;
  readonly updatedAt: Date;
  readonly variants: readonly StaffVariant[];
}

const SUMMARY = sql`product.id, product.business_id as brand, product.handle, product.title,
  product.is_active, facts.*, (
    select json_build_object('key', key, 'altText', alt_text, 'width', width, 'height', height)
    from product_image where product_id = product.id order by position limit 1
  ) as image`;

const FACTS = sql`lateral (
  select count(*)::int as variant_count, min(price_minor) as min_price_minor,
    max(price_minor) as max_price_minor, sum(stock)::int as stock,
    coalesce(sum(reserved), 0)::int as reserved
  from product_variant where product_id = product.id and is_active
) as facts`;

export interface ProductCursor {
  readonly title: string;
  readonly id: string;
}

/** Products that match every LIKE pattern by search text or SKU, sorted by title. */
export async function searchStaffProducts(
  db: Connection,
  patterns: readonly string[],
  page: { readonly after: ProductCursor | undefined; readonly limit: number },
): Promise<ProductSummary[]> {
  const { after, limit } = page;
  const conditions: RawBuilder<unknown>[] = patterns.map(
    (pattern) => sql`(' ' || search_text like ${pattern} or exists (
      select from product_variant where product_id = product.id and lower(' ' || sku) like ${pattern}
    ))`,
  );
  if (after !== undefined) conditions.push(sql`(title, id) > (${after.title}, ${after.id}::uuid)`);
  const isWanted = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<ProductSummary>`
    select ${SUMMARY}
    from (select * from product where ${isWanted} order by title, id limit ${limit}) as product
      cross join ${FACTS}
    order by product.title, product.id`.execute(db);
  return rows;
}

/** Finds a product with all its variants, including hidden ones. */
export async function findStaffProduct(
  db: Connection,
  id: string,
): Promise<StaffProductRow | undefined> {
  const { rows } = await sql<StaffProductRow>`
    select ${SUMMARY}, product.is_from_staff, product.description_html, product.updated_at, (
        select coalesce(json_agg(json_build_object(
          'key', key, 'altText', alt_text, 'width', width, 'height', height
        ) order by position), '[]')
        from product_image where product_id = product.id
      ) as images, (
        select coalesce(json_agg(json_build_object(
          'id', id, 'altText', alt_text, 'problem', problem
        ) order by created_at, id), '[]')
        from product_picture_upload where product_id = product.id
      ) as picture_uploads, (
        select coalesce(json_agg(json_build_object(
          'id', variant.id, 'sku', sku, 'title', title, 'priceMinor', price_minor, 'stock', stock,
          'reserved', reserved, 'isActive', is_active
        ) order by position), '[]')
        from product_variant variant where product_id = product.id
      ) as variants
    from product cross join ${FACTS} where product.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockVariant(
  transaction: Transaction,
  id: string,
): Promise<(StaffVariant & { readonly productId: string }) | undefined> {
  const { rows } = await sql<StaffVariant & { productId: string }>`
    select id, product_id as "productId", sku, title, price_minor as "priceMinor", stock, reserved,
      is_active as "isActive"
    from product_variant where id = ${id} for update`.execute(transaction);
  return rows[0];
}

export async function updateVariant(
  transaction: Transaction,
  {
    id,
    priceMinor,
    stock,
    isActive,
  }: Pick<StaffVariant, "id" | "priceMinor" | "stock" | "isActive">,
): Promise<void> {
  await sql`
    update product_variant set price_minor = ${priceMinor}, stock = ${stock},
      is_active = ${isActive}, updated_at = now()
    where id = ${id}`.execute(transaction);
}

export interface EditableProduct {
  readonly title: string;
  readonly descriptionHtml: string;
  readonly isActive: boolean;
}

interface LockedProduct extends EditableProduct {
  readonly updatedAt: Date;
  readonly hasImage: boolean;
}

export async function lockProduct(
  transaction: Transaction,
  id: string,
): Promise<LockedProduct | undefined> {
  const { rows } = await sql<LockedProduct>`
    select title, description_html as "descriptionHtml", is_active as "isActive",
      updated_at as "updatedAt",
      exists (select from product_image where product_id = product.id) as "hasImage"
    from product where id = ${id} for update`.execute(transaction);
  return rows[0];
}

/** Marks changed texts as edited: they are kept when the product data is stored again. */
export async function updateProduct(
  transaction: Transaction,
  id: string,
  { title, descriptionHtml, isActive }: EditableProduct,
): Promise<void> {
  await sql`
    update product set
      is_edited = is_edited or title <> ${title} or description_html <> ${descriptionHtml},
      title = ${title}, description_html = ${descriptionHtml}, is_active = ${isActive},
      updated_at = now()
    where id = ${id}`.execute(transaction);
}

export async function refreshProductSearchText(
  transaction: Transaction,
  id: string,
): Promise<void> {
  await sql`update product set search_text = ${sql.raw(SEARCH_TEXT)} where id = ${id}`.execute(
    transaction,
  );
}
