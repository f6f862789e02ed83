import { formatMessage, shopMessages } from "@photomap/messages";
import { type ReactNode, useId } from "react";
import { OrderTokens } from "../cart/OrderTokens.tsx";
import { OrderPrices } from "./OrderPrices.tsx";
import styles from "./OrderSummary.module.css";
import { formatOrderDay, type Order } from "./order.ts";
import { Shipments } from "./Shipments.tsx";

export function OrderSummary({ order }: { readonly order: Order }) {
  const id = useId();
  const {
    createdAt,
    arrival,
    note,
    shippingAddressFormatted,
    billingAddressFormatted,
    stickerTokens,
  } = order;
  const isSingle = order.billingAddressMatchesShippingAddress;
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {formatMessage(shopMessages.orderSummary)}
      </h2>
      <dl className={styles.facts}>
        <Fact name="Order date">
          <time dateTime={createdAt}>{formatOrderDay(createdAt)}</time>
        </Fact>
        {arrival === null ? null : <Fact name="Arrives">{arrival.text}</Fact>}
        <Address
          name={isSingle ? "Shipping and billing address" : "Shipping address"}
          lines={shippingAddressFormatted}
        />
        {isSingle ? null : <Address name="Billing address" lines={billingAddressFormatted} />}
        {order.fulfillments.length === 0 ? null : (
          <Fact name="Shipping">
            <Shipments shipments={order.fulfillments} />
          </Fact>
        )}
        {stickerTokens === null ? null : (
          <Fact name="Sticker tokens">
            <OrderTokens tokens={stickerTokens} />
          </Fact>
        )}
        {note === null ? null : (
          <Fact name="Note">
            <p className={styles.note}>{note}</p>
          </Fact>
        )}
      </dl>
      <OrderPrices order={order} />
    </section>
  );
}

function Address({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Fact name={name}>
      <address className={styles.address}>{lines.join("\n")}</address>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
