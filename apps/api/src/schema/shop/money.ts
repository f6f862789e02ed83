import {
  CURRENCY_CODES,
  type CurrencyCode,
  formatAmount,
  type Money,
  usd,
} from "@photomap/commerce";
import { builder } from "../builder.ts";

/** An amount as it is sent: the compiled operation reads fields without a resolver directly. */
export interface PresentedMoney {
  readonly amount: string;
  readonly currencyCode: CurrencyCode;
}

const CurrencyCodeEnum = builder.enumType("CurrencyCode", {
  description: "A currency's ISO 4217 code.",
  values: CURRENCY_CODES,
});

export const MoneyType = builder.objectRef<PresentedMoney>("Money").implement({
  fields: (t) => ({
    amount: t.exposeString("amount", {
      description: "The amount with two decimals, such as 12.50.",
    }),
    currencyCode: t.expose("currencyCode", { type: CurrencyCodeEnum }),
  }),
});

export function presentMoney(money: Money): PresentedMoney {
  return { amount: formatAmount(money), currencyCode: money.currency };
}

/** Presents an amount in cents. */
export function presentUsd(amountMinor: number): PresentedMoney {
  return presentMoney(usd(amountMinor));
}
