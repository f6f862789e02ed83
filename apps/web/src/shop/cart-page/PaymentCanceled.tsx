import styles from "./PaymentCanceled.module.css";

/** Tells people who left the payment page without paying that nothing happened. */
export function PaymentCanceled() {
  return (
    <p className={styles.notice} role="status">
      You came back before paying. Nothing was charged, and your cart is as you left it.
    </p>
  );
}
