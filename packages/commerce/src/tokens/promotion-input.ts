import * as z from "zod/mini";
import { findTokenAmountProblem, TOKEN_AMOUNT_PROBLEM } from "./given-tokens.ts";

const PLACES = "Enter a whole number, 1 or more.";
const ID = "Use lowercase letters, digits and hyphens.";

/** The longest address of a promotion. */
export const MAX_PROMOTION_ID_LENGTH = 60;

/** What staff enter for a promotion; pages and the server check it with the same texts. */
export const promotionInput = z
  .object({
    /** The id, chosen by the client: a repeated request creates no second promotion. */
    id: z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID),
        z.maxLength(MAX_PROMOTION_ID_LENGTH, "Use at most 60 characters."),
      ),
    /** The `updatedAt` of the promotion that the form showed; null for a new one. */
    updatedAt: z.nullish(z.coerce.date()),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Enter a title."),
        z.maxLength(100, "Use at most 100 characters."),
      ),
    description: z.string().check(z.trim(), z.maxLength(2000, "Use at most 2,000 characters.")),
    status: z.enum(["OPEN", "CLOSED"]),
    maxEntries: z.int(PLACES).check(z.minimum(1, PLACES), z.maximum(1_000_000, PLACES)),
    tokens: z
      .number(TOKEN_AMOUNT_PROBLEM)
      .check(
        z.refine((count) => findTokenAmountProblem(count) === undefined, TOKEN_AMOUNT_PROBLEM),
      ),
    startsAt: z.coerce.date("Enter a start."),
    endsAt: z.nullish(z.coerce.date()),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => !endsAt || endsAt > startsAt, {
      path: ["endsAt"],
      error: "The end must be after the start.",
    }),
  );
