import { usd, ZERO } from "@photomap/commerce";
import type { Checkout, CheckoutLine, NewCartLine } from "../checkout.ts";
import { toPrice } from "../price.ts";

const NOTHING = toPrice(ZERO);

export function createCheckout(parts: Partial<Checkout> = {}): Checkout {
  const { id = "cart-1" } = parts;
  return {
    id,
    version: 1,
    completedAt: null,
    orderNumber: null,
    webUrl: `https://photomap.example/checkout/${id}`,
    email: null,
    note: "",
    zip: null,
    requiresShipping: true,
    discountCode: null,
    totalQuantity: 0,
    lineItems: [],
    discountApplications: [],
    lineItemsSubtotalPrice: NOTHING,
    subtotalPriceV2: NOTHING,
    totalTax: NOTHING,
    totalPrice: NOTHING,
    shippingPrice: null,
    shippingOption: null,
    shippingOptions: [],
    ...parts,
  };
}

type LineParts = Partial<CheckoutLine> & { readonly variantId?: string };

export function createLine({ variantId = "frame-oak", ...parts }: LineParts = {}): CheckoutLine {
  const price = toPrice(usd(4900));
  return {
    id: "line-1",
    title: "Oak frame",
    quantity: 1,
    kind: "BASIC",
    numTokens: null,
    unitPrice: price,
    totalPrice: price,
    customAttributes: [],
    discountAllocations: [],
    variant: {
      id: variantId,
      title: "36 x 24 in",
      image: { altText: "An oak frame", url: "/products/oak.webp" },
      product: { handle: "oak-frame" },
    },
    file: null,
    ...parts,
  };
}

export function createNewLine(parts: Partial<NewCartLine> = {}): NewCartLine {
  return {
    variantId: "frame-oak",
    quantity: 1,
    customAttributes: [],
    display: {
      title: "Oak frame",
      variantTitle: "36 x 24 in",
      unitPrice: toPrice(usd(1000)),
      imageUrl: "/products/oak.webp",
      handle: "oak-frame",
    },
    ...parts,
  };
}
