import {
  CURRENCY_CODES,
  type CurrencyCode,
  formatAmount,
  type Money,
  usd,
} from "@photomap/commerce";
import { builder } from "../builder.ts";

/** As sent: fields without a resolver are read directly by the compiled operation. */
export interface PresentedMoney {
  readonly amount: string;
  readonly currencyCode: CurrencyCode;
}

const CurrencyCodeEnum = builder.enumType("CurrencyCode", {
  description: "ISO 4217.",
  values: CURRENCY_CODES,
});

export const MoneyType = builder.objectRef<PresentedMoney>("Money").implement({
  fields: (t) => ({
    amount: t.exposeString("amount", { description: "With two decimals, such as 12.50." }),
    currencyCode: t.expose("currencyCode", { type: CurrencyCodeEnum }),
  }),
});

export function presentMoney(money: Money): PresentedMoney {
  return { amount: formatAmount(money), currencyCode: money.currency };
}

/** Of an amount in cents. */
export function presentUsd(amountMinor: number): PresentedMoney {
  return presentMoney(usd(amountMinor));
}
