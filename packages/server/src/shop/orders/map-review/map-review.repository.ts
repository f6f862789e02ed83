import { sql } from "kysely";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import { currentProjectId } from "../../../printing/prints/ordered-project.queries.ts";
import type { MapReviewRow } from "../map-review.types.ts";

const COLUMNS = sql.raw(`review.id, review.order_print_id, review.request_id, review.note,
  review.created_at, review.due_at, review.ended_at, review.outcome, review.is_changed,
  print.order_id, print.order_line_id, print.project_id`);

const FROM = sql.raw(
  `map_review review join order_print print on print.id = review.order_print_id`,
);

/** Lists the reviews of an order's maps, oldest first. */
export async function listMapReviews(db: Connection, orderId: string): Promise<MapReviewRow[]> {
  const { rows } = await sql<MapReviewRow>`
    select ${COLUMNS} from ${FROM} where print.order_id = ${orderId}
    order by review.created_at, review.id`.execute(db);
  return rows;
}

export async function findMapReview(db: Connection, id: string): Promise<MapReviewRow | undefined> {
  const { rows } = await sql<MapReviewRow>`
    select ${COLUMNS} from ${FROM} where review.id = ${id}`.execute(db);
  return rows[0];
}

/** Finds a print of the order whose map can be asked about: it has content, and is not all sent. */
export async function findAskablePrint(
  transaction: Transaction,
  printId: string,
): Promise<{ readonly orderId: string; readonly isUnsent: boolean } | undefined> {
  const { rows } = await sql<{ orderId: string; isUnsent: boolean }>`
    select print.order_id, fulfilled_quantity + refunded_quantity < quantity as is_unsent
    from order_print print join order_line line on line.id = print.order_line_id
    where print.id = ${printId} and jsonb_typeof(print.content) = 'object'`.execute(transaction);
  return rows[0];
}

export interface NewMapReview {
  readonly printId: string;
  readonly requestId: string;
  readonly note: string;
  readonly dueAt: Date;
}

/** Inserts a review and returns its id; undefined while another one of the print is open. */
export async function insertMapReview(
  transaction: Transaction,
  { printId, requestId, note, dueAt }: NewMapReview,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into map_review (order_print_id, request_id, note, due_at)
    values (${printId}, ${requestId}, ${note}, ${dueAt})
    on conflict do nothing returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Ends an open review; its order is locked. */
export async function endMapReview(
  transaction: Transaction,
  id: string,
  change: Pick<MapReviewRow, "isChanged"> & { readonly outcome: string },
): Promise<void> {
  await sql`
    update map_review
    set ended_at = now(), outcome = ${change.outcome}, is_changed = ${change.isChanged}
    where id = ${id} and ended_at is null`.execute(transaction);
}

/** Lists the ids of open reviews whose time is over. */
export async function listDueMapReviews(db: Connection, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from map_review where ended_at is null and due_at <= now()
    order by due_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The map of an open review as it would be printed now. */
export interface ReviewedMap {
  readonly reviewId: string;
  readonly id: string;
  readonly updatedAt: Date;
  /** The product's metafields; null after it was removed. */
  readonly metafields: object | null;
}

/** Lists the maps of an order's open reviews; deleted ones are left out. */
export async function listReviewedMaps(db: Connection, orderId: string): Promise<ReviewedMap[]> {
  const { rows } = await sql<ReviewedMap>`
    select review.id as review_id, project.id, project.updated_at, product.metafields
    from ${FROM}
      join order_line line on line.id = print.order_line_id
      left join product on product.id = line.product_id
      join project on project.id = ${currentProjectId(sql.ref("print.project_id"))}
    where print.order_id = ${orderId} and review.ended_at is null`.execute(db);
  return rows;
}
