import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import styles from "./CheckoutNotFound.module.css";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** The number of tries after which the payment is probably one that takes days. */
const LATE_AFTER = 4;

interface PaymentPendingProps {
  readonly email: string | null;
  /** Why the payment failed; undefined while it may still arrive. */
  readonly problem: string | undefined;
}

/** Waits for the payment, and asks for it with increasing delays. */
export function PaymentPending({ email, problem }: PaymentPendingProps) {
  const tries = usePolling(problem === undefined);
  if (problem !== undefined) {
    return (
      <div className={styles.page} role="alert">
        <h1>Your payment isn't complete</h1>
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
          : `Some payments take a few days. We'll email ${email ?? "you"} as soon as yours arrives, so you can close this page.`}
      </p>
      {tries < LATE_AFTER ? null : (
        <p>
          Didn't finish paying? Nothing was charged, and <Link to="/cart">your cart</Link> is still
          there.
        </p>
      )}
    </div>
  );
}

/** Runs the loader of the page again, with increasing delays. Returns how often it did. */
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
