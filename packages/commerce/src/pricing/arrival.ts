import { addBusinessDays, type CalendarDay, findWorkshopDay } from "./business-days.ts";

/** How long an order takes, in business days. */
export interface DeliveryDays {
  /** The days until the package is handed to the carrier. */
  readonly makingDays: number;
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
}

/** The first and the last day on which a package should arrive. */
export interface ArrivalWindow {
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
}

/**
 * Computes when an order arrives that is paid at this moment. Every promise about time follows from
 * this rule: on product pages, in the cart, at checkout, in emails, on orders, and for staff.
 */
export function computeArrival(days: DeliveryDays, paidAt: Date): ArrivalWindow {
  return computeTransit(days, findShipByDay(days, paidAt));
}

/** Finds the last day to hand the package over for an order that was paid at this moment. */
export function findShipByDay({ makingDays }: DeliveryDays, paidAt: Date): CalendarDay {
  return addBusinessDays(findWorkshopDay(paidAt), makingDays);
}

/** Computes when a package arrives that was handed over at this moment. */
export function computePackageArrival(days: DeliveryDays, shippedAt: Date): ArrivalWindow {
  return computeTransit(days, findWorkshopDay(shippedAt));
}

function computeTransit(days: DeliveryDays, shipDay: CalendarDay): ArrivalWindow {
  return {
    earliest: addBusinessDays(shipDay, days.minTransitDays),
    latest: addBusinessDays(shipDay, days.maxTransitDays),
  };
}

/** Writes a window as "Dec 1 to 4", "Nov 30 to Dec 4" or, with the same day twice, "Dec 4". */
export function formatArrival({ earliest, latest }: ArrivalWindow): string {
  const [first, last] = [formatDay(earliest), formatDay(latest)];
  if (first === last) return first;
  const isSameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  return `${first} to ${isSameMonth ? Number(latest.slice(8)) : last}`;
}

/** Writes a calendar day as "Dec 4". */
export function formatDay(day: CalendarDay): string {
  const options = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", options);
}
