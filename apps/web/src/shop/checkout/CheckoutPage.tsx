import { Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { MapCheckFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { PriceList } from "../cart/PriceList.tsx";
import styles from "./CheckoutPage.module.css";
import { CheckoutProblems } from "./CheckoutProblems.tsx";
import { ItemList } from "./ItemList.tsx";
import { ShippingFields } from "./ShippingFields.tsx";
import { useBuyerFields } from "./use-buyer-fields.ts";
import { useCheckout } from "./use-checkout.ts";
import { useShownMaps } from "./use-shown-maps.ts";

/** Loaded for maps with something to look at. */
const MapProblems = lazy(async () => ({
  default: (await import("../map-check/MapProblems.tsx")).MapProblems,
}));

interface CheckoutPageProps {
  readonly checkout: Checkout;
  /** What to look at in its maps. */
  readonly mapChecks: readonly MapCheckFragment[];
  /** The address of the signed-in account; undefined for guests. */
  readonly accountEmail: string | undefined;
}

export function CheckoutPage({ checkout: initial, mapChecks, accountEmail }: CheckoutPageProps) {
  const { checkout, errors, isLeaving, save, place, reload, removeCode } = useCheckout(initial);
  const buyer = useBuyerFields({ checkout, accountEmail, errors });
  const { field, isFreeOfCharge } = buyer;
  const maps = useShownMaps(checkout, mapChecks);
  const shownMapChecks = maps.map(({ check }) => check.key);
  const submit = () => place({ email: buyer.email, address: buyer.addressInput, shownMapChecks });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <ValidatedForm check={buyer.check} onSubmit={submit}>
        {(isSending) => (
          <>
            <CheckoutProblems errors={errors} onReload={reload} onRemoveCode={removeCode} />
            <div className={styles.columns}>
              <div className={styles.main}>
                <section className={styles.section} aria-labelledby="contact">
                  <h2 id="contact">Contact</h2>
                  <TextField
                    label="Email"
                    type="email"
                    autoComplete="email"
                    hint="For your receipt and updates on your order."
                    {...field("email")}
                  />
                </section>
                {checkout.requiresShipping ? (
                  <ShippingFields checkout={checkout} buyer={buyer} onSave={save} />
                ) : null}
              </div>
              <section className={styles.summary} aria-labelledby="order">
                <h2 id="order">Your order</h2>
                <ItemList lines={checkout.lineItems} errors={errors} />
                <Suspense>
                  {maps.map((map) => (
                    <MapProblems key={map.check.lineItemId} level={3} {...map} />
                  ))}
                </Suspense>
                <PriceList checkout={checkout} />
                <Button type="submit" variant="primary" loading={isSending || isLeaving}>
                  {isFreeOfCharge ? "Place order" : "Continue to payment"}
                </Button>
                {isFreeOfCharge ? null : (
                  <p className={styles.hint}>
                    <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
                    You'll pay on Stripe's secure page. We never see your card.
                  </p>
                )}
                <Link to="/cart">Back to your cart</Link>
              </section>
            </div>
          </>
        )}
      </ValidatedForm>
    </div>
  );
}
