import { formatMessage, shopMessages } from "@photomap/messages";
import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { formatPrice } from "../../cart/price.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { ItemPicture } from "./ItemPicture.tsx";
import styles from "./OrderCard.module.css";
import { formatDay, type ListedOrder } from "./order.ts";
import { describeStatus } from "./order-progress.ts";

const MAX_PREVIEWS = 3;

/** The whole card is one link. */
export function OrderCard({ order }: { readonly order: ListedOrder }) {
  const { number, createdAt, cancelledAt, recipient, items, total } = order;
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={`/account/orders/${number}`} prefetch="intent" className={styles.link}>
            Order #{number}
          </Link>{" "}
          {cancelledAt === null ? null : (
            <span className={styles.canceled}>{formatMessage(shopMessages.canceledMark)}</span>
          )}
        </h2>
        <p>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
        {recipient === null ? null : <p>To {recipient}</p>}
        <p className={styles.total}>{formatPrice(total)}</p>
        <p className={styles.status}>
          <Badge tone={cancelledAt === null && !order.isReturned ? "leaf" : "neutral"}>
            {describeStatus(order)}
          </Badge>
        </p>
      </div>
      <ul className={styles.previews}>
        {items.slice(0, MAX_PREVIEWS).map((item) => (
          <li key={item.id}>
            <ItemPicture item={item} />
          </li>
        ))}
        {items.length > MAX_PREVIEWS ? (
          <li className={styles.more}>
            <Ellipsis size={22} strokeWidth={1.6} aria-hidden="true" />
            {formatMessage(shopMessages.moreItems)}
          </li>
        ) : null}
      </ul>
    </article>
  );
}
