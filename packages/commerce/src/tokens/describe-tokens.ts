import { formatMessage, shopMessages } from "@photomap/messages";

const NUMBER = new Intl.NumberFormat("en-US");

/** Formats tokens, such as "1 token" and "2.5 tokens". */
export function formatTokens(halfTokens: number): string {
  return halfTokens === 2 ? "1 token" : `${NUMBER.format(halfTokens / 2)} tokens`;
}

/** Says why a cart can't be ordered, from numbers in half-tokens. */
export function describeTokenShortfall(needed: number, available: number): string {
  const values = { available: NUMBER.format(available / 2) };
  return needed === 2
    ? formatMessage(shopMessages.oneTokenShortfall, values)
    : formatMessage(shopMessages.tokenShortfall, {
        ...values,
        needed: NUMBER.format(needed / 2),
      });
}

export const TOKEN_RECIPIENTS = ["YOU", "OTHER_ACCOUNT", "MAIL"] as const;
export type TokenRecipient = (typeof TOKEN_RECIPIENTS)[number];

/** Says what happened with the tokens of an order. */
export function describeOrderTokens(
  halfTokens: number,
  to: { readonly recipient: TokenRecipient; readonly email: string | null },
): string {
  const count = formatTokens(halfTokens);
  if (to.recipient === "MAIL") {
    return `We've emailed your code for ${count}${to.email === null ? "" : ` to ${to.email}`}.`;
  }
  const verb = halfTokens === 2 ? "was" : "were";
  const balance = to.recipient === "YOU" ? "your balance" : "the account that placed the order";
  return `${count} ${verb} added to ${balance}.`;
}
