import { formatMessage, shopMessages } from "@photomap/messages";
import { CircleCheck } from "lucide-react";
import { Link } from "../../platform/routing/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./AddToCart.module.css";
import { QuantitySelect } from "./QuantitySelect.tsx";
import type { ProductForm } from "./use-product-form.ts";

interface AddToCartProps {
  readonly form: ProductForm;
  readonly hideQuantity: boolean;
  /** Opens the choice of a map; undefined when the product needs none, or has one. */
  readonly onChooseMap: (() => void) | undefined;
}

export function AddToCart({ form, hideQuantity, onChooseMap }: AddToCartProps) {
  const { addState, variant } = form;
  const isOutOfStock = variant !== undefined && !variant.availableForSale;
  return (
    <div className={styles.add}>
      <div className={styles.row}>
        {hideQuantity ? null : (
          <QuantitySelect quantity={form.quantity} onChange={form.setQuantity} />
        )}
        <Button
          variant="primary"
          loading={addState.kind === "adding"}
          disabled={isOutOfStock}
          onClick={onChooseMap ?? (() => void form.add())}
        >
          {isOutOfStock
            ? formatMessage(shopMessages.outOfStock)
            : onChooseMap === undefined
              ? "Add to cart"
              : "Choose your map"}
        </Button>
      </div>
      <AddStatus state={addState} isWaiting={form.isWaiting} />
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
      {state.kind === "added" ? (
        <p className={styles.added}>
          <CircleCheck size={20} strokeWidth={1.6} aria-hidden="true" />
          Added to your cart.
          <Link to="/cart">View cart</Link>
        </p>
      ) : null}
    </div>
  );
}
