import { Link } from "react-router";
import type { OrderTokensFragment } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { OrderTokens } from "../cart/OrderTokens.tsx";
import { PriceList } from "../cart/PriceList.tsx";
import { ItemList } from "./ItemList.tsx";
import styles from "./ThankYou.module.css";

interface ThankYouProps {
  readonly checkout: Checkout & { readonly stickerTokens: OrderTokensFragment | null };
  readonly isGuest: boolean;
}

export function ThankYou({ checkout, isGuest }: ThankYouProps) {
  const { orderNumber, email, lineItems, nextCheckout, stickerTokens } = checkout;
  const { requiresShipping, arrival } = checkout;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Thank you!</h1>
        <p>
          Your order{orderNumber === null ? "" : ` #${orderNumber}`} is placed.
          {email === null ? null : ` We'll email your receipt to ${email}.`}
        </p>
        {nextCheckout === null || nextCheckout.totalQuantity === 0 ? null : (
          <p>
            {nextCheckout.totalQuantity === 1
              ? "1 other item is still "
              : `${nextCheckout.totalQuantity} other items are still `}
            <Link to="/cart">in your cart</Link>.
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="items">
          <h2 id="items">Your items</h2>
          <ItemList lines={lineItems} />
          <PriceList checkout={checkout} />
        </section>
        <div className={styles.next}>
          {stickerTokens === null ? null : (
            <section aria-labelledby="tokens">
              <h2 id="tokens">Your sticker tokens</h2>
              <OrderTokens tokens={stickerTokens} />
            </section>
          )}
          {requiresShipping ? (
            <section aria-labelledby="delivery">
              <h2 id="delivery">What happens next</h2>
              <p>
                We'll make your order in Michigan and email you when it ships.
                {arrival === null ? null : ` It should arrive ${arrival.text}.`}
              </p>
            </section>
          ) : null}
          {isGuest && email !== null ? (
            <section aria-labelledby="account">
              <h2 id="account">Track your order</h2>
              <p>
                <Link to="/account/register?redirectTo=%2Faccount%2Forders" state={{ email }}>
                  Create an account with {email}
                </Link>{" "}
                to track it.
              </p>
            </section>
          ) : null}
          {isGuest ? null : <LinkButton to="/account/orders">Your orders</LinkButton>}
        </div>
      </div>
    </div>
  );
}
