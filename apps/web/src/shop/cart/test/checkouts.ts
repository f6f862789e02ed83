import { usd } from "@photomap/commerce";
import type {
  MapCheckFragment,
  ShippingAddressFragment,
} from "../../../platform/api/generated/graphql.ts";
import { toPrice } from "../../../platform/format/price.ts";
import type { Checkout, CheckoutLine, NewCartLine } from "../checkout.ts";
import { EMPTY_CHECKOUT } from "../empty-checkout.ts";

export const FREE_SHIPPING = {
  from: toPrice(usd(7500)),
  fromStickers: 5,
  stickerPrice: toPrice(usd(375)),
};

export function createCheckout(parts: Partial<Checkout> = {}): Checkout {
  const { id = "cart-1" } = parts;
  return {
    ...EMPTY_CHECKOUT,
    freeShipping: FREE_SHIPPING,
    id,
    version: 1,
    webUrl: `https://photomap.example/checkout/${id}`,
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
    stickerOrderId: null,
    tokensUsed: 0,
    unitPrice: price,
    totalPrice: price,
    customAttributes: [],
    discountAllocations: [],
    variant: {
      id: variantId,
      title: "36 x 24 in",
      image: { altText: "An oak frame", url: "/products/oak.webp" },
      product: { handle: "oak-frame" },
      stickerTokens: null,
    },
    file: null,
    ...parts,
  };
}

/** Texas is blurry, Iowa, Ohio and six others are empty in the map of the first line. */
export function makeMapCheck(): MapCheckFragment {
  return {
    lineItemId: "line-1",
    fileId: "abc123",
    regionType: "state",
    regionTypePlural: "states",
    key: "seen",
    problems: [
      { kind: "BLURRY", count: 1, regions: [{ id: "TX", name: "Texas" }] },
      {
        kind: "MISSING",
        count: 8,
        regions: [
          { id: "IA", name: "Iowa" },
          { id: "OH", name: "Ohio" },
        ],
      },
    ],
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

/** The address that a checkout starts with. */
export const SHIPPING_ADDRESS: ShippingAddressFragment = {
  name: "Customer 2",
  line1: "12 Main St",
  line2: null,
  city: "Ann Arbor",
  state: "MI",
  zip: "48104",
};
