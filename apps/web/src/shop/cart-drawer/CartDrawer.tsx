import { formatPrice } from "../../platform/format/price.ts";
import { useNavigate } from "../../platform/routing/routing.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { type Checkout, getCheckoutPath } from "../cart/checkout.ts";
import { useCart } from "../cart/use-cart.ts";
import { ExpressPayment } from "../checkout/ExpressPayment.tsx";
import { ItemList } from "../checkout/ItemList.tsx";
import styles from "./CartDrawer.module.css";

/** The cart beside the page, after something was added to it. */
export function CartDrawer({ onClose }: { readonly onClose: () => void }) {
  const { checkout } = useCart();
  if (checkout === undefined) return null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="In your cart"
      size="side"
      actions={<DrawerActions checkout={checkout} />}
    >
      <ItemList lines={checkout.lineItems} />
    </Dialog>
  );
}

function DrawerActions({ checkout }: { readonly checkout: Checkout }) {
  const { status } = useCart();
  const navigate = useNavigate();
  const isReady = status === "saved" && checkout.webUrl !== "";
  return (
    <>
      <p className={styles.sum}>
        <span>Subtotal</span>
        <strong>{formatPrice(checkout.subtotalPriceV2)}</strong>
      </p>
      <Button
        variant="primary"
        loading={!isReady}
        onClick={() => void navigate(getCheckoutPath(checkout))}
      >
        Check out
      </Button>
      <ExpressPayment checkout={checkout} isReady={isReady} />
      <LinkButton to="/cart" variant="quiet">
        View cart
      </LinkButton>
    </>
  );
}
