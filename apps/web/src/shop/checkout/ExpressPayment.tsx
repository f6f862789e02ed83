import { useState } from "react";
import { useRootData } from "../../platform/routing/root-data.ts";
import { useNavigate } from "../../platform/routing/routing.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { type Checkout, getCheckoutPath } from "../cart/checkout.ts";
import { useCart } from "../cart/use-cart.ts";
import styles from "./ExpressPayment.module.css";
import { placeWithKnownAddress } from "./place-with-known-address.ts";

interface ExpressPaymentProps {
  readonly checkout: Checkout;
  /** Whether the cart is saved and can be ordered. */
  readonly isReady: boolean;
}

/** Leads customers whose address is known straight to the payment page. */
export function ExpressPayment({ checkout, isReady }: ExpressPaymentProps) {
  const cart = useCart();
  const navigate = useNavigate();
  const email = useRootData()?.visitor?.email;
  const [isPlacing, setPlacing] = useState(false);
  const { shippingAddress: address, requiresShipping } = checkout;
  if (email === undefined || !requiresShipping || address === null) return null;
  const pay = async () => {
    setPlacing(true);
    const url = await placeWithKnownAddress(cart, { email, address });
    if (url === undefined) await navigate(getCheckoutPath(checkout));
    else location.assign(url);
  };
  return (
    <div className={styles.express}>
      <Button disabled={!isReady} loading={isPlacing} onClick={() => void pay()}>
        Pay now
      </Button>
      <p>{`Ships to ${address.name}, ${address.line1}, ${address.city}`}</p>
    </div>
  );
}
