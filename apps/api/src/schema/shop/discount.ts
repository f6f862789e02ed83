import { type Discount, type DiscountAllocation, usd } from "@photomap/commerce";
import type { Checkout } from "@photomap/server";
import { builder } from "../builder.ts";
import { MoneyType, presentMoney } from "./money.ts";

export interface PresentedDiscount {
  readonly discount: Discount;
  readonly isApplicable: boolean;
}

export const DiscountApplicationType = builder
  .objectRef<PresentedDiscount>("DiscountApplication")
  .implement({
    description: "A discount of the checkout: automatic, or by the entered code.",
    fields: (t) => ({
      id: t.id({ resolve: ({ discount }) => discount.id }),
      title: t.string({ resolve: ({ discount }) => discount.title }),
      code: t.string({ nullable: true, resolve: ({ discount }) => discount.code }),
      applicable: t.exposeBoolean("isApplicable", {
        description: "False for an entered code that takes nothing off this checkout.",
      }),
      targetSelection: t.string({
        description: "ALL, or ENTITLED for a discount of some products.",
        resolve: ({ discount }) => (discount.productIds === undefined ? "ALL" : "ENTITLED"),
      }),
      targetType: t.string({
        description: "LINE_ITEM or SHIPPING_LINE.",
        resolve: ({ discount }) =>
          discount.kind.type === "free-shipping" ? "SHIPPING_LINE" : "LINE_ITEM",
      }),
      allocationMethod: t.string({ resolve: () => "ACROSS" }),
      valueMoney: t.field({
        type: MoneyType,
        nullable: true,
        resolve: ({ discount: { kind } }) =>
          kind.type === "fixed" ? presentMoney(usd(kind.amountMinor)) : null,
      }),
      valuePercentage: t.float({
        nullable: true,
        resolve: ({ discount: { kind } }) => getPercentage(kind),
      }),
      type: t.string({
        description: "automatic or code; manual and script are not used.",
        resolve: ({ discount }) => (discount.code === undefined ? "automatic" : "code"),
      }),
    }),
  });

function getPercentage(kind: Discount["kind"]): number | null {
  if (kind.type === "fixed") return null;
  return kind.type === "percentage" ? kind.basisPoints / 100 : 100;
}

export interface PresentedAllocation {
  readonly allocation: DiscountAllocation;
  readonly discount: Discount;
}

export const DiscountAllocationType = builder
  .objectRef<PresentedAllocation>("DiscountAllocation")
  .implement({
    description: "The part of a discount that is taken off a line.",
    fields: (t) => ({
      allocatedAmount: t.field({
        type: MoneyType,
        resolve: ({ allocation }) => presentMoney(allocation.amount),
      }),
      discountApplication: t.field({
        type: DiscountApplicationType,
        resolve: ({ discount }) => ({ discount, isApplicable: true }),
      }),
    }),
  });

export function presentAllocations(
  { discounts }: Checkout,
  allocations: readonly DiscountAllocation[],
): PresentedAllocation[] {
  return allocations.flatMap((allocation) => {
    const discount = discounts.find(({ id }) => id === allocation.discountId);
    return discount === undefined ? [] : [{ allocation, discount }];
  });
}

/** Those that are used, and the entered code when it is not. */
export function presentDiscounts({ discounts, prices }: Checkout): PresentedDiscount[] {
  const used = new Set([prices.lineDiscount?.discountId, prices.shippingDiscount?.discountId]);
  return discounts
    .map((discount) => ({ discount, isApplicable: used.has(discount.id) }))
    .filter(({ discount, isApplicable }) => isApplicable || discount.code !== undefined);
}
