import { useId } from "react";
import type { CheckoutLine } from "../cart/checkout.ts";
import type { Cart } from "../cart/use-cart.ts";
import styles from "./LineList.module.css";
import { LineRow } from "./LineRow.tsx";
import { useLineRemoval } from "./use-line-removal.ts";

interface LineListProps {
  readonly title: string;
  readonly lines: readonly CheckoutLine[];
  readonly cart: Cart;
}

export function LineList({ title, lines, cart }: LineListProps) {
  const id = useId();
  const { remove, headingRef } = useLineRemoval(cart);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={headingRef} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            cart={cart}
            onRemove={() => void remove([line], line.title)}
          />
        ))}
      </ul>
    </section>
  );
}
