import { ShoppingBag } from "lucide-react";
import { Link } from "react-router";
import { useRootData } from "../../platform/routing/root-data.ts";
import { useCartCount } from "../../shop/cart/use-cart-count.ts";
import styles from "./CartLink.module.css";

interface CartLinkProps {
  readonly className: string | undefined;
  /** The address of the signed-in account. */
  readonly owner: string | undefined;
}

/** The document script fills in the number on pages without React. */
export function CartLink({ className, owner }: CartLinkProps) {
  const count = useCartCount();
  const isUnknown = useRootData()?.isVisitorUnknown;
  return (
    <Link
      to="/cart"
      className={`${className ?? ""} ${styles.cart ?? ""}`}
      aria-label={count === undefined ? "Cart" : describeCount(count)}
      data-cart={isUnknown ? undefined : (owner ?? "")}
    >
      <ShoppingBag size={22} strokeWidth={1.6} aria-hidden="true" />
      <span className={styles.count} aria-hidden="true">
        {count === undefined || count === 0 ? null : count}
      </span>
    </Link>
  );
}

function describeCount(count: number): string {
  return `Cart, ${count} ${count === 1 ? "item" : "items"}`;
}
