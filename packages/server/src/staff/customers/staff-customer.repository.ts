import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { AccountRole } from "../../platform/viewer/role.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { ACCESS_COLUMNS, viewerRelation } from "../../project/access/access.queries.ts";
import type { AccessRow } from "../../project/access/access.types.ts";

export interface CustomerRow {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: AccountRole;
  /** Whether the account may have files with a transparent background. */
  readonly transparentPrints: boolean;
  readonly name: string;
  readonly createdAt: Date;
  /** When the account's deletion was requested. */
  readonly deletedAt: Date | null;
  readonly projectCount: number;
  readonly orderCount: number;
  /** Payments minus refunds, in cents. */
  readonly spentMinor: number;
}

const CUSTOMER = sql`
  account.id, account.email, account.email_verified, account.role, account.transparent_prints,
  account.name, account.created_at, account.deleted_at, (
    select count(*)::int from project where owner_id = account.id and deleted_at is null
  ) as project_count, bought.*`;

/** Paid orders with the account's address; they may be older than the account. */
const BOUGHT = sql`lateral (
  select count(*)::int as order_count,
    coalesce(sum(paid_minor - refunded_minor), 0)::int as spent_minor
  from shop_order where email_normalized = lower(account.email) and paid_at is not null
) as bought`;

export interface CustomerCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Accounts that match every LIKE pattern by address or name, newest first. */
export async function searchCustomers(
  db: Connection,
  patterns: readonly string[],
  page: { readonly after: CustomerCursor | undefined; readonly limit: number },
): Promise<CustomerRow[]> {
  const { after, limit } = page;
  const conditions: RawBuilder<unknown>[] = patterns.map(
    (pattern) => sql`lower(' ' || email || ' ' || name) like ${pattern}`,
  );
  if (after !== undefined) {
    conditions.push(sql`(created_at, id) < (${after.createdAt}, ${after.id})`);
  }
  const isWanted = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<CustomerRow>`
    select ${CUSTOMER}
    from (
      select * from account where ${isWanted} order by created_at desc, id desc limit ${limit}
    ) as account cross join ${BOUGHT}
    order by account.created_at desc, account.id desc`.execute(db);
  return rows;
}

export async function findCustomer(db: Connection, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${CUSTOMER} from account cross join ${BOUGHT} where account.id = ${id}`.execute(db);
  return rows[0];
}

export interface CustomerProjectRow extends AccessRow {
  readonly id: string;
  readonly name: string;
  readonly designId: string;
  readonly brand: BrandId;
  readonly openingsWithImages: number;
  readonly updatedAt: Date;
}

/** The customer's maps, last changed first, with the viewer's access to each. */
export async function listCustomerProjects(
  db: Connection,
  viewer: AccountViewer,
  { customerId, limit }: { readonly customerId: string; readonly limit: number },
): Promise<CustomerProjectRow[]> {
  const { rows } = await sql<CustomerProjectRow>`
    select project.id, name, design_id, business_id as brand, openings_with_images, project.updated_at,
      ${sql.raw(ACCESS_COLUMNS)}
    from project cross join ${viewerRelation(viewer)}
    where project.owner_id = ${customerId} and project.deleted_at is null
    order by project.updated_at desc limit ${limit}`.execute(db);
  return rows;
}
