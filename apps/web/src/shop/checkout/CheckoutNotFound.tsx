import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./CheckoutNotFound.module.css";

export function CheckoutNotFound() {
  return (
    <div className={styles.page}>
      <h1>We could not find this checkout</h1>
      <p>It may be too old, or a part of the link is missing. Your cart is still there.</p>
      <LinkButton to="/cart" variant="primary">
        Your cart
      </LinkButton>
    </div>
  );
}
