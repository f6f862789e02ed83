import { addMoney, type Money } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { toMoney } from "../../platform/format/price.ts";
import type { Checkout, CheckoutLine } from "./checkout.ts";

type Application = CheckoutLine["discountAllocations"][number]["discountApplication"];

export interface DiscountRow {
  readonly id: string;
  readonly label: string;
  readonly amount: Money;
}

export function describeDiscount({ type, title, code }: Application): string {
  switch (type) {
    case "manual":
      return formatMessage(shopMessages.manualDiscount);
    case "automatic":
      return formatMessage(shopMessages.automaticDiscount);
    default:
      return code ?? title;
  }
}

/** What each discount takes off the lines together. */
export function listDiscounts({ lineItems }: Checkout): DiscountRow[] {
  const rows = new Map<string, DiscountRow>();
  for (const { allocatedAmount, discountApplication } of lineItems.flatMap(
    ({ discountAllocations }) => discountAllocations,
  )) {
    const { id } = discountApplication;
    const known = rows.get(id);
    const amount = toMoney(allocatedAmount);
    rows.set(id, {
      id,
      label: describeDiscount(discountApplication),
      amount: known === undefined ? amount : addMoney(known.amount, amount),
    });
  }
  return [...rows.values()];
}
