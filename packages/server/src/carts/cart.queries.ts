import { type RawBuilder, sql } from "kysely";

/** Whether a cart or an order has the project in a line. */
export function isInCartOrOrder(projectId: RawBuilder<string>) {
  return sql<boolean>`(
    exists (select from cart_line where cart_line.project_id = ${projectId})
    or exists (select from order_line where order_line.project_id = ${projectId})
  )`;
}

/** Whether its photos are still needed: an order waits for its payment or its print. */
export function isInOpenOrder(projectId: RawBuilder<string>) {
  return sql<boolean>`exists (
    select from order_line join shop_order on shop_order.id = order_line.order_id
    where order_line.project_id = ${projectId} and (
      shop_order.state in ('CREATED', 'AWAITING_PAYMENT', 'NEEDS_REVIEW')
      or shop_order.state = 'PAID' and shop_order.fulfillment_status <> 'FULFILLED'
    )
  )`;
}
