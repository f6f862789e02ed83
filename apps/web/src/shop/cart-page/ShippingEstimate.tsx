import { type FormEvent, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { describeArrival, formatShippingPrice } from "../cart/describe-shipping.ts";
import type { Cart } from "../cart/use-cart.ts";
import styles from "./DiscountCode.module.css";
import listStyles from "./ShippingEstimate.module.css";

interface ShippingEstimateProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
}

/** What shipping to a ZIP code costs and how long it takes. */
export function ShippingEstimate({ cart, checkout }: ShippingEstimateProps) {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const estimate = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || text === undefined) return;
    setProblem(undefined);
    setSending(true);
    const outcome = await cart.setDetails({ zip: text.trim() });
    setSending(false);
    if (outcome.kind === "refused") setProblem(outcome.message);
    else setText(undefined);
  };
  const { zip, shippingOptions } = checkout;
  const isUnknown = zip !== null && shippingOptions.length === 0 && text === undefined;
  return (
    <div className={listStyles.estimate}>
      <form className={styles.form} onSubmit={(event) => void estimate(event)}>
        <TextField
          label="ZIP code for shipping"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={text ?? zip ?? ""}
          error={problem ?? (isUnknown ? "We can't ship to this ZIP code." : undefined)}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" loading={isSending}>
          Estimate
        </Button>
      </form>
      {shippingOptions.length > 0 ? (
        <ul className={listStyles.options}>
          {shippingOptions.map((option) => (
            <li key={option.id}>
              <span>
                {option.title}, {describeArrival(option)}
              </span>
              <span>{formatShippingPrice(option)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
