import { type Money, usd, ZERO_USD } from "../money/money.ts";

export type ShippingOptionId = "standard" | "expedited";

export interface ShippingOption {
  readonly id: ShippingOptionId;
  readonly title: string;
  readonly price: Money;
  readonly maxTransitDays: number;
}

/** The total of the lines after discounts from which shipping is free. */
export const FREE_SHIPPING_FROM: Money = usd(7500);

/** The number of stickers from which shipping is free; those paid with tokens count too. */
export const FREE_SHIPPING_FROM_STICKERS = 5;
const STICKER_PRICE: Money = usd(375);

const PRICES: Readonly<Record<ShippingOptionId, Money>> = {
  standard: usd(750),
  expedited: usd(1800),
};

/** The days of standard and of expedited shipping from Michigan, by the ZIP code's first digit. */
const TRANSIT_DAYS: readonly (readonly [standard: number, expedited: number])[] = [
  [5, 3],
  [5, 3],
  [5, 3],
  [6, 3],
  [4, 2],
  [5, 3],
  [5, 3],
  [6, 3],
  [7, 3],
  [7, 3],
];

/** The days to Alaska, Hawaii and military addresses, where goods go by plane or ship. */
const DISTANT_DAYS = [14, 6] as const;

/** Ranges of the first three digits with distant addresses. */
const DISTANT_PREFIXES: readonly (readonly [first: number, last: number])[] = [
  [90, 98],
  [340, 340],
  [962, 966],
  [967, 968],
  [995, 999],
];

/** Ranges of the first three digits that are not assigned, or in territories without shipping. */
const OTHER_PREFIXES: readonly (readonly [first: number, last: number])[] = [
  [0, 4],
  [6, 9],
  [969, 969],
];

function isWithin(prefix: number, ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.some(([first, last]) => prefix >= first && prefix <= last);
}

function findTransitDays(zip: string): readonly [number, number] | undefined {
  const prefix = /^(\d{3})\d{2}(?:-\d{4})?$/.exec(zip.trim())?.[1];
  if (prefix === undefined || isWithin(Number(prefix), OTHER_PREFIXES)) return undefined;
  if (isWithin(Number(prefix), DISTANT_PREFIXES)) return DISTANT_DAYS;
  return TRANSIT_DAYS[Number(prefix[0])];
}

export interface ShippingRequest {
  readonly zip: string;
  /** The total of the lines after discounts. */
  readonly subtotal: Money;
  readonly requiresShipping: boolean;
  /** Whether a discount makes shipping free, whatever the subtotal. */
  readonly hasFreeShipping?: boolean;
  /** The number of stickers; undefined when something else is shipped. */
  readonly stickerCount?: number | undefined;
}

export function findStandardShippingPrice({
  subtotal,
  stickerCount,
}: Pick<ShippingRequest, "subtotal" | "stickerCount">): Money {
  if (subtotal.amountMinor >= FREE_SHIPPING_FROM.amountMinor) return ZERO_USD;
  if (stickerCount === undefined) return PRICES.standard;
  return stickerCount >= FREE_SHIPPING_FROM_STICKERS ? ZERO_USD : STICKER_PRICE;
}

/**
 * Lists the ways to ship; empty when nothing is shipped, undefined for a ZIP code without shipping.
 */
export function listShippingOptions(request: ShippingRequest): ShippingOption[] | undefined {
  const days = findTransitDays(request.zip);
  if (days === undefined) return undefined;
  if (!request.requiresShipping) return [];
  const standardPrice = request.hasFreeShipping ? ZERO_USD : findStandardShippingPrice(request);
  return [
    { id: "standard", title: "Standard", price: standardPrice, maxTransitDays: days[0] },
    { id: "expedited", title: "Expedited", price: PRICES.expedited, maxTransitDays: days[1] },
  ];
}
