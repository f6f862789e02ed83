import * as z from "zod/mini";
import { amountInput } from "../money/amount-input.ts";

const AMOUNT = "Enter an amount such as 12.50.";
const PERCENTAGE = "Enter 0.01 to 100.";
const LIMIT = "Enter a whole number, 1 or more.";

/** What staff enter for a discount; pages and the server check it with the same texts. */
export const discountInput = z
  .object({
    /** The id, chosen by the client: a repeated request creates no second discount. */
    id: z.guid(),
    /** The `updatedAt` of the discount that the form showed; null for a new one. */
    updatedAt: z.nullish(z.coerce.date()),
    code: z.pipe(
      z.nullish(
        z
          .string()
          .check(
            z.trim(),
            z.toUpperCase(),
            z.regex(/^([A-Z0-9-]{2,40})?$/, "Use 2 to 40 letters, digits and hyphens."),
          ),
      ),
      z.transform((code) => code || null),
    ),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Enter a title."),
        z.maxLength(100, "Use at most 100 characters."),
      ),
    kind: z.enum(["percentage", "fixed", "free-shipping"]),
    percentage: z.nullish(
      z.number(PERCENTAGE).check(z.minimum(0.01, PERCENTAGE), z.maximum(100, PERCENTAGE)),
    ),
    amount: z.nullish(amountInput.check(z.refine((minor) => minor > 0, AMOUNT))),
    productIds: z.nullish(z.array(z.guid()).check(z.maxLength(500))),
    minimumSubtotal: z.nullish(amountInput),
    usageLimit: z.nullish(z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(1_000_000, LIMIT))),
    startsAt: z.coerce.date("Enter a start."),
    endsAt: z.nullish(z.coerce.date()),
    isActive: z.boolean(),
  })
  .check(
    z.refine(({ kind, percentage }) => kind !== "percentage" || Boolean(percentage), {
      path: ["percentage"],
      error: PERCENTAGE,
    }),
    z.refine(({ kind, amount }) => kind !== "fixed" || Boolean(amount), {
      path: ["amount"],
      error: AMOUNT,
    }),
    z.refine(({ startsAt, endsAt }) => !endsAt || endsAt > startsAt, {
      path: ["endsAt"],
      error: "The end must be after the start.",
    }),
  );
