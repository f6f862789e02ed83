import { describeTokenShortfall, formatMoney, formatTokens, sumMoney } from "@photomap/commerce";
import { CircleAlert, Ticket } from "lucide-react";
import { useState } from "react";
import { isFree, toMoney } from "../../../platform/format/price.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { CheckoutLine } from "../../cart/checkout.ts";
import type { StickerGroup } from "../../cart/group-lines.ts";
import type { Cart } from "../../cart/use-cart.ts";
import type { CartTokens } from "../use-cart-tokens.ts";
import styles from "./TokenBanners.module.css";

interface TokenBannersProps {
  readonly groups: readonly StickerGroup[];
  readonly tokens: CartTokens;
  readonly cart: Cart;
}

/** Notices about tokens before the checkout. */
export function TokenBanners({ groups, tokens, cart }: TokenBannersProps) {
  const { needed, available, isShort } = tokens;
  if (available === undefined) return null;
  if (isShort) {
    return (
      <div className={styles.banner} data-tone="shortfall" role="alert">
        <CircleAlert size={22} strokeWidth={1.6} aria-hidden="true" />
        <p>{describeTokenShortfall(needed, available)}</p>
      </div>
    );
  }
  const lines = groups.flatMap((group) => group.lines);
  const unused = available - needed;
  const canUse = lines.some((line) => !isFree(line.unitPrice) && getHalfTokens(line) <= unused);
  if (!canUse && needed === 0) return null;
  return <StickerPayment lines={lines} tokens={{ needed, unused, canUse }} cart={cart} />;
}

/** The half-tokens that one sticker of the line costs; infinite when tokens can't pay for it. */
function getHalfTokens({ variant }: CheckoutLine): number {
  const tokens = variant?.stickerTokens ?? 0;
  return tokens > 0 ? 2 * tokens : Number.POSITIVE_INFINITY;
}

interface StickerPaymentProps extends Pick<TokenBannersProps, "cart"> {
  readonly lines: readonly CheckoutLine[];
  readonly tokens: {
    readonly needed: number;
    readonly unused: number;
    /** Whether the unused tokens pay for at least one sticker. */
    readonly canUse: boolean;
  };
}

/** How the stickers are paid, with one button for the other way. */
function StickerPayment({ lines, tokens, cart }: StickerPaymentProps) {
  const { needed, unused, canUse } = tokens;
  const [isPending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    await cart.payStickers({ withTokens: canUse });
    setPending(false);
  };
  const charged = lines.filter(({ unitPrice }) => !isFree(unitPrice));
  const charge = formatMoney(sumMoney(charged.map(({ totalPrice }) => toMoney(totalPrice))));
  const total = sumQuantities(lines);
  const chargedCount = sumQuantities(charged);
  return (
    <section className={styles.banner} data-tone="info" aria-label="Sticker tokens">
      <Ticket size={22} strokeWidth={1.6} aria-hidden="true" />
      <div className={styles.payment}>
        <div aria-live="polite">
          <p className={styles.title}>
            {canUse
              ? `You have ${formatTokens(unused)} that this order doesn't use`
              : `Tokens pay for ${describePart(total - chargedCount, total)}`}
          </p>
          <p>
            {canUse
              ? `You'll pay ${charge} for ${describePart(chargedCount, total)}.`
              : describeUse(needed, chargedCount === 0 ? undefined : charge)}
          </p>
        </div>
        <Button size="small" loading={isPending} onClick={() => void change()}>
          {canUse ? "Pay the stickers with tokens" : "Pay with money instead"}
        </Button>
      </div>
    </section>
  );
}

/** Describes some of the stickers, such as "3 of your 5 stickers". */
function describePart(count: number, total: number): string {
  if (count < total) return `${count} of your ${total} stickers`;
  return total === 1 ? "your sticker" : `your ${total} stickers`;
}

function describeUse(halfTokens: number, charge: string | undefined): string {
  const used = `They use ${formatTokens(halfTokens)}.`;
  return charge === undefined ? used : `${used} You'll pay ${charge} for the others.`;
}

function sumQuantities(lines: readonly CheckoutLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
