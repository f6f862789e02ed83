import { type RawBuilder, sql } from "kysely";

/** Whether a cart or an order has the project in a line. */
export function cartOrOrderCondition(projectId: RawBuilder<string>) {
  return sql<boolean>`(
    exists (select from cart_line where cart_line.project_id = ${projectId})
    or exists (select from order_line where order_line.project_id = ${projectId})
    or ${needsStickerPhotos(projectId)}
  )`;
}

/** Whether the project's photos are still needed: an order waits for its payment or its print. */
export function openOrderCondition(projectId: RawBuilder<string>) {
  return sql<boolean>`(${needsStickerPhotos(projectId)} or exists (
    select from order_line join shop_order on shop_order.id = order_line.order_id
    where order_line.project_id = ${projectId} and (
      shop_order.state in ('CREATED', 'AWAITING_PAYMENT', 'NEEDS_REVIEW')
      or shop_order.state = 'PAID' and shop_order.fulfillment_status <> 'FULFILLED'
    )
  ))`;
}

/**
 * Whether stickers of the project are in a cart or an open order; the photos of paid ones are
 * copied.
 */
function needsStickerPhotos(projectId: RawBuilder<string>) {
  return sql<boolean>`exists (
    select from sticker_order
      join project_snapshot snapshot on snapshot.id = snapshot_id
      left join cart_line on cart_line.sticker_order_id = sticker_order.id
      left join order_line on order_line.sticker_order_id = sticker_order.id
    where sticker_order.project_id = ${projectId} and snapshot.photos_copied_at is null and (
      status = 'AWAITING_SHIPMENT'
      or status = 'AWAITING_PAYMENT' and coalesce(cart_line.id, order_line.id) is not null
    )
  )`;
}

/** SQL fragment: whether the owner of a photo has suggested it somewhere. */
export function suggestedPhotoCondition(photo: {
  readonly key: RawBuilder<string>;
  readonly ownerId: RawBuilder<string>;
}) {
  return sql<boolean>`exists (
    select from suggestion
      cross join jsonb_array_elements(suggestion.input -> 'images') suggested_photo
    where suggestion.suggester_id = ${photo.ownerId}
      and suggested_photo ->> 'id' = ${photo.key}
  )`;
}

/** SQL fragment: whether a ticket shows the upload. */
export function ticketAttachmentCondition(key: RawBuilder<string>) {
  return sql<boolean>`exists (select from ticket_file where ticket_file.key = ${key})`;
}
