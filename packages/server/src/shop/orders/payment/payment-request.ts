import type {
  PaymentRecipient,
  PaymentSessionRequest,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { OrderLineRow, OrderRow, OrderShippingOption } from "../order.types.ts";

/** Creates the request from the stored rows alone: a repeated one must equal the first. */
export function createPaymentRequest(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  siteUrl: string,
): PaymentSessionRequest {
  const { shippingOption: shipping, sessionExpiresAt: expiresAt } = order;
  if (expiresAt === null) throw new Error(`The order ${order.id} has no time to pay`);
  const checkoutUrl = `${siteUrl}/checkout/${order.cartId}`;
  return {
    orderId: order.id,
    brand: order.brand,
    cartHash: order.cartHash,
    idempotencyKey: `checkout:${order.id}:${order.cartVersion}`,
    currency: order.currency,
    email: order.email ?? undefined,
    lines: lines.map((line) => ({
      name: line.title,
      description: line.description === "" ? undefined : line.description,
      unitAmountMinor: line.unitPriceMinor,
      quantity: line.quantity,
    })),
    discountMinor: order.discountMinor,
    shipping: shipping
      ? {
          title: shipping.title,
          amountMinor: order.shippingMinor,
          ...createDeliveryEstimate(shipping),
        }
      : undefined,
    shipTo: lines.some(({ requiresShipping }) => requiresShipping)
      ? (findRecipient(order) ?? "ask")
      : undefined,
    successUrl: `${checkoutUrl}/complete`,
    cancelUrl: `${siteUrl}/cart?payment=canceled`,
    expiresAt,
  };
}

/** Finds the address that the buyer entered on the checkout page. */
function findRecipient({ name, shippingAddress: address }: OrderRow): PaymentRecipient | undefined {
  return name === null || address === null ? undefined : { name, address };
}

/** The payment page counts from the payment, so that its days are those of our own pages. */
function createDeliveryEstimate(option: OrderShippingOption) {
  const { makingDays = 0, minTransitDays = 1, maxTransitDays } = option;
  return { minDays: makingDays + minTransitDays, maxDays: makingDays + maxTransitDays };
}
