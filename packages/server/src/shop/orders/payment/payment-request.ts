import type { PaymentSessionRequest } from "../../../platform/adapters/stripe/payment-provider.ts";
import type { OrderLineRow, OrderRow } from "../order.types.ts";

/** Creates the request from the stored rows alone: a repeated one must equal the first. */
export function createPaymentRequest(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  siteUrl: string,
): PaymentSessionRequest {
  const { shipping_option: shipping, session_expires_at: expiresAt } = order;
  if (expiresAt === null) throw new Error(`The order ${order.id} has no time to pay`);
  const checkoutUrl = `${siteUrl}/checkout/${order.cart_id}`;
  return {
    orderId: order.id,
    businessId: order.business_id,
    cartHash: order.cart_hash,
    idempotencyKey: `checkout:${order.id}:${order.cart_version}`,
    currency: order.currency,
    email: order.email ?? undefined,
    lines: lines.map((line) => ({
      name: line.title,
      description: line.description === "" ? undefined : line.description,
      unitAmountMinor: line.unit_price_minor,
      quantity: line.quantity,
    })),
    discountMinor: order.discount_minor,
    shipping: shipping
      ? {
          title: shipping.title,
          amountMinor: order.shipping_minor,
          minDays: Math.min(2, shipping.maxTransitDays),
          maxDays: shipping.maxTransitDays,
        }
      : undefined,
    requiresShipping: lines.some(({ requires_shipping }) => requires_shipping),
    successUrl: `${checkoutUrl}/complete`,
    cancelUrl: `${siteUrl}/cart?payment=canceled`,
    expiresAt,
  };
}
