import type { BrandId, OutputType } from "@photomap/design";
import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { isDisputed } from "../../shop/orders/dispute.queries.ts";
import { IS_SHIPPED_UNMADE } from "../../shop/stickers/sticker-sheet.queries.ts";
import type { SheetSetState } from "../../shop/stickers/sticker-sheet.types.ts";

/** Sticker orders that share sheets: same file, output type and scale. */
export interface StickerNestGroup {
  readonly projectId: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly brand: BrandId;
  /** The map's name; null after its erasure. */
  readonly fileName: string | null;
  /** False when a copy of the map was erased. */
  readonly canPrint: boolean;
  /** When the oldest order was paid. */
  readonly oldest: Date;
  /** The group's orders, oldest first. */
  readonly orders: readonly QueuedStickerOrder[];
}

export interface QueuedStickerOrder {
  readonly id: string;
  readonly paidAt: string;
  /** The number of the shop order; null without one. */
  readonly number: number | null;
  readonly customerName: string | null;
  readonly stickerCount: number;
  /** The latest sheet set; null without one. */
  readonly sheetSet: { readonly id: string; readonly state: SheetSetState } | null;
}

export interface StickerNestGroupCursor {
  readonly oldest: Date;
  readonly projectId: string;
  readonly outputType: string;
  readonly outputScale: number;
}

const PAID_AT = sql`coalesce(sticker_order.paid_at, sticker_order.created_at)`;

/**
 * SQL fragment: the stickers are owed. They are paid, nobody contests their payment, and they are
 * not shipped, or shipped without ever being made.
 */
export const IS_QUEUED = sql`(
  (sticker_order.status = 'AWAITING_SHIPMENT' or ${IS_SHIPPED_UNMADE})
  and not ${isDisputed(sql`sticker_order.order_id`)}
)`;

const STICKER_COUNT = sql`(
  select coalesce(sum(quantity), 0)::int from sticker_order_item
  where sticker_order_id = sticker_order.id
)`;

const LAST_SET = sql`(
  select jsonb_build_object('id', laid_out.id, 'state', laid_out.state)
  from sticker_sheet_order join sticker_sheet_set laid_out on laid_out.id = set_id
  where sticker_order_id = sticker_order.id order by laid_out.created_at desc limit 1
)`;

/** Groups of paid, unshipped stickers, the longest waiting first. */
export async function listStickerNestGroups(
  db: Connection,
  { after, limit }: { readonly after: StickerNestGroupCursor | undefined; readonly limit: number },
): Promise<StickerNestGroup[]> {
  const isNext = after
    ? sql`(min(${PAID_AT}), project_id, output_type, output_scale)
        > (${after.oldest}::timestamptz, ${after.projectId}::text, ${after.outputType}::text,
          ${after.outputScale}::double precision)`
    : sql`true`;
  const { rows } = await sql<StickerNestGroup>`
    with nest_group as (
      select project_id, output_type, output_scale, min(${PAID_AT}) as oldest
      from sticker_order where ${IS_QUEUED}
      group by project_id, output_type, output_scale having ${isNext}
      order by oldest, project_id, output_type, output_scale limit ${limit}
    )
    select nest_group.project_id as "projectId", nest_group.output_type as "outputType",
      nest_group.output_scale as "outputScale", min(sticker_order.business_id) as brand,
      (array_agg(content ->> 'name' order by ${PAID_AT} desc))[1] as "fileName",
      bool_and(coalesce(content ? 'inputs', false)) as "canPrint", oldest,
      jsonb_agg(jsonb_build_object(
        'id', sticker_order.id, 'paidAt', ${PAID_AT}, 'number', number,
        'customerName', coalesce(shop_order.name, shop_order.email),
        'stickerCount', ${STICKER_COUNT}, 'sheetSet', ${LAST_SET}
      ) order by ${PAID_AT}, sticker_order.id) as orders
    from nest_group
      join sticker_order on sticker_order.project_id = nest_group.project_id
        and sticker_order.output_type = nest_group.output_type
        and sticker_order.output_scale = nest_group.output_scale
      join project_snapshot on project_snapshot.id = snapshot_id
      left join shop_order on shop_order.id = order_id
    where ${IS_QUEUED}
    group by nest_group.project_id, nest_group.output_type, nest_group.output_scale, oldest
    order by oldest, nest_group.project_id, nest_group.output_type,
      nest_group.output_scale`.execute(db);
  return rows;
}

export async function countQueuedStickerOrders(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sticker_order where ${IS_QUEUED}`.execute(db);
  return rows[0]?.count ?? 0;
}
