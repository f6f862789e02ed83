import { formatMessage, pickupMessages } from "@photomap/messages";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { Warning } from "../../ui/status/Warning.tsx";
import { PickupLines } from "./PickupLines.tsx";
import styles from "./PickupOrderView.module.css";
import { PickupPlaceAndTime } from "./PickupPlaceAndTime.tsx";
import type { PickupOrder } from "./retail.ts";
import { StepTitle } from "./StepTitle.tsx";
import { SubmitProblem } from "./SubmitProblem.tsx";
import { describeOrderProblem } from "./use-submit-pickup-order.ts";

interface OrderViewProps {
  readonly order: PickupOrder;
  readonly isFocused: boolean;
  /** Shown below the order. */
  readonly action: ReactNode;
}

/** A submitted order; it cannot be changed. */
export function PickupOrderView({ order, isFocused, action }: OrderViewProps) {
  const { state, walgreensOrderId, store, promiseTime, products } = order;
  const lines = products.map(({ quantity, ...product }) => ({ product, quantity }));
  return (
    <div className={styles.order}>
      <StepTitle isFocused={isFocused}>{TITLES[state]}</StepTitle>
      <OrderStatus order={order} />
      {walgreensOrderId === null ? null : (
        <p className={styles.number}>
          Order number <strong>{walgreensOrderId}</strong>
        </p>
      )}
      <div className={styles.facts}>
        <section aria-labelledby="pickup-store">
          <h3 id="pickup-store">Walgreens</h3>
          <PickupPlaceAndTime store={store} promiseTime={promiseTime} />
        </section>
        <section aria-labelledby="pickup-prints">
          <h3 id="pickup-prints">Prints</h3>
          <PickupLines lines={lines} />
        </section>
      </div>
      {action}
    </div>
  );
}

const TITLES: Readonly<Record<PickupOrder["state"], string>> = {
  WAITING: "Sending your order",
  SENDING: "Sending your order",
  PLACED: "Your order is placed",
  REFUSED: "Your order wasn't placed",
  FAILED: "Your order wasn't placed",
  MOVED: "Your order wasn't placed",
  UNKNOWN: "We're checking your order",
};

function OrderStatus({ order }: { readonly order: PickupOrder }) {
  switch (order.state) {
    case "WAITING":
    case "SENDING":
      return (
        <p className={styles.status} role="status">
          <Spinner />
          Sending your order to Walgreens.
        </p>
      );
    case "PLACED":
      return (
        <p className={styles.status} data-placed role="status">
          <CircleCheck size={22} strokeWidth={1.8} aria-hidden="true" />
          Walgreens has your order. You'll pay when you pick it up.
        </p>
      );
    case "UNKNOWN":
      return <Warning>{formatMessage(pickupMessages.checking)}</Warning>;
    case "MOVED":
      return (
        <Warning>
          The store needs more time than it promised, so we didn't place your order.
        </Warning>
      );
    case "REFUSED":
    case "FAILED":
      return <SubmitProblem>{describeOrderProblem(order)}</SubmitProblem>;
  }
}
