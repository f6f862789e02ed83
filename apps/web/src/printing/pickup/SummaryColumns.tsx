import type { ReactNode } from "react";
import { PickupLines } from "./PickupLines.tsx";
import { PickupPlaceAndTime } from "./PickupPlaceAndTime.tsx";
import styles from "./PickupStep.module.css";
import type { RetailStore } from "./retail.ts";
import type { RetailLine } from "./retail-lines.ts";

interface SummaryColumnsProps {
  readonly lines: readonly RetailLine[];
  readonly store?: RetailStore | undefined;
  readonly children: ReactNode;
}

/** A step, and beside it what is ordered. */
export function SummaryColumns({ lines, store, children }: SummaryColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.content}>
        <div className={styles.narrow}>{children}</div>
      </div>
      <aside className={styles.side} aria-label="Your order">
        <section>
          <h2>Your order</h2>
          <PickupLines lines={lines} />
        </section>
        {store === undefined ? null : (
          <section>
            <h2>Walgreens</h2>
            <PickupPlaceAndTime store={store} />
          </section>
        )}
      </aside>
    </div>
  );
}
