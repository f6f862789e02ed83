import { PackageX } from "lucide-react";
import { useEffect, useState } from "react";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { followPickupOrder, loadPickupOrder } from "./follow-pickup-order.ts";
import { PickupOrderView } from "./PickupOrderView.tsx";
import styles from "./PickupStep.module.css";
import type { PickupOrder } from "./retail.ts";

interface PastOrderProps {
  readonly orderId: string;
  readonly newOrderPath: string;
}

/** An order that was submitted before, to read. */
export function PastPickupOrder({ orderId, newOrderPath }: PastOrderProps) {
  const [attempt, setAttempt] = useState(0);
  const state = useOrder(orderId, attempt);
  const again = (
    <div className={styles.actions}>
      <LinkButton to={newOrderPath}>Start a new order</LinkButton>
    </div>
  );
  return (
    <div className={styles.page}>
      {state === undefined ? (
        <Spinner label="Loading your order" size={28} />
      ) : "failure" in state ? (
        <ErrorState
          message={state.failure}
          action={
            <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        />
      ) : state.order === undefined ? (
        <EmptyState
          icon={<PackageX size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="We can't find this order"
          action={again}
        >
          You can open an order only in the browser or account you placed it with.
        </EmptyState>
      ) : (
        <PickupOrderView order={state.order} isFocused={false} action={again} />
      )}
    </div>
  );
}

type Loaded = { readonly order: PickupOrder | undefined } | { readonly failure: string };

/** Undefined while it is loading. Another `attempt` repeats the request. */
function useOrder(orderId: string, attempt: number): Loaded | undefined {
  const [stored, setStored] = useState<{ readonly key: string; readonly loaded: Loaded }>();
  const key = `${orderId} ${attempt}`;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (order: PickupOrder | undefined) => setStored({ key, loaded: { order } });
    const load = async () => {
      try {
        const order = await loadPickupOrder(orderId);
        if (signal.aborted) return;
        show(order);
        if (order !== undefined) followPickupOrder(order, show, signal);
      } catch (error) {
        if (signal.aborted) return;
        setStored({ key, loaded: { failure: reportAndDescribeFailure(error, "pickup order") } });
      }
    };
    void load();
    return () => leaving.abort();
  }, [orderId, key]);
  return stored?.key === key ? stored.loaded : undefined;
}
