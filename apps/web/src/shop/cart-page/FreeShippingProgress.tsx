import { formatMoney } from "@photomap/commerce";
import { formatMessage, stickerMessages } from "@photomap/messages";
import { Truck } from "lucide-react";
import type { Checkout } from "../cart/checkout.ts";
import { type FreeShippingGap, findFreeShippingGap } from "../cart/shipping-state.ts";
import styles from "./FreeShippingProgress.module.css";

/** How far the cart is from free shipping. */
export function FreeShippingProgress({ checkout }: { readonly checkout: Checkout }) {
  if (!checkout.requiresShipping) return null;
  const gap = findFreeShippingGap(checkout);
  if (gap?.kind === "unknown") return null;
  return (
    <div className={styles.shipping} data-free={gap === undefined || undefined}>
      <p>
        <Truck size={20} strokeWidth={1.6} aria-hidden="true" />
        {gap === undefined ? "You get free standard shipping." : describeGap(gap)}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ width: `${Math.round(getShare(gap) * 100)}%` }} />
      </div>
    </div>
  );
}

type KnownGap = Exclude<FreeShippingGap, { kind: "unknown" }>;

function describeGap(gap: KnownGap): string {
  return gap.kind === "amount"
    ? `${formatMoney(gap.missing)} more for free shipping`
    : formatMessage(stickerMessages.freeShippingFrom, { count: gap.fromStickers });
}

function getShare(gap: KnownGap | undefined): number {
  if (gap === undefined) return 1;
  return gap.kind === "amount"
    ? 1 - gap.missing.amountMinor / gap.from.amountMinor
    : gap.count / gap.fromStickers;
}
