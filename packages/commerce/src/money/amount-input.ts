import * as z from "zod/mini";
import { parseAmount } from "./money.ts";

/** The largest amount of one payment, in cents. */
const MAX_AMOUNT_MINOR = 99_999_999;

/** Parses an amount as people type it, such as "12.50", to cents. */
export const amountInput = z
  .pipe(
    z.string(),
    z.transform((value, context) => {
      const money = parseAmount(value.trim());
      if (money !== undefined) return money.amountMinor;
      context.issues.push({
        code: "custom",
        message: "Enter an amount such as 12.50.",
        input: value,
      });
      return z.NEVER;
    }),
  )
  .check(z.refine((minor) => minor <= MAX_AMOUNT_MINOR, "The highest amount is $999,999.99."));
