import { Check } from "lucide-react";
import styles from "./PickupStepper.module.css";
import { PICKUP_STEPS, type PickupStep } from "./pickup-state.ts";

const NAMES: Readonly<Record<PickupStep, string>> = {
  "create-prints": "Create prints",
  "select-store": "Select store",
  "get-customer-info": "Your information",
  "review-order": "Review order",
  complete: "Complete",
};

interface ChecklistProps {
  readonly current: PickupStep;
  readonly isDone: (step: PickupStep) => boolean;
  readonly canGoBack: (step: PickupStep) => boolean;
  readonly onGoBack: (step: PickupStep) => void;
}

/** The steps of an order; completed ones lead back. */
export function PickupStepper({ current, isDone, canGoBack, onGoBack }: ChecklistProps) {
  return (
    <nav className={styles.bar} aria-label="Order steps">
      <ol className={styles.steps}>
        {PICKUP_STEPS.map((step) => {
          const isCurrent = step === current;
          const hasMark = isDone(step);
          const state = hasMark ? "done" : isCurrent ? "current" : "open";
          const content = (
            <>
              <span className={styles.mark}>
                {hasMark ? <Check size={16} strokeWidth={2.4} aria-hidden="true" /> : null}
              </span>
              <span>
                {NAMES[step]}
                <span className="visually-hidden">{hasMark ? ", done" : ""}</span>
              </span>
            </>
          );
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={isCurrent ? "step" : undefined}
            >
              {canGoBack(step) ? (
                <button type="button" className={styles.entry} onClick={() => onGoBack(step)}>
                  {content}
                </button>
              ) : (
                <span className={styles.entry}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
