import {
  getItemKind,
  type PriceableLine,
  type PricedLine,
  priceCart,
  usd,
} from "@photomap/commerce";
import type { CartContent, Checkout, CheckoutLine } from "./cart.types.ts";

/** Prices the cart with the stored variants and discounts. */
export function priceCheckout(content: CartContent, now = new Date()): Checkout {
  const {
    lines,
    variants: _variants,
    projects: _projects,
    stickerOrders: _orders,
    order,
    ...cart
  } = content;
  const discounts = content.discounts.filter(
    ({ code }) => code === undefined || code === cart.discountCode,
  );
  const priceable = lines.map((line): PriceableLine => {
    const variant = requireVariant(content, line.variantId);
    return {
      ...line,
      productId: variant.product.id,
      unitPrice: usd(variant.priceMinor),
      requiresShipping: variant.requiresShipping,
      weightOz: variant.weightOz,
      lengthIn: variant.lengthIn,
    };
  });
  const prices = priceCart({
    lines: priceable,
    discounts,
    shippingOptionId: cart.shippingOptionId ?? undefined,
    zip: cart.zip ?? undefined,
    rates: content.shippingRates,
    now,
  });
  return {
    cart,
    lines: prices.lines.map((line) => presentLine(content, line)),
    prices,
    discounts,
    shippingRates: content.shippingRates,
    order,
  };
}

function presentLine(content: CartContent, line: PricedLine): CheckoutLine {
  const variant = requireVariant(content, line.variantId);
  const project = content.projects.get(line.projectId ?? "");
  const { sku, selectedOptions, product } = variant;
  const kind = getItemKind({ ...line, sku, selectedOptions, handle: product.handle });
  return { ...line, variant, project, kind };
}

function requireVariant({ variants }: CartContent, id: string) {
  const variant = variants.get(id);
  if (variant === undefined) throw new Error(`Variant ${id} of a cart line is missing`);
  return variant;
}
