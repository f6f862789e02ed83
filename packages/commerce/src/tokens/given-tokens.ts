export const TOKEN_AMOUNT_PROBLEM = "Enter 0.5 to 50, in steps of 0.5.";

/** Finds what is wrong with the tokens of one voucher, or of one entry of a promotion. */
export function findTokenAmountProblem(tokens: number): string | undefined {
  const isGiven = Number.isInteger(tokens * 2) && tokens >= 0.5 && tokens <= 50;
  return isGiven ? undefined : TOKEN_AMOUNT_PROBLEM;
}

/** Finds what is wrong with the number of vouchers of one request. */
export function findVoucherCountProblem(count: number): string | undefined {
  return Number.isInteger(count) && count >= 1 && count <= 200 ? undefined : "Enter 1 to 200.";
}
