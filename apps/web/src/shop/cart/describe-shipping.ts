import { formatMessage, shopMessages } from "@photomap/messages";
import { formatPrice, isFree } from "../../platform/format/price.ts";
import type { Checkout } from "./checkout.ts";

type ShippingOption = Checkout["shippingOptions"][number];

export function describeArrival({ arrival }: ShippingOption): string {
  return `arrives ${arrival.text}`;
}

export function formatShippingPrice({ price }: ShippingOption): string {
  return isFree(price) ? formatMessage(shopMessages.freeShipping) : formatPrice(price);
}
