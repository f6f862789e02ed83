import { formatMessage, tokenMessages } from "@photomap/messages";
import type { StickerTokenReason } from "../../platform/api/generated/graphql.ts";

const NUMBER = new Intl.NumberFormat("en-US");
const CHANGE = new Intl.NumberFormat("en-US", { signDisplay: "always" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/Detroit" });

const REASONS: Readonly<Record<StickerTokenReason, string>> = {
  ADMIN_ADJUSTMENT: "Adjustment",
  PROMOTION: "Free tokens",
  STICKER_PURCHASE: "Sticker order",
  VOUCHER_REDEMPTION: "Tokens redeemed",
};

export function describeTransactionReason(reason: StickerTokenReason): string {
  return REASONS[reason];
}

export function formatTokenNumber(tokens: number): string {
  return NUMBER.format(tokens);
}

/** Formats a change with its sign; the minus is as wide as a digit. */
export function formatTokenChange(tokens: number): string {
  return CHANGE.format(tokens).replace("-", "−");
}

/** Formats a day in the business's time zone, the same on the server and in the browser. */
export function formatTransactionDay(instant: string): string {
  return DAY.format(new Date(instant));
}

export function describeAddedTokens(tokens: number): string {
  return tokens === 1
    ? formatMessage(tokenMessages.oneTokenAdded)
    : formatMessage(tokenMessages.tokensAdded, { count: formatTokenNumber(tokens) });
}

/** Describes the reserved tokens; undefined when there are none. */
export function describeReservedTokens(tokens: number): string | undefined {
  if (tokens === 0) return undefined;
  const verb = tokens === 1 ? "is" : "are";
  return `${formatTokenNumber(tokens)} ${verb} reserved for an order awaiting payment.`;
}

/** Explains what happens with tokens that were used although their order was refunded. */
export function describeOwedTokens(tokens: number): string {
  const [noun, them] = tokens === 1 ? ["token", "it"] : ["tokens", "them"];
  return `You used ${formatTokenNumber(tokens)} ${noun} from an order that we refunded. If you get tokens back later, we'll settle ${them} first.`;
}
