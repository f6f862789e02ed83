import { ATTRIBUTE_KEYS, formatMoney, formatTokens, multiplyMoney } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { formatPrice, isFree, toMoney } from "../../platform/format/price.ts";
import { getItemPath } from "./group-items.ts";
import { ItemPicture } from "./ItemPicture.tsx";
import styles from "./ItemRow.module.css";
import type { OrderItem } from "./order.ts";

/** Loaded after the page: it has the code of the cart. */
const OrderAgain = lazy(async () => ({ default: (await import("./OrderAgain.tsx")).OrderAgain }));

/** The keys of attributes that are shown in other words, or not at all. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  ATTRIBUTE_KEYS.orderId,
  ATTRIBUTE_KEYS.map,
  ATTRIBUTE_KEYS.tokensUsed,
]);

export function ItemRow({ item }: { readonly item: OrderItem }) {
  const { name, description, quantity, attributes } = item;
  const path = getItemPath(item);
  return (
    <div className={styles.item} data-kind={item.__typename}>
      {/* The pictures of stickers are above their items. */}
      {item.__typename === "StickerLineItem" ? null : (
        <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <ItemPicture item={item} />
        </Link>
      )}
      <div className={styles.text}>
        <p className={styles.name}>
          <Link to={path}>{name}</Link>
        </p>
        {description === "" ? null : <p>{description}</p>}
        <KindFacts item={item} />
        <p>Quantity {quantity}</p>
        {attributes
          .filter(({ key }) => !HIDDEN_KEYS.has(key))
          .map(({ key, value }) => (
            <p key={key} className={styles.note}>
              {key}: {value}
            </p>
          ))}
        {canOrderAgain(item) ? (
          <div className={styles.again}>
            <Suspense>
              <OrderAgain item={item} />
            </Suspense>
          </div>
        ) : null}
      </div>
      <ItemPrice item={item} />
    </div>
  );
}

/** Whether the product may still be sold; stickers and tokens have pages of their own. */
function canOrderAgain({ __typename: type, variantId }: OrderItem): boolean {
  return variantId !== null && (type === "BasicLineItem" || type === "MapLineItem");
}

/** What only one kind of item has. */
function KindFacts({ item }: { readonly item: OrderItem }) {
  switch (item.__typename) {
    case "MapLineItem":
      return <p className={styles.kind}>Your map{item.file ? `: ${item.file.name}` : ""}</p>;
    case "StickerLineItem":
      return item.tokensUsed === 0 ? null : (
        <p className={styles.kind}>Paid with {countTokens(item.tokensUsed)}</p>
      );
    case "StickerTokenLineItem":
      return <p className={styles.kind}>{countTokens(item.numTokens * item.quantity)}</p>;
    default:
      return null;
  }
}

function countTokens(count: number): string {
  return count === 1 ? "1 sticker token" : `${count} sticker tokens`;
}

function ItemPrice({ item }: { readonly item: OrderItem }) {
  const { originalUnitPrice, totalPrice, quantity } = item;
  if (item.__typename === "StickerLineItem" && item.tokensUsed > 0) {
    return <p className={styles.price}>{formatTokens(2 * item.tokensUsed)}</p>;
  }
  const full = multiplyMoney(toMoney(originalUnitPrice), quantity);
  const isReduced = full.amountMinor > toMoney(totalPrice).amountMinor;
  return (
    <p className={styles.price}>
      {isReduced ? (
        <s>
          <span className="visually-hidden">Before discount: </span>
          {formatMoney(full)}
        </s>
      ) : null}{" "}
      <span>
        {isFree(totalPrice) ? formatMessage(shopMessages.freeLine) : formatPrice(totalPrice)}
      </span>
    </p>
  );
}
