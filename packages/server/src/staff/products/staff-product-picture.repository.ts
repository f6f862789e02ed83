import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { ProductImage } from "../../shop/products/product.types.ts";

interface NewPictureUpload {
  readonly id: string;
  readonly productId: string;
  readonly photoKey: string;
  readonly altText: string;
}

interface PictureUploadRow extends NewPictureUpload {
  /** The handle of its product. */
  readonly handle: string;
}

/** Locks a product that staff created; false for others, whose pictures a release describes. */
export async function lockOwnProduct(transaction: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from product where id = ${id} and is_from_staff for update`.execute(transaction);
  return rows.length > 0;
}

/** Counts the pictures of a product, those being prepared included. */
export async function countPictures(transaction: Transaction, productId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from product_image where product_id = ${productId})
      + (select count(*) from product_picture_upload where product_id = ${productId})
    )::int as count`.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function insertPictureUpload(
  transaction: Transaction,
  { id, productId, photoKey, altText }: NewPictureUpload,
): Promise<void> {
  await sql`
    insert into product_picture_upload (id, product_id, photo_key, alt_text)
    values (${id}, ${productId}, ${photoKey}, ${altText})`.execute(transaction);
}

export async function findPictureUpload(
  db: Connection,
  id: string,
): Promise<PictureUploadRow | undefined> {
  const { rows } = await sql<PictureUploadRow>`
    select upload.id, product_id as "productId", photo_key as "photoKey", alt_text as "altText",
      handle
    from product_picture_upload as upload join product on product.id = product_id
    where upload.id = ${id}`.execute(db);
  return rows[0];
}

export async function setUploadProblem(db: Connection, id: string, problem: string): Promise<void> {
  await sql`update product_picture_upload set problem = ${problem} where id = ${id}`.execute(db);
}

/** Returns false when it is gone: it was removed, or a repeated job was faster. */
export async function deletePictureUpload(transaction: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from product_picture_upload where id = ${id} returning id`.execute(transaction);
  return rows.length > 0;
}

/** Adds a picture after the others, once; the product must be locked. */
export async function appendProductImage(
  transaction: Transaction,
  productId: string,
  { key, altText, width, height }: ProductImage,
): Promise<void> {
  await sql`
    insert into product_image (product_id, position, key, alt_text, width, height)
    select ${productId}, count(*)::int, ${key}, ${altText}, ${width}::int, ${height}::int
    from product_image where product_id = ${productId}
    having count(*) filter (where key = ${key}) = 0`.execute(transaction);
}

/** Removes a picture and closes the gap; the product must be locked. Returns false without it. */
export async function deleteProductImage(
  transaction: Transaction,
  productId: string,
  key: string,
): Promise<boolean> {
  const { rows } = await sql<{ position: number }>`
    delete from product_image where product_id = ${productId} and key = ${key}
    returning position`.execute(transaction);
  const [removed] = rows;
  if (removed === undefined) return false;
  // Positions are unique at every moment: they become negative in between.
  await sql`
    update product_image set position = -position
    where product_id = ${productId} and position > ${removed.position}`.execute(transaction);
  await sql`
    update product_image set position = -position - 1
    where product_id = ${productId} and position < 0`.execute(transaction);
  return true;
}
