import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, type TestBackend } from "@photomap/testing";
import { insertPickup } from "./pickups.ts";
import type { StaffStage } from "./staff-matrix.ts";

/** Ids of nothing. */
export const MISSING_STAGE: StaffStage = {
  orderId: randomUUID(),
  number: 999_999_999,
  lineId: randomUUID(),
  fulfillmentId: randomUUID(),
  printId: randomUUID(),
  reviewId: randomUUID(),
  askedPrintId: randomUUID(),
  renderId: randomUUID(),
  projectId: "Nothng",
  customerId: "nobody",
  productId: randomUUID(),
  productUpdatedAt: new Date(0),
  variantId: randomUUID(),
  discountId: randomUUID(),
  promotionId: "nothing",
  entryId: randomUUID(),
  requestId: randomUUID(),
  stickerOrderId: "Priv01-0",
  sheetSetId: randomUUID(),
  ticketId: randomUUID(),
  pickupId: randomUUID(),
};

/** A paid order of a map with its print file, bought by a customer with a private project. */
export async function createStaffStage(test: TestBackend): Promise<StaffStage> {
  const { id: customerId } =
    await test.backend.sessions.ensureDevelopmentAccount("customer@mail.example");
  const variant = makeVariant({ stock: 7 });
  const product = await createProduct(test.backend, {
    variants: [variant],
    collections: ["parts"],
  });
  const [stored] = await test.query(
    "update product set is_from_staff = true where id = $1 returning updated_at",
    [product.id],
  );
  const variantId = product.variants[0]?.id ?? "";
  const renderId = randomUUID();
  const [order] = await test.query(INSERT_ORDER, [variantId, product.id, renderId]);
  const fulfillmentId = randomUUID();
  await test.query(
    `insert into order_fulfillment (id, order_id, request_id, lines)
     values ($1, $2, gen_random_uuid(), '[]')`,
    [fulfillmentId, order?.["id"]],
  );
  await test.query(
    `insert into project (id, owner_id, business_id, design_id, name, output_type, output_scale)
     values ('Priv01', $1, 'pm', '50-states-36x24', 'Our trips', 'VINYL_WALL_MAP', 1)`,
    [customerId],
  );
  await test.query(
    `insert into discount (business_id, code, title, kind, basis_points)
     values ('pm', 'SUMMER', 'Summer', 'percentage', 1000)`,
  );
  const entryId = randomUUID();
  await test.query(INSERT_ENTRY, [customerId, entryId]);
  const requestId = randomUUID();
  await test.query(
    `insert into token_voucher (code_hmac, half_tokens, source_id)
     values ('staged', 2, 'staff:' || $1 || ':1')`,
    [requestId],
  );
  await test.query(INSERT_STICKERS, [customerId]);
  const sheetSetId = randomUUID();
  await test.query(INSERT_SHEETS, [sheetSetId]);
  const ticketId = randomUUID();
  await test.query(
    `insert into ticket (id, business_id, name, email, subject, question, hash, search_text)
     values ($1, 'pm', 'A customer', 'customer@mail.example', 'A question', 'orders/refund', '', '')`,
    [ticketId],
  );
  const pickupId = randomUUID();
  await insertPickup(test, {
    id: pickupId,
    projectId: "Priv01",
    ownerId: customerId,
    state: "UNKNOWN",
  });
  const [review] = await test.query(INSERT_REVIEW);
  return {
    ...MISSING_STAGE,
    pickupId,
    ticketId,
    stickerOrderId: "Priv01-1",
    sheetSetId,
    promotionId: "staged",
    entryId,
    requestId,
    orderId: String(order?.["id"]),
    number: Number(order?.["number"]),
    lineId: String(order?.["lineId"]),
    fulfillmentId,
    printId: String(order?.["printId"]),
    reviewId: String(review?.["id"]),
    askedPrintId: String(review?.["orderPrintId"]),
    renderId,
    projectId: "Priv01",
    customerId,
    productId: product.id,
    productUpdatedAt: stored?.["updatedAt"] instanceof Date ? stored["updatedAt"] : new Date(0),
    variantId,
  };
}

/** Inserts an order of its own: while its customer is asked, a map isn't shipped. */
const INSERT_REVIEW = `
  with opened as (
    insert into cart (id, business_id) values ('reviewed-cart', 'pm') returning id
  ), placed as (
    insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email,
      subtotal_minor, total_minor, paid_minor, paid_at)
    select 'pm', id, 1, '', 'PAID', 'asked@mail.example', 4900, 4900, 4900, now() from opened
    returning id
  ), line as (
    insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor)
    select id, 0, 'framed', 'SKU', 'Framed map', 1, 4900 from placed returning id, order_id
  ), print as (
    insert into order_print (order_line_id, order_id, project_id, content)
    select id, order_id, 'Priv01', '{"designId": "50-states-36x24"}' from line returning id
  )
  insert into map_review (order_print_id, request_id, due_at)
  select id, gen_random_uuid(), now() + interval '1 day' from print returning id, order_print_id`;

const INSERT_STICKERS = `
  with snapshot as (
    insert into project_snapshot (project_id, owner_id, version, content, hash)
    values ('Priv01', $1, 1, '{"name": "Our trips", "designId": "50-states-36x24", "inputs": {}}', '')
    returning id
  )
  insert into sticker_order (id, business_id, owner_id, project_id, snapshot_id, output_type,
    output_scale, status, request_id)
  select 'Priv01-1', 'pm', $1, 'Priv01', id, 'VINYL_WALL_MAP', 1, 'AWAITING_SHIPMENT',
    gen_random_uuid() from snapshot`;

const INSERT_SHEETS = `
  with laid_out as (
    insert into sticker_sheet_set (id, request_id, output_type, output_scale, state, sheet_count,
      sheets)
    values ($1, gen_random_uuid(), 'VINYL_WALL_MAP', 1, 'DONE', 1,
      '[{"width": 360, "height": 300, "stickers": 1}]')
    returning id
  )
  insert into sticker_sheet_order (set_id, sticker_order_id) select id, 'Priv01-1' from laid_out`;

const INSERT_ENTRY = `
  with promoted as (
    insert into promotion (id, business_id, title, description, max_entries, num_entries,
      half_tokens, starts_at)
    values ('staged', 'pm', 'Summer', '', 5, 1, 4, now()) returning id
  )
  insert into promotion_entry (id, promotion_id, account_id, submission)
  select $2::uuid, id, $1, '"Our trip"' from promoted`;

const INSERT_ORDER = `
  with opened as (
    insert into cart (id, business_id) values ('staged-cart', 'pm') returning id
  ), placed as (
    insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email, name,
      subtotal_minor, total_minor, paid_minor, paid_at, payment_intent_id)
    select 'pm', id, 1, '', 'PAID', 'customer@mail.example', 'Customer 12', 49000, 49000, 49000,
      now(), 'pi_staged' from opened
    returning id, number
  ), line as (
    insert into order_line (order_id, position, variant_id, product_id, handle, sku, title, quantity,
      unit_price_minor, project_id)
    select id, 0, $1::uuid, $2::uuid, 'framed', 'SKU', 'Framed map', 10, 4900, 'Priv01' from placed
    returning id
  ), drawn as (
    insert into render (id, owner_id, request, lane, content_hash, pixels, status, result_key)
    select $3::uuid, 'order-' || id, '{"downloadFilename": "order.pdf"}', 'print', 'hash', 1, 'DONE',
      'prints/' || $3 || '.pdf' from placed
  ), print as (
    insert into order_print (order_line_id, order_id, project_id, render_id, content)
    select line.id, placed.id, 'Priv01', $3::uuid, '{"designId": "50-states-36x24"}' from line, placed
    returning id
  )
  select placed.id, number, line.id as line_id, print.id as print_id from placed, line, print`;
