import { formatAmount, formatMoney, type Money, parseAmount, ZERO_USD } from "@photomap/commerce";
import type { PriceFragment } from "../api/generated/graphql.ts";

export type Price = PriceFragment;

/** Parses a price, which is always in USD; zero if it is invalid. */
export function toMoney({ amount }: Price): Money {
  return parseAmount(amount) ?? ZERO_USD;
}

export function toPrice(money: Money): Price {
  return { amount: formatAmount(money), currencyCode: money.currency };
}

/** Formats a price as "$1,234.50". */
export function formatPrice(price: Price): string {
  return formatMoney(toMoney(price));
}

export function isFree(price: Price): boolean {
  return toMoney(price).amountMinor === 0;
}
