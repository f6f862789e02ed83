import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { GetTokenBalanceDocument } from "../../platform/api/generated/graphql.ts";
import type { CheckoutLine } from "../cart/checkout.ts";
import { sumLineHalfTokens } from "../cart/group-lines.ts";

/** The tokens that the cart needs and the account has, in half-tokens. */
export interface CartTokens {
  /** The half-tokens that pay for stickers in the cart. */
  readonly needed: number;
  /** The half-tokens that no order has reserved, 0 for guests; undefined until they are known. */
  readonly available: number | undefined;
  readonly isShort: boolean;
}

/** The tokens of the account, as soon as there are stickers in the cart; guests have none. */
export function useCartTokens(lines: readonly CheckoutLine[], isGuest: boolean): CartTokens {
  const [loaded, setLoaded] = useState<number>();
  const isWanted = !isGuest && lines.some(({ kind }) => kind === "STICKER");
  useEffect(() => {
    if (!isWanted) return undefined;
    // Unknown tokens do not block: the server compares them again.
    const load = () => void loadAvailable().then(setLoaded, () => undefined);
    load();
    // Tokens may have been redeemed in another tab.
    addEventListener("focus", load);
    return () => removeEventListener("focus", load);
  }, [isWanted]);
  const needed = sumLineHalfTokens(lines);
  const available = isGuest ? 0 : loaded;
  return { needed, available, isShort: available !== undefined && needed > available };
}

async function loadAvailable(): Promise<number> {
  const { accountStickerTokenData: data } = await execute(GetTokenBalanceDocument, {});
  return data === null ? 0 : 2 * (data.balance - data.reserved);
}
