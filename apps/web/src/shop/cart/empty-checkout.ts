import { ZERO_USD } from "@photomap/commerce";
import { toPrice } from "../../platform/format/price.ts";
import type { Checkout } from "./checkout.ts";

const NOTHING = toPrice(ZERO_USD);

/** Shown until the server has created a checkout. */
export const EMPTY_CHECKOUT: Checkout = {
  id: "",
  version: 0,
  completedAt: null,
  nextCheckout: null,
  orderNumber: null,
  webUrl: "",
  email: null,
  note: "",
  zip: null,
  shippingAddress: null,
  requiresShipping: true,
  discountCode: null,
  totalQuantity: 0,
  lineItems: [],
  discountApplications: [],
  lineItemsSubtotalPrice: NOTHING,
  subtotalPriceV2: NOTHING,
  totalTax: NOTHING,
  totalPrice: NOTHING,
  arrival: null,
  freeShipping: null,
  shippingPrice: null,
  shippingOption: null,
  shippingOptions: [],
};
