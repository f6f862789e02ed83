import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export type DiscountKindName = "percentage" | "fixed" | "free-shipping";

/** The fields of a discount that staff edit. */
export interface EditableDiscount {
  readonly brand: BrandId;
  /** The code in upper case; null for a discount that applies automatically. */
  readonly code: string | null;
  readonly title: string;
  readonly kind: DiscountKindName;
  /** The percentage in basis points (1000 is 10%); null for other kinds. */
  readonly basisPoints: number | null;
  readonly amountMinor: number | null;
  /** The discounted products; null means every product. */
  readonly productIds: readonly string[] | null;
  readonly minimumSubtotalMinor: number | null;
  readonly usageLimit: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly isActive: boolean;
}

export interface StaffDiscount extends EditableDiscount {
  readonly id: string;
  /** The products of `productIds`, sorted by title. */
  readonly products: readonly { readonly id: string; readonly title: string }[];
  readonly usedCount: number;
  readonly updatedAt: Date;
}

const COLUMNS = sql.raw(`id, business_id as brand, code, title, kind,
  basis_points as "basisPoints", amount_minor as "amountMinor", product_ids as "productIds",
  minimum_subtotal_minor as "minimumSubtotalMinor", usage_limit as "usageLimit",
  used_count as "usedCount", starts_at as "startsAt", ends_at as "endsAt",
  is_active as "isActive", updated_at as "updatedAt", (
    select coalesce(json_agg(json_build_object('id', product.id, 'title', product.title)
      order by product.title), '[]')
    from product where product.id = any(product_ids)
  ) as products`);

/** Discounts, active ones first, then newest first. */
export async function listDiscounts(db: Connection, limit: number): Promise<StaffDiscount[]> {
  const { rows } = await sql<StaffDiscount>`
    select ${COLUMNS} from discount order by is_active desc, created_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export async function lockDiscount(
  transaction: Transaction,
  id: string,
): Promise<StaffDiscount | undefined> {
  const { rows } = await sql<StaffDiscount>`
    select ${COLUMNS} from discount where id = ${id} for update`.execute(transaction);
  return rows[0];
}

/** Locks the code until the transaction ends, so parallel requests for it wait. */
export async function lockCode(
  transaction: Transaction,
  { brand, code }: Pick<EditableDiscount, "brand" | "code">,
): Promise<void> {
  const name = `discount ${brand} ${code}`;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}

/** Whether another active discount of the brand already has the code. */
export async function isDiscountCodeTaken(
  transaction: Transaction,
  id: string,
  { brand, code }: Pick<EditableDiscount, "brand" | "code">,
): Promise<boolean> {
  const { rows } = await sql`
    select from discount
    where business_id = ${brand} and code = ${code} and is_active and id <> ${id}`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Returns undefined when a parallel request has inserted the discount. */
export async function insertDiscount(
  transaction: Transaction,
  id: string,
  facts: EditableDiscount,
): Promise<StaffDiscount | undefined> {
  const { rows } = await sql<StaffDiscount>`
    insert into discount (id, business_id, code, title, kind, basis_points, amount_minor,
      product_ids, minimum_subtotal_minor, usage_limit, starts_at, ends_at, is_active)
    values (${id}, ${facts.brand}, ${facts.code}, ${facts.title}, ${facts.kind},
      ${facts.basisPoints}, ${facts.amountMinor}, ${facts.productIds}::uuid[],
      ${facts.minimumSubtotalMinor}, ${facts.usageLimit}, ${facts.startsAt}, ${facts.endsAt},
      ${facts.isActive})
    on conflict do nothing
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}

export async function updateDiscount(
  transaction: Transaction,
  id: string,
  facts: EditableDiscount,
): Promise<StaffDiscount | undefined> {
  const { rows } = await sql<StaffDiscount>`
    update discount set business_id = ${facts.brand}, code = ${facts.code},
      title = ${facts.title}, kind = ${facts.kind}, basis_points = ${facts.basisPoints},
      amount_minor = ${facts.amountMinor}, product_ids = ${facts.productIds}::uuid[],
      minimum_subtotal_minor = ${facts.minimumSubtotalMinor}, usage_limit = ${facts.usageLimit},
      starts_at = ${facts.startsAt}, ends_at = ${facts.endsAt}, is_active = ${facts.isActive},
      updated_at = now()
    where id = ${id}
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}
