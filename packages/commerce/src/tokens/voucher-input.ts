import * as z from "zod/mini";

const TOKENS = "Enter 0.5 to 50, in steps of 0.5.";
const COUNT = "Enter 1 to 200.";

/** Tokens of one voucher, or of one entry of a promotion. */
export const givenTokens = z
  .number(TOKENS)
  .check(z.minimum(0.5, TOKENS), z.maximum(50, TOKENS), z.multipleOf(0.5, TOKENS));

/** What staff enter for vouchers; pages and the server check it with the same texts. */
export const voucherInput = z.object({
  count: z.int(COUNT).check(z.minimum(1, COUNT), z.maximum(200, COUNT)),
  tokens: givenTokens,
});
