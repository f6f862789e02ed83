/** The carriers whose tracking pages are known. */
export const CARRIERS = ["USPS", "UPS", "FedEx", "DHL"] as const;

export type Carrier = (typeof CARRIERS)[number];

/** The addresses of the carriers' tracking pages, up to the number. */
const TRACKING_PAGES: Readonly<Record<Carrier, string>> = {
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  UPS: "https://www.ups.com/track?tracknum=",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  DHL: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
};

/** Numbers that only one carrier has. DHL's ten digits are not among them. */
const NUMBER_PATTERNS: readonly (readonly [Carrier, RegExp])[] = [
  ["UPS", /^1Z[0-9A-Z]{16}$/],
  ["USPS", /^9\d{19,21}$/],
  ["FedEx", /^(\d{12}|\d{15})$/],
];

export interface Tracking {
  readonly company?: string | undefined;
  readonly number?: string | undefined;
  readonly url?: string | undefined;
}

/** Finds the carrier that has numbers like this one; undefined if several might. */
export function recognizeCarrier(number: string): Carrier | undefined {
  const normalized = normalizeNumber(number);
  return NUMBER_PATTERNS.find(([, pattern]) => pattern.test(normalized))?.[0];
}

/** Finds the page that tracks the number; undefined without a number or with another carrier. */
export function findTrackingUrl(company: string, number: string): string | undefined {
  const carrier = findCarrier(company);
  const normalized = normalizeNumber(number);
  if (carrier === undefined || normalized === "") return undefined;
  return `${TRACKING_PAGES[carrier]}${normalized}`;
}

/** Adds the carrier and the tracking page where nobody entered them and the number tells them. */
export function completeTracking({ company, number, url }: Tracking): Tracking {
  if (number === undefined) return { company, number, url };
  const carrier = company === undefined ? recognizeCarrier(number) : findCarrier(company);
  const name = carrier ?? company;
  const page = name === undefined ? undefined : findTrackingUrl(name, number);
  return { company: name, number, url: url ?? page };
}

function findCarrier(company: string): Carrier | undefined {
  const name = company.trim().toLowerCase();
  return CARRIERS.find((carrier) => carrier.toLowerCase() === name);
}

/** People copy numbers with spaces and hyphens. */
function normalizeNumber(number: string): string {
  return number.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase();
}
