import { sql } from "kysely";

/** SQL fragment: the columns of `OrderLineRow`. */
export const ORDER_LINE_COLUMNS =
  sql.raw(`id, order_id, position, cart_line_id, variant_id, product_id, handle, sku, title, variant_title,
  description, image, selected_options, custom_attributes, project_id, quantity, unit_price_minor,
  discount_minor, requires_shipping, has_stock, free_tokens, sticker_order_id, half_tokens_used,
  half_tokens_returned, fulfilled_quantity as shipped_quantity, refunded_quantity`);

/** SQL fragment: the columns of `OrderRow`. */
export const ORDER_COLUMNS =
  sql.raw(`id, number, business_id as brand, owner_id, cart_id, cart_version, cart_hash, state,
  email, name, shipping_address, billing_address, note, currency, subtotal_minor, discount_minor,
  shipping_minor, tax_minor, total_minor, paid_minor, refunded_minor, shipping_option, discounts,
  session_id, payment_intent_id, session_expires_at, paid_at, canceled_at, cancel_reason,
  review_reason, shipment_hold, fulfillment_status, token_grant, half_tokens_granted, created_at`);
