import { formatAmount, type Money, usd } from "@photomap/commerce";
import { builder } from "../builder.ts";

/** As sent: fields without a resolver are read directly by the compiled operation. */
export interface PresentedMoney {
  readonly amount: string;
  readonly currencyCode: string;
}

export const MoneyType = builder.objectRef<PresentedMoney>("Money").implement({
  fields: (t) => ({
    amount: t.exposeString("amount", { description: "With two decimals, such as 12.50." }),
    currencyCode: t.exposeString("currencyCode", { description: "ISO 4217." }),
  }),
});

export function presentMoney(money: Money): PresentedMoney {
  return { amount: formatAmount(money), currencyCode: money.currency };
}

/** Of an amount in cents. */
export function presentUsd(amountMinor: number): PresentedMoney {
  return presentMoney(usd(amountMinor));
}
