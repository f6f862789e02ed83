import { FREE_SHIPPING_FROM, formatMoney } from "@photomap/commerce";
import { Truck } from "lucide-react";
import type { Checkout } from "../../cart/checkout.ts";
import { getMissingForFreeShipping } from "../../cart/shipping-state.ts";
import styles from "./FreeShipping.module.css";

/** How far the cart is from free shipping. */
export function FreeShipping({ checkout }: { readonly checkout: Checkout }) {
  if (!checkout.requiresShipping) return null;
  const missing = getMissingForFreeShipping(checkout);
  const share =
    missing === undefined ? 1 : 1 - missing.amountMinor / FREE_SHIPPING_FROM.amountMinor;
  return (
    <div className={styles.shipping} data-free={missing === undefined || undefined}>
      <p>
        <Truck size={20} strokeWidth={1.6} aria-hidden="true" />
        {missing === undefined
          ? "You have free standard shipping."
          : `${formatMoney(missing)} more for free shipping`}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  );
}
