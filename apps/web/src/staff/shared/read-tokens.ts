/** Of one voucher, or of one entry of a promotion. */
export const MAX_TOKENS = 50;

export const TOKENS_PROBLEM = `Enter 0.5 to ${MAX_TOKENS}, in steps of 0.5.`;

/** Tokens in steps of 0.5; undefined for other texts, and for none or too many of them. */
export function readTokens(text: string, max: number): number | undefined {
  const tokens = text.trim() === "" ? 0 : Number(text);
  return Number.isInteger(tokens * 2) && tokens > 0 && tokens <= max ? tokens : undefined;
}
