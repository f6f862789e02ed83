import { formatMessage, pickupMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import styles from "./SubmitProblem.module.css";

/** The reason why an order was not placed. */
export function SubmitProblem({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <strong>{formatMessage(pickupMessages.submitFailed)}</strong>
      {children}
    </p>
  );
}
