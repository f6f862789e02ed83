import { randomUUID } from "node:crypto";
import { createProduct, type MailBackend } from "@photomap/testing";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../../platform/viewer/viewer.ts";

/** Fills a cart of the account with a map, and merges a guest's cart into it; returns both ids. */
export async function fillCarts(
  test: MailBackend,
  viewer: AccountViewer,
  projectId: string,
): Promise<string[]> {
  const { carts, cartMerges } = test.backend;
  const metafields = { designIds: ["50-states-36x24"] };
  const { variants } = await createProduct(test.backend, { metafields });
  const customAttributes = [{ key: "Gift Note", value: `For ${viewer.email}` }];
  const line = { variantId: variants[0]?.id ?? "", quantity: 1, customAttributes, projectId };
  const open = async (by: Viewer, lines: readonly (typeof line)[]) => {
    const caller = { viewer: by, networks: { ip: viewer.email } };
    const request = { brand: "pm", email: viewer.email, lines } as const;
    return (await carts.open(caller, request)).checkout?.cart.id ?? "";
  };
  const [own, ofGuest] = [await open(viewer, [line]), await open(ANONYMOUS, [])];
  await cartMerges.merge(viewer, { brand: "pm", checkoutId: ofGuest });
  return [own, ofGuest];
}

/**
 * Stores a paid order with the file of its map, and an action of the audit log. The order and its
 * cart are kept: only the returned id of the file has to go.
 */
export async function order(
  test: MailBackend,
  { accountId, email }: AccountViewer,
  projectId: string,
): Promise<string> {
  const [cartId, renderId] = [randomUUID(), randomUUID()];
  const facts = JSON.stringify({ line1: email });
  await test.query(
    `with opened as (insert into cart (id, business_id, owner_id) values ($1, 'pm', $2) returning id),
     placed as (
       insert into shop_order (business_id, owner_id, cart_id, cart_version, cart_hash, state, email,
         name, shipping_address, note, subtotal_minor, total_minor, search_text, shipping_option,
         shipment_hold, review_reason)
       select 'pm', $2, id, 1, '', 'PAID', $3, $3, $4::jsonb, $3, 4900, 4900, $3,
         jsonb_build_object('zip', $3::text), $3, 'Disputed. ' || $3 from opened
       returning id
     ), sold as (
       insert into order_line (order_id, position, handle, sku, title, custom_attributes, project_id,
         quantity, unit_price_minor)
       select id, 0, 'map', 'map', 'Map', $4::jsonb, $5, 1, 4900 from placed returning id, order_id
     ), printed as (
       insert into order_print (order_line_id, order_id, project_id, render_id, content)
       select id, order_id, $5, $6, $4::jsonb from sold
     ), acted as (
       insert into staff_action (account_id, action, subject_type, subject_id)
       select $2, 'order.fulfill', 'order', id from placed
     )
     insert into render (id, owner_id, request, lane, content_hash, pixels, status)
     select $6, 'order-' || id, $4::jsonb, 'print', $1, 1, 'DONE' from placed`,
    [cartId, accountId, email, facts, projectId, renderId],
  );
  const { storage } = test.backend;
  await storage.writeMedia(`prints/${renderId}.pdf`, Buffer.from("a map"), "application/pdf");
  return renderId;
}

/**
 * Stores sticker orders of the project: one in a cart, and one of an order that is kept, with its
 * photo and its sheets.
 */
export async function orderStickers(
  test: MailBackend,
  viewer: AccountViewer,
  projectId: string,
): Promise<string[]> {
  const { stickers, storage } = test.backend;
  const create = async () => {
    const sticker = { openingId: "CO", scale: 1, quantity: 1 };
    const result = await stickers.create(viewer, {
      projectId,
      outputType: "VINYL_WALL_MAP",
      requestId: randomUUID(),
      stickers: [{ ...sticker, quantityWithMoney: 1, quantityWithTokens: 0 }],
    });
    if (result.kind !== "created") throw new Error(JSON.stringify(result));
    return result.order;
  };
  const [inCart, paid] = [await create(), await create()];
  await test.query(
    `update cart_line set sticker_order_id = $1
     where cart_id in (select id from cart where owner_id = $2)`,
    [inCart.id, viewer.accountId],
  );
  await test.query(
    `update order_line set sticker_order_id = $1 from shop_order
     where shop_order.id = order_id and owner_id = $2`,
    [paid.id, viewer.accountId],
  );
  const key = `snapshots/${paid.snapshotId}/${viewer.identity}/photo/master.jpg`;
  await storage.writeMedia(key, Buffer.from("a copy"), "image/jpeg");
  const setId = randomUUID();
  await test.query(
    `with laid_out as (
       insert into sticker_sheet_set (id, request_id, output_type, output_scale, created_by)
       values ($1, gen_random_uuid(), 'VINYL_WALL_MAP', 1, $3) returning id
     ), acted as (
       insert into staff_action (account_id, action, subject_type, subject_id)
       select 'staff', 'sticker-sheets.create', 'sticker-sheets', id from laid_out
     )
     insert into sticker_sheet_order (set_id, sticker_order_id) select id, $2 from laid_out`,
    [setId, paid.id, viewer.accountId],
  );
  await storage.writeMedia(
    `sticker-sheets/${setId}/sheets.pdf`,
    Buffer.from("a sheet"),
    "application/pdf",
  );
  return [inCart.id, paid.id, setId];
}

/**
 * Stores a transaction with its entries, tokens held by the order, a redeemed voucher, an entry of
 * a promotion, decided by the account itself, and rows about them in the audit log.
 */
export async function earnTokens(
  test: MailBackend,
  { accountId, email }: AccountViewer,
): Promise<string[]> {
  const [transactionId, entryId, promotionId] = [randomUUID(), randomUUID(), randomUUID()];
  await test.query(
    `with promoted as (
       insert into promotion (id, business_id, title, description, max_entries, num_entries,
         half_tokens, starts_at)
       values ($5, 'pm', 'Summer', '', 10, 1, 4, now()) returning id
     ), entered as (
       insert into promotion_entry (id, promotion_id, account_id, submission, status, decided_by,
         decided_at)
       select $2::uuid, id, $3::text, to_jsonb($4::text), 'DENIED', $3, now() from promoted
     ), posted as (
       insert into token_transaction (id, account_id, reason, source_id, half_tokens,
         starting_balance, ending_balance)
       values ($1::uuid, $3, 'VOUCHER_REDEMPTION', $1::text, 4, 0, 4) returning id
     ), entries as (
       insert into token_entry (transaction_id, ledger_account, half_tokens)
       select id, $3, 4 from posted union all select id, 'vouchers', -4 from posted
     ), redeemed as (
       insert into token_voucher (code_hmac, half_tokens, source_id, redeemed_at, redeemed_by)
       values (decode(md5($5), 'hex'), 4, $5, now(), $3)
     ), adjusted as (
       insert into staff_action (account_id, action, subject_type, subject_id, details)
       values ('staff', 'tokens.adjust', 'account', $3,
           jsonb_build_object('halfTokens', 4, 'note', $4::text)),
         ('staff', 'entry.deny', 'promotion-entry', $2::text, '{}')
     )
     insert into token_hold (order_id, account_id, half_tokens)
     select id, $3, 2 from shop_order where owner_id = $3`,
    [transactionId, entryId, accountId, email, promotionId],
  );
  return [transactionId, entryId];
}
