import { type Money, usd, ZERO_USD } from "../money/money.ts";
import type { DeliveryDays } from "./arrival.ts";
import {
  findPackageRate,
  type Parcel,
  type ShippingRates,
  type ShippingZone,
} from "./shipping-rates.ts";

export type ShippingOptionId = "standard" | "expedited";

export interface ShippingOption extends DeliveryDays {
  readonly id: ShippingOptionId;
  readonly title: string;
  readonly price: Money;
}

type TransitDays = readonly [standard: number, expedited: number];

/** The days of standard and of expedited shipping from Michigan, by the ZIP code's first digit. */
const CONTIGUOUS_DAYS: readonly TransitDays[] = [
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

/** Where goods go by plane or ship. */
const OTHER_DAYS: Readonly<Record<Exclude<ShippingZone, "CONTIGUOUS">, TransitDays>> = {
  DISTANT: [14, 6],
  TERRITORIES: [16, 7],
  MILITARY: [14, 6],
};

/** The zones of the first three digits of a ZIP code; undefined where none is assigned. */
const PREFIXES: readonly (readonly [
  first: number,
  last: number,
  zone: ShippingZone | undefined,
])[] = [
  [0, 4, undefined],
  // Puerto Rico and the US Virgin Islands.
  [6, 9, "TERRITORIES"],
  [90, 98, "MILITARY"],
  [340, 340, "MILITARY"],
  [962, 966, "MILITARY"],
  // Hawaii.
  [967, 968, "DISTANT"],
  // Guam, American Samoa and the Northern Mariana Islands.
  [969, 969, "TERRITORIES"],
  // Alaska.
  [995, 999, "DISTANT"],
];

interface Destination {
  readonly zone: ShippingZone;
  readonly days: TransitDays;
}

/** Where a ZIP code is; undefined for one that is not valid or not assigned. */
function findDestination(zip: string): Destination | undefined {
  const digits = /^(\d{3})\d{2}(?:-\d{4})?$/.exec(zip.trim())?.[1];
  if (digits === undefined) return undefined;
  const prefix = Number(digits);
  const range = PREFIXES.find(([first, last]) => prefix >= first && prefix <= last);
  const zone = range === undefined ? "CONTIGUOUS" : range[2];
  if (zone === undefined) return undefined;
  const days = zone === "CONTIGUOUS" ? CONTIGUOUS_DAYS[Number(digits[0])] : OTHER_DAYS[zone];
  return days && { zone, days };
}

/** Finds the zone of a ZIP code; undefined for one that is not valid or not assigned. */
export function findShippingZone(zip: string): ShippingZone | undefined {
  return findDestination(zip)?.zone;
}

export interface ShippingRequest {
  readonly zip: string;
  /** The total of the lines after discounts. */
  readonly subtotal: Money;
  readonly requiresShipping: boolean;
  /** Whether something in the package is made for the buyer first. */
  readonly isPersonalized: boolean;
  readonly rates: ShippingRates;
  readonly parcel: Parcel;
  /** Whether a discount makes shipping free, whatever the subtotal. */
  readonly hasFreeShipping?: boolean;
  /** The number of stickers; undefined when something else is shipped. */
  readonly stickerCount?: number | undefined;
}

/** Finds the price of standard shipping; to the contiguous states without a valid ZIP code. */
export function findStandardShippingPrice(
  request: Omit<ShippingRequest, "requiresShipping" | "isPersonalized" | "hasFreeShipping">,
): Money {
  return findStandardPriceTo(findShippingZone(request.zip) ?? "CONTIGUOUS", request);
}

function findStandardPriceTo(
  zone: ShippingZone,
  { subtotal, rates, parcel, stickerCount }: Omit<ZoneRequest, "hasFreeShipping">,
): Money {
  if (subtotal.amountMinor >= rates.freeFromMinor) return ZERO_USD;
  if (stickerCount !== undefined) {
    return stickerCount >= rates.freeFromStickers ? ZERO_USD : usd(rates.stickerMinor);
  }
  return usd(findPackageRate(rates, parcel).prices[zone].standardMinor);
}

type ZoneRequest = Omit<ShippingRequest, "zip" | "requiresShipping" | "isPersonalized">;

/** Computes what one way to ship costs to each zone, in cents. */
export function computeZonePrices(
  id: ShippingOptionId,
  request: ZoneRequest,
): Readonly<Record<ShippingZone, number>> {
  const { prices } = findPackageRate(request.rates, request.parcel);
  const findPrice = (zone: ShippingZone) => {
    if (id === "expedited") return prices[zone].expeditedMinor;
    return request.hasFreeShipping ? 0 : findStandardPriceTo(zone, request).amountMinor;
  };
  return {
    CONTIGUOUS: findPrice("CONTIGUOUS"),
    DISTANT: findPrice("DISTANT"),
    TERRITORIES: findPrice("TERRITORIES"),
    MILITARY: findPrice("MILITARY"),
  };
}

/**
 * Lists the ways to ship; empty when nothing is shipped, undefined for a ZIP code without shipping.
 */
export function listShippingOptions(request: ShippingRequest): ShippingOption[] | undefined {
  const destination = findDestination(request.zip);
  if (destination === undefined) return undefined;
  if (!request.requiresShipping) return [];
  const [standardDays, expeditedDays] = destination.days;
  const makingDays = findMakingDays(request);
  const { prices } = findPackageRate(request.rates, request.parcel);
  return [
    {
      id: "standard",
      title: "Standard",
      price: request.hasFreeShipping ? ZERO_USD : findStandardShippingPrice(request),
      makingDays,
      ...computeTransitDays(standardDays),
    },
    {
      id: "expedited",
      title: "Expedited",
      price: usd(prices[destination.zone].expeditedMinor),
      makingDays,
      ...computeTransitDays(expeditedDays),
    },
  ];
}

/** Finds the days of standard shipping to the contiguous states, for buyers without a ZIP code. */
export function findUsualDeliveryDays(
  request: Pick<ShippingRequest, "rates" | "isPersonalized">,
): DeliveryDays {
  const standard = CONTIGUOUS_DAYS.map(([days]) => days);
  return {
    makingDays: findMakingDays(request),
    minTransitDays: computeTransitDays(Math.min(...standard)).minTransitDays,
    maxTransitDays: Math.max(...standard),
  };
}

/** Packages that take up to four days take at least two of them. */
function computeTransitDays(maxTransitDays: number): Omit<DeliveryDays, "makingDays"> {
  return { minTransitDays: Math.ceil(maxTransitDays / 2), maxTransitDays };
}

function findMakingDays({
  rates: { makingDays, packingDays },
  isPersonalized,
}: Pick<ShippingRequest, "rates" | "isPersonalized">): number {
  return isPersonalized ? makingDays : packingDays;
}
