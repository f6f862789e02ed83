import { sql } from "kysely";
import type { Connection } from "../database/database.ts";

export interface StaffActionRow {
  /** The id, which grows with time. */
  readonly id: string;
  /** The address of the member of staff; null after the account was erased. */
  readonly email: string | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** The number of an order, or the title of what was changed; null when it is gone. */
  readonly subjectName: string | null;
  readonly details: unknown;
  readonly createdAt: Date;
}

export interface ActionSubject {
  readonly type: string;
  readonly id: string;
}

/** Lists actions, the newest first, on the given subjects or, without them, on all. */
export async function listStaffActions(
  db: Connection,
  page: {
    readonly subjects?: readonly ActionSubject[] | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<StaffActionRow[]> {
  const { subjects, before, limit } = page;
  const isWanted =
    subjects === undefined
      ? sql`true`
      : sql`(subject_type, subject_id) in (
          select * from unnest(${subjects.map(({ type }) => type)}::text[],
            ${subjects.map(({ id }) => id)}::text[])
        )`;
  const { rows } = await sql<StaffActionRow>`
    select done.id, account.email, action, subject_type, subject_id, details, done.created_at,
      case subject_type
        when 'order' then (select '#' || number from shop_order where id = subject_id::uuid)
        when 'order-print' then (
          select '#' || number from order_print join shop_order on shop_order.id = order_id
          where order_print.id = subject_id::uuid
        )
        when 'product' then (select title from product where id = subject_id::uuid)
        when 'variant' then (select sku from product_variant where id = subject_id::uuid)
        when 'discount' then (select title from discount where id = subject_id::uuid)
        when 'promotion' then (select title from promotion where id = subject_id)
        when 'promotion-entry' then (
          select title from promotion_entry join promotion on promotion.id = promotion_id
          where promotion_entry.id = subject_id::uuid
        )
        when 'sticker-sheets' then (
          select 'Sticker sheets' from sticker_sheet_set where id::text = subject_id
        )
        when 'ticket' then (select subject from ticket where id::text = subject_id)
        when 'pickup-order' then (
          select 'Pickup order' from pickup_order where id::text = subject_id
        )
        when 'project' then (select 'Map ' || id from project where id = subject_id)
        when 'account' then (select subject.email from account subject where subject.id = subject_id)
      end as subject_name
    from (
      select * from staff_action
      where ${isWanted} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${limit}
    ) as done
    left join account on account.id = done.account_id
    order by done.id desc`.execute(db);
  return rows;
}
