import { readMetafields } from "@photomap/commerce";
import type { Checkout, CheckoutLine } from "../../carts/cart.types.ts";
import type { NewOrder } from "../order.repository.ts";
import type { OrderDiscount } from "../order.types.ts";
import type { NewOrderLine } from "../order-line.repository.ts";

/** The prices of a new order, which are those of its cart. */
export function createOrderPrices({
  cart,
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
          makingDays: shippingOption.makingDays,
          minTransitDays: shippingOption.minTransitDays,
          maxTransitDays: shippingOption.maxTransitDays,
          zip: cart.zip ?? undefined,
          minorByZone: prices.shippingMinorByZone,
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

/** Copies titles and prices, so that later changes of the product do not change the order. */
export function createOrderLine(line: CheckoutLine, limited: ReadonlySet<string>): NewOrderLine {
  const { variant, quantity, unitPrice, subtotal, total } = line;
  const { product, selectedOptions, image } = variant;
  return {
    cartLineId: line.id,
    variantId: variant.id,
    productId: product.id,
    handle: product.handle,
    sku: variant.sku,
    title: product.title,
    variantTitle: variant.title,
    description: selectedOptions.map(({ name, value }) => `${name}: ${value}`).join(", "),
    image,
    selectedOptions,
    customAttributes: line.customAttributes,
    projectId: line.projectId ?? null,
    quantity,
    unitPriceMinor: unitPrice.amountMinor,
    discountMinor: subtotal.amountMinor - total.amountMinor,
    requiresShipping: variant.requiresShipping,
    hasStock: limited.has(variant.id),
    freeTokens: readMetafields(product.metafields).metafields.freeStickerTokens,
    ...describeStickers(line),
  };
}

function describeStickers({
  kind,
}: CheckoutLine): Pick<NewOrderLine, "stickerOrderId" | "halfTokensUsed"> {
  return kind.kind === "sticker"
    ? { stickerOrderId: kind.stickerOrderId, halfTokensUsed: 2 * kind.tokensUsed }
    : { stickerOrderId: null, halfTokensUsed: 0 };
}
