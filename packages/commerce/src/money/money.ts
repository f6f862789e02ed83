import { shopMessages } from "@photomap/messages";

/** The currencies, which have two decimals as the formats below require. All prices are in USD. */
export const CURRENCY_CODES = ["USD", "CAD", "EUR", "GBP"] as const;

export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** The countries that orders are shipped to. */
export const COUNTRY_CODES = ["US"] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

export interface Money {
  /** The amount as an integer in the currency's minor unit: cents. */
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

const SYMBOLS: Readonly<Record<CurrencyCode, string>> = {
  USD: "$",
  CAD: "CA$",
  EUR: "€",
  GBP: "£",
};

function createMoney(amountMinor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`An amount is an integer of cents, not ${amountMinor}`);
  }
  // Normalizes -0, which would be formatted with a sign.
  return { amountMinor: amountMinor + 0, currency };
}

export function usd(amountMinor: number): Money {
  return createMoney(amountMinor, "USD");
}

export const ZERO_USD: Money = usd(0);

function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new Error(shopMessages.differentCurrencies.text);
}

export function addMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return createMoney(left.amountMinor + right.amountMinor, left.currency);
}

export function subtractMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return createMoney(left.amountMinor - right.amountMinor, left.currency);
}

export function multiplyMoney({ amountMinor, currency }: Money, quantity: number): Money {
  return createMoney(amountMinor * quantity, currency);
}

/** Adds amounts of one currency; no amounts are zero USD. */
export function sumMoney(amounts: readonly Money[]): Money {
  const [first, ...rest] = amounts;
  return first === undefined ? ZERO_USD : rest.reduce(addMoney, first);
}

/**
 * Parses the API's form of an amount, "12.50", as USD; at most two decimals, no sign, no
 * separators.
 */
export function parseAmount(text: string): Money | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, units = "", cents = ""] = match;
  return usd(Number(units) * 100 + Number(cents.padEnd(2, "0")));
}

/** Formats an amount for the API: "12.50". */
export function formatAmount({ amountMinor }: Money): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, "0");
  return `${amountMinor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats an amount for pages and emails: "$1,234.50". */
export function formatMoney(money: Money): string {
  const grouped = formatAmount(money).replace(/\B(?=(?:\d{3})+\.)/g, ",");
  const sign = grouped.startsWith("-") ? "-" : "";
  return `${sign}${SYMBOLS[money.currency]}${grouped.slice(sign.length)}`;
}

export interface PriceRange {
  readonly min: Money;
  readonly max: Money;
}

export function findPriceRange(prices: readonly Money[]): PriceRange {
  const [first, ...rest] = prices;
  if (first === undefined) throw new Error(shopMessages.emptyPriceRange.text);
  let [min, max] = [first, first];
  for (const price of rest) {
    requireSameCurrency(first, price);
    if (price.amountMinor < min.amountMinor) min = price;
    if (price.amountMinor > max.amountMinor) max = price;
  }
  return { min, max };
}
