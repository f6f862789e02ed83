import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Spinner } from "../../ui/status/Loading.tsx";
import styles from "./CheckoutNotFound.module.css";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** From then on the payment is probably one that takes days. */
const LATE_AFTER = 4;

interface PaymentPendingProps {
  readonly email: string | null;
  /** Why the payment did not work out. */
  readonly problem: string | undefined;
}

/** Asks for the payment with increasing delays until it has arrived. */
export function PaymentPending({ email, problem }: PaymentPendingProps) {
  const tries = usePolling(problem === undefined);
  if (problem !== undefined) {
    return (
      <div className={styles.page} role="alert">
        <h1>The payment is not complete</h1>
        <p>{problem}</p>
        <LinkButton to="/cart" variant="primary">
          Your cart
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{tries < LATE_AFTER ? "Confirming your payment" : "Your payment is on its way"}</h1>
      <Spinner size={32} />
      <p role="status">
        {tries < LATE_AFTER
          ? "This takes a few seconds."
          : `Some ways to pay take a few days. ${email === null ? "We write to you" : `We write to ${email}`} as soon as the payment arrives, and you can close this page.`}
      </p>
      {tries < LATE_AFTER ? null : (
        <p>
          Did you not pay? Nothing was charged, and <Link to="/cart">your cart</Link> is still
          there.
        </p>
      )}
    </div>
  );
}

/** How often the loader was run again. */
function usePolling(isActive: boolean): number {
  const { state, revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isActive || state !== "idle") return undefined;
    const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      void revalidate();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isActive, state, tries, revalidate]);
  return tries;
}
