import type { CustomAttribute } from "../cart/custom-attributes.ts";
import {
  addMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  ZERO_USD,
} from "../money/money.ts";
import { listTexts } from "../products/text-fields.ts";
import { chooseDiscounts, type RefusedDiscount } from "./discount.ts";
import { allocateDiscount, type Discount } from "./discount-allocation.ts";
import {
  computeZonePrices,
  findStandardShippingPrice,
  listShippingOptions,
  type ShippingOption,
} from "./shipping.ts";
import type { Parcel, ShippingRates, ShippingZone } from "./shipping-rates.ts";

export interface PriceableLine {
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly projectId?: string | undefined;
  readonly stickerOrderId?: string | undefined;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly requiresShipping: boolean;
  /** The weight of one unit in ounces and the longest side of its package in inches. */
  readonly weightOz: number;
  readonly lengthIn: number;
  readonly customAttributes: readonly CustomAttribute[];
}

export interface DiscountAllocation {
  readonly discountId: string;
  readonly title: string;
  readonly kind: "automatic" | "code";
  readonly amount: Money;
}

export interface PricedLine extends PriceableLine {
  readonly subtotal: Money;
  readonly discountAllocations: readonly DiscountAllocation[];
  readonly total: Money;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** The sum of the lines before discounts. */
  readonly subtotal: Money;
  /** The discount on lines with the sum of its allocations. */
  readonly lineDiscount?: DiscountAllocation;
  /** The discount on shipping with what it takes off `shipping`. */
  readonly shippingDiscount?: DiscountAllocation;
  /** The discounts without effect on this cart, each with the reason. */
  readonly unusedDiscounts: readonly RefusedDiscount[];
  /** The ways to ship; empty when nothing is shipped or the ZIP code is missing or not valid. */
  readonly shippingOptions: readonly ShippingOption[];
  readonly shippingOption?: ShippingOption;
  /** The price of the chosen option after the discount; absent until one is chosen. */
  readonly shipping?: Money;
  /** What the chosen option costs to each zone after the discount, in cents. */
  readonly shippingMinorByZone?: Readonly<Record<ShippingZone, number>>;
  /** Whether standard shipping costs nothing, known before the ZIP code is. */
  readonly hasFreeShipping: boolean;
  /** The lines after discounts plus shipping, without tax. */
  readonly total: Money;
  readonly requiresShipping: boolean;
  /** Whether something that is shipped is made for the buyer first. */
  readonly isPersonalized: boolean;
  readonly totalQuantity: number;
}

export interface PriceRequest {
  readonly lines: readonly PriceableLine[];
  readonly discounts: readonly Discount[];
  readonly shippingOptionId?: string | undefined;
  readonly zip?: string | undefined;
  readonly rates: ShippingRates;
  readonly now: Date;
}

function createAllocation({ id, title, code }: Discount, amount: Money): DiscountAllocation {
  return { discountId: id, title, kind: code === undefined ? "automatic" : "code", amount };
}

type LineWithSubtotal = PriceableLine & { readonly subtotal: Money };

function priceLines(
  lines: readonly LineWithSubtotal[],
  discount: Discount | undefined,
): PricedLine[] {
  const parts = discount === undefined ? [] : allocateDiscount(discount, lines);
  const amounts = new Map(parts.map(({ lineId, amount }) => [lineId, amount]));
  return lines.map((line) => {
    const amount = amounts.get(line.id);
    if (amount === undefined || discount === undefined) {
      return { ...line, discountAllocations: [], total: line.subtotal };
    }
    return {
      ...line,
      discountAllocations: [createAllocation(discount, amount)],
      total: subtractMoney(line.subtotal, amount),
    };
  });
}

interface ShippingPrice {
  readonly requiresShipping: boolean;
  readonly isPersonalized: boolean;
  readonly hasFreeShipping: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  readonly shippingOption?: ShippingOption;
  readonly shipping?: Money;
  readonly shippingMinorByZone?: Readonly<Record<ShippingZone, number>>;
  readonly shippingDiscount?: DiscountAllocation;
}

/** Counts the stickers; undefined when something else is shipped. */
function countStickers(lines: readonly PriceableLine[]): number | undefined {
  const shipped = lines.filter(({ requiresShipping }) => requiresShipping);
  if (shipped.some(({ stickerOrderId }) => stickerOrderId === undefined)) return undefined;
  return shipped.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether something that is shipped has the buyer's photos or words. */
function hasPersonalized(lines: readonly PriceableLine[]): boolean {
  return lines.some(
    ({ requiresShipping, projectId, stickerOrderId, customAttributes }) =>
      requiresShipping &&
      (projectId !== undefined ||
        stickerOrderId !== undefined ||
        listTexts(customAttributes).length > 0),
  );
}

/** Measures the package of what is shipped. */
function measureParcel(lines: readonly PriceableLine[]): Parcel {
  const shipped = lines.filter(({ requiresShipping }) => requiresShipping);
  return {
    weightOz: shipped.reduce((sum, { weightOz, quantity }) => sum + weightOz * quantity, 0),
    lengthIn: Math.max(0, ...shipped.map(({ lengthIn }) => lengthIn)),
  };
}

function priceShipping(
  { lines, zip = "", shippingOptionId, rates }: PriceRequest,
  subtotal: Money,
  discount: Discount | undefined,
): ShippingPrice {
  const requiresShipping = lines.some((line) => line.requiresShipping);
  const stickerCount = countStickers(lines);
  const goods = { zip, subtotal, rates, parcel: measureParcel(lines), stickerCount };
  const standardPrice = findStandardShippingPrice(goods);
  const isDiscounted = discount !== undefined && standardPrice.amountMinor > 0;
  const hasFreeShipping = requiresShipping && (isDiscounted || standardPrice.amountMinor === 0);
  const isPersonalized = hasPersonalized(lines);
  const request = { ...goods, requiresShipping, isPersonalized, hasFreeShipping };
  const shippingOptions = listShippingOptions(request) ?? [];
  const option = shippingOptions.find(({ id }) => id === shippingOptionId);
  const isUsed = requiresShipping && isDiscounted && option?.id !== "expedited";
  return {
    requiresShipping,
    isPersonalized,
    hasFreeShipping,
    shippingOptions,
    ...(option && {
      shippingOption: option,
      shipping: option.price,
      shippingMinorByZone: computeZonePrices(option.id, {
        ...goods,
        hasFreeShipping: discount !== undefined,
      }),
    }),
    ...(!requiresShipping && { shipping: ZERO_USD }),
    ...(isUsed && { shippingDiscount: createAllocation(discount, standardPrice) }),
  };
}

/** Prices a cart by the server's prices alone: the client only decides quantities and choices. */
export function priceCart(request: PriceRequest): PricedCart {
  const withSubtotals = request.lines.map((line) => ({
    ...line,
    subtotal: multiplyMoney(line.unitPrice, line.quantity),
  }));
  const chosen = chooseDiscounts(request.discounts, withSubtotals, request.now);
  const lines = priceLines(withSubtotals, chosen.line);
  const subtotal = sumMoney(lines.map((line) => line.subtotal));
  const linesTotal = sumMoney(lines.map((line) => line.total));
  const discounted = subtractMoney(subtotal, linesTotal);
  const shipping = priceShipping(request, linesTotal, chosen.shipping);
  const lineDiscount =
    chosen.line && discounted.amountMinor > 0 && createAllocation(chosen.line, discounted);
  const withoutEffect = [
    ...(lineDiscount ? [] : [chosen.line]),
    ...(shipping.shippingDiscount ? [] : [chosen.shipping]),
  ].filter((discount) => discount !== undefined);
  return {
    lines,
    subtotal,
    ...(lineDiscount && { lineDiscount }),
    ...shipping,
    unusedDiscounts: [
      ...chosen.unused,
      ...withoutEffect.map((discount) => ({ discount, code: "UNABLE_TO_APPLY" as const })),
    ],
    total: addMoney(linesTotal, shipping.shipping ?? ZERO_USD),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
