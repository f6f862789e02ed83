import { formatMessage, shopMessages } from "@photomap/messages";
import { formatPrice, isFree } from "../../platform/format/price.ts";
import type { Checkout } from "./checkout.ts";

type ShippingOption = Checkout["shippingOptions"][number];

export function describeTransit({ maxTransitDays }: ShippingOption): string {
  return `up to ${maxTransitDays} business days`;
}

export function formatShippingPrice({ price }: ShippingOption): string {
  return isFree(price) ? formatMessage(shopMessages.freeShipping) : formatPrice(price);
}
