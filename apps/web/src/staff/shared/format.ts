import { BRAND_NAMES, isBrandId } from "@photomap/design";

/** The company's time zone, so server, browser and dashboard show the same days. */
const timeZone = "America/Detroit";
const DATE_TIME = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone,
});
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
const NUMBER = new Intl.NumberFormat("en-US");

export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

export function formatCount(count: number): string {
  return NUMBER.format(count);
}

/** Formats a count with its unit: "1 order", "1,200 orders". */
export function formatUnits(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? "" : "s"}`;
}

export function formatBrand(brand: string): string {
  return isBrandId(brand) ? BRAND_NAMES[brand] : brand;
}

export const BRAND_OPTIONS = Object.entries(BRAND_NAMES).map(([value, label]) => ({
  value,
  label,
}));
