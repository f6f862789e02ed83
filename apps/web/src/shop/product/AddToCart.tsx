import { formatMessage, shopMessages } from "@photomap/messages";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./AddToCart.module.css";
import { QuantitySelect } from "./QuantitySelect.tsx";
import type { ProductForm } from "./use-product-form.ts";

const loadDrawer = () => import("../cart-drawer/CartDrawer.tsx");
const CartDrawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }));

interface AddToCartProps {
  readonly form: ProductForm;
  readonly hideQuantity: boolean;
  /** Opens the choice of a map; undefined when the product needs none, or has one. */
  readonly onChooseMap: (() => void) | undefined;
}

export function AddToCart({ form, hideQuantity, onChooseMap }: AddToCartProps) {
  const { addState, variant } = form;
  const isOutOfStock = variant !== undefined && !variant.availableForSale;
  const [isBuying, setBuying] = useState(false);
  const [isCartOpen, setCartOpen] = useState(false);
  const isAdding = addState.kind === "adding";
  const add = async () => {
    setBuying(false);
    // Without its code, the text below the buttons says that it was added.
    const isLoaded = loadDrawer().then(
      () => true,
      () => false,
    );
    if ((await form.add()) && (await isLoaded)) setCartOpen(true);
  };
  const buy = () => {
    setBuying(true);
    void form.buyNow();
  };
  return (
    <div className={styles.add}>
      <div className={styles.row}>
        {hideQuantity ? null : (
          <QuantitySelect quantity={form.quantity} onChange={form.setQuantity} />
        )}
        <Button
          variant="primary"
          loading={isAdding && !isBuying}
          disabled={isOutOfStock || (isAdding && isBuying)}
          onClick={onChooseMap ?? (() => void add())}
        >
          {isOutOfStock
            ? formatMessage(shopMessages.outOfStock)
            : onChooseMap === undefined
              ? "Add to cart"
              : "Choose your map"}
        </Button>
      </div>
      {isOutOfStock || onChooseMap !== undefined ? null : (
        <Button loading={isAdding && isBuying} disabled={isAdding && !isBuying} onClick={buy}>
          Buy now
        </Button>
      )}
      <AddStatus state={addState} isWaiting={form.isWaiting} />
      {isCartOpen ? (
        <Suspense>
          <CartDrawer onClose={() => setCartOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface AddStatusProps {
  readonly state: ProductForm["addState"];
  readonly isWaiting: boolean;
}

/** The result of adding. It is always in the page, so that screen readers announce changes. */
function AddStatus({ state, isWaiting }: AddStatusProps) {
  return (
    <div className={styles.status} aria-live="polite">
      {isWaiting ? (
        <p className={styles.waiting}>No connection. We'll add it when you're back online.</p>
      ) : null}
      {state.kind === "refused" ? <p className={styles.problem}>{state.message}</p> : null}
      {state.kind === "added" ? <p className={styles.added}>Added to your cart.</p> : null}
    </div>
  );
}
