import { formatMessage, shopMessages } from "@photomap/messages";
import { lazy, Suspense, useId } from "react";
import { useNavigate } from "../../platform/routing/routing.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { type Checkout, getCheckoutPath } from "../cart/checkout.ts";
import { PriceList } from "../cart/PriceList.tsx";
import type { Cart } from "../cart/use-cart.ts";
import styles from "./CartSummary.module.css";
import { DiscountCode } from "./DiscountCode.tsx";
import { FreeShippingProgress } from "./FreeShippingProgress.tsx";
import { ShippingEstimate } from "./ShippingEstimate.tsx";

/** Loaded for customers whose address is known. */
const ExpressPayment = lazy(async () => ({
  default: (await import("../checkout/ExpressPayment.tsx")).ExpressPayment,
}));

interface CartSummaryProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
  /** Whether there are enough tokens for the stickers that are paid with them. */
  readonly hasTokens: boolean;
}

export function CartSummary({ cart, checkout, hasTokens }: CartSummaryProps) {
  const id = useId();
  const navigate = useNavigate();
  const { isEstimate, status } = cart;
  const isReady = checkout.lineItems.length > 0 && status === "saved" && checkout.webUrl !== "";
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {formatMessage(shopMessages.orderSummary)}
      </h2>
      <FreeShippingProgress checkout={checkout} />
      <PriceList checkout={checkout} isEstimate={isEstimate} />
      {checkout.arrival === null ? null : (
        <p className={styles.arrival}>
          {`Arrives ${checkout.arrival.text}`}
          {checkout.shippingOption === null ? " in most states" : ""}
        </p>
      )}
      <Button
        variant="primary"
        disabled={!isReady || !hasTokens}
        onClick={() => void navigate(getCheckoutPath(checkout))}
      >
        {formatMessage(shopMessages.checkOut)}
      </Button>
      {checkout.shippingAddress !== null && hasTokens ? (
        <Suspense>
          <ExpressPayment checkout={checkout} isReady={isReady} />
        </Suspense>
      ) : null}
      <p className={styles.state} role="status">
        {status === "saving" ? "Saving your changes …" : null}
        {isReady && !hasTokens ? "You don't have enough sticker tokens." : null}
      </p>
      <DiscountCode cart={cart} checkout={checkout} />
      {checkout.requiresShipping ? <ShippingEstimate cart={cart} checkout={checkout} /> : null}
    </section>
  );
}
