import { Check } from "lucide-react";
import styles from "./OrderStepper.module.css";
import { ORDER_STEPS, type OrderProgress } from "./order-progress.ts";

interface OrderStepperProps {
  readonly progress: OrderProgress;
  /** Whether there was nothing to pay. */
  readonly isFree: boolean;
}

export function OrderStepper({ progress: { step, isPartial }, isFree }: OrderStepperProps) {
  return (
    <ol className={styles.steps} aria-label="Order progress">
      {ORDER_STEPS.map((name, index) => {
        const isCurrent = index === step;
        // The last step is reached, not under way.
        const isDone = index < step || (index === ORDER_STEPS.length - 1 && isCurrent);
        return (
          <li
            key={name}
            className={styles.step}
            data-state={isDone ? "done" : isCurrent ? "current" : "open"}
            aria-current={isCurrent ? "step" : undefined}
          >
            <span className={styles.mark}>
              {isDone ? <Check size={16} strokeWidth={2.4} aria-hidden="true" /> : null}
            </span>
            <span className={styles.name}>
              {describeStep(name, { isFree, isPartial: isPartial && isCurrent })}
              <span className="visually-hidden">{isDone ? ", done" : ""}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function describeStep(
  name: (typeof ORDER_STEPS)[number],
  { isFree, isPartial }: { readonly isFree: boolean; readonly isPartial: boolean },
): string {
  if (name === "Paid" && isFree) return "Placed";
  return isPartial ? "Partly shipped" : name;
}
