import { type Discount, type DiscountAllocation, usd } from "@photomap/commerce";
import type { Checkout } from "@photomap/server";
import { builder } from "../builder.ts";
import { MoneyType, type PresentedMoney, presentMoney } from "./money.ts";

export interface PresentedDiscount {
  readonly discount: Discount;
  readonly isApplicable: boolean;
}

interface PresentedPercentage {
  readonly percentage: number;
}

const PercentageType = builder.objectRef<PresentedPercentage>("PricingPercentageValue").implement({
  fields: (t) => ({
    percentage: t.exposeFloat("percentage", { description: "The percentage; 10 is 10%." }),
  }),
});

const PricingValue = builder.unionType("PricingValue", {
  types: [MoneyType, PercentageType],
  resolveType: (value) => ("percentage" in value ? PercentageType : MoneyType),
});

const TargetSelectionEnum = builder.enumType("DiscountApplicationTargetSelection", {
  values: {
    ALL: {},
    ENTITLED: { description: "The discount is for some products." },
    EXPLICIT: { description: "Not used." },
  },
});

const TargetTypeEnum = builder.enumType("DiscountApplicationTargetType", {
  values: ["LINE_ITEM", "SHIPPING_LINE"] as const,
});

const AllocationMethodEnum = builder.enumType("DiscountApplicationAllocationMethod", {
  values: {
    ACROSS: { description: "The lines share the discount." },
    EACH: { description: "Not used." },
    ONE: { description: "Not used." },
  },
});

const ApplicationTypeEnum = builder.enumType("DiscountApplicationType", {
  values: {
    automatic: {},
    code: { description: "The entered code applies the discount." },
    manual: { description: "Not used." },
    script: { description: "Not used." },
  },
});

export const DiscountApplicationType = builder
  .objectRef<PresentedDiscount>("DiscountApplication")
  .implement({
    description: "A discount of the checkout: automatic, or with the entered code.",
    fields: (t) => ({
      id: t.id({ resolve: ({ discount }) => discount.id }),
      title: t.string({ resolve: ({ discount }) => discount.title }),
      code: t.string({ nullable: true, resolve: ({ discount }) => discount.code }),
      applicable: t.exposeBoolean("isApplicable", {
        description: "False for an entered code that takes nothing off this checkout.",
      }),
      targetSelection: t.field({
        type: TargetSelectionEnum,
        resolve: ({ discount }) => (discount.productIds === undefined ? "ALL" : "ENTITLED"),
      }),
      targetType: t.field({
        type: TargetTypeEnum,
        resolve: ({ discount }) =>
          discount.kind.type === "free-shipping" ? "SHIPPING_LINE" : "LINE_ITEM",
      }),
      allocationMethod: t.field({ type: AllocationMethodEnum, resolve: () => "ACROSS" as const }),
      value: t.field({ type: PricingValue, resolve: ({ discount }) => presentValue(discount) }),
      type: t.field({
        type: ApplicationTypeEnum,
        resolve: ({ discount }) => (discount.code === undefined ? "automatic" : "code"),
      }),
    }),
  });

function presentValue({ kind }: Discount): PresentedMoney | PresentedPercentage {
  switch (kind.type) {
    case "fixed":
      return presentMoney(usd(kind.amountMinor));
    case "percentage":
      return { percentage: kind.basisPoints / 100 };
    case "free-shipping":
      return { percentage: 100 };
  }
}

export interface PresentedAllocation {
  readonly allocation: DiscountAllocation;
  readonly discount: Discount;
}

export const DiscountAllocationType = builder
  .objectRef<PresentedAllocation>("DiscountAllocation")
  .implement({
    description: "The part of a discount that one line gets.",
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

/** Presents the discounts that are used, and the entered code when it is not. */
export function presentDiscounts({ discounts, prices }: Checkout): PresentedDiscount[] {
  const used = new Set([prices.lineDiscount?.discountId, prices.shippingDiscount?.discountId]);
  return discounts
    .map((discount) => ({ discount, isApplicable: used.has(discount.id) }))
    .filter(({ discount, isApplicable }) => isApplicable || discount.code !== undefined);
}
