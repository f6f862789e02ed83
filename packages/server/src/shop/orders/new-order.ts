import { readMetafields } from "@photomap/commerce";
import type { PaymentSessionRequest } from "../../platform/adapters/stripe/payments.ts";
import type { Checkout, CheckoutLine } from "../carts/cart.types.ts";
import type { NewOrder } from "./order.repository.ts";
import type { OrderDiscount, OrderLineRow, OrderRow } from "./order.types.ts";
import type { NewOrderLine } from "./order-line.repository.ts";

/** Prices of the order, from those of the cart. */
export function describePrices({
  prices,
  discounts,
}: Checkout): Pick<
  NewOrder,
  "subtotalMinor" | "discountMinor" | "shippingMinor" | "shippingOption" | "discounts"
> {
  const { subtotal, lineDiscount, shippingDiscount, shipping, shippingOption } = prices;
  const applied = [lineDiscount, shippingDiscount].flatMap((allocation) => allocation ?? []);
  return {
    subtotalMinor: subtotal.amountMinor,
    discountMinor: lineDiscount?.amount.amountMinor ?? 0,
    shippingMinor: shipping?.amountMinor ?? 0,
    shippingOption: shippingOption
      ? {
          id: shippingOption.id,
          title: shippingOption.title,
          maxTransitDays: shippingOption.maxTransitDays,
        }
      : null,
    discounts: applied.map(
      ({ discountId, title, amount }): OrderDiscount => ({
        discountId,
        title,
        code: discounts.find(({ id }) => id === discountId)?.code ?? null,
        amountMinor: amount.amountMinor,
      }),
    ),
  };
}

/** Copies of the titles and prices: later changes of the product do not change the order. */
export function describeLine(line: CheckoutLine, limited: ReadonlySet<string>): NewOrderLine {
  const { variant, quantity, unitPrice, subtotal, total } = line;
  const { product, selectedOptions, image } = variant;
  return {
    variant_id: variant.id,
    product_id: product.id,
    handle: product.handle,
    sku: variant.sku,
    title: product.title,
    variant_title: variant.title,
    description: selectedOptions.map(({ name, value }) => `${name}: ${value}`).join(", "),
    image,
    selected_options: selectedOptions,
    custom_attributes: line.customAttributes,
    project_id: line.projectId ?? null,
    quantity,
    unit_price_minor: unitPrice.amountMinor,
    discount_minor: subtotal.amountMinor - total.amountMinor,
    requires_shipping: variant.requiresShipping,
    has_stock: limited.has(variant.id),
    free_tokens: readMetafields(product.metafields).metafields.freeStickerTokens,
    ...describeStickers(line),
  };
}

function describeStickers({
  kind,
}: CheckoutLine): Pick<NewOrderLine, "sticker_order_id" | "half_tokens_used"> {
  return kind.kind === "sticker"
    ? { sticker_order_id: kind.stickerOrderId, half_tokens_used: 2 * kind.tokensUsed }
    : { sticker_order_id: null, half_tokens_used: 0 };
}

/** From the rows only: a repeated request must be equal to the first one. */
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
