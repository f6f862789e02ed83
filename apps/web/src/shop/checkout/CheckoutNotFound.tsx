import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./CheckoutNotFound.module.css";

export function CheckoutNotFound() {
  return (
    <div className={styles.page}>
      <h1>We couldn't find this checkout</h1>
      <p>The link may be too old or incomplete. Your cart is still there.</p>
      <LinkButton to="/cart" variant="primary">
        Your cart
      </LinkButton>
    </div>
  );
}
