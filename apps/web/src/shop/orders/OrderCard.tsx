import { formatMessage, shopMessages } from "@photomap/messages";
import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { formatPrice } from "../../platform/format/price.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { LinePicture } from "../cart/LinePicture.tsx";
import type { StickerOrderResult } from "../sticker-orders/load-sticker-orders.ts";
import { StickerThumb } from "../sticker-orders/StickerThumb.tsx";
import { type GroupedOrderItem, groupItems } from "./group-items.ts";
import { ItemPicture } from "./ItemPicture.tsx";
import styles from "./OrderCard.module.css";
import { formatOrderDay, type ListedOrder } from "./order.ts";
import { describeStatus } from "./order-progress.ts";

const MAX_PREVIEWS = 3;

/** The items with a preview; stickers of one order are one item. */
export function listPreviewedItems({ items }: ListedOrder): GroupedOrderItem[] {
  return groupItems(items).slice(0, MAX_PREVIEWS);
}

interface OrderCardProps {
  readonly order: ListedOrder;
  /** The sticker orders by their ids, as far as they are loaded. */
  readonly stickerOrders: ReadonlyMap<string, StickerOrderResult>;
}

/** A card that is one link to the order. */
export function OrderCard({ order, stickerOrders }: OrderCardProps) {
  const { number, createdAt, cancelledAt, recipient, arrival, items, total } = order;
  const hasMore = groupItems(items).length > MAX_PREVIEWS;
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
          <time dateTime={createdAt}>{formatOrderDay(createdAt)}</time>
        </p>
        {recipient === null ? null : <p>To {recipient}</p>}
        {arrival === null ? null : <p>Arrives {arrival.text}</p>}
        <p className={styles.total}>{formatPrice(total)}</p>
        <p className={styles.status}>
          <Badge tone={cancelledAt === null && !order.isReturned ? "leaf" : "neutral"}>
            {describeStatus(order)}
          </Badge>
        </p>
      </div>
      <ul className={styles.previews}>
        {listPreviewedItems(order).map((entry) =>
          entry.kind === "stickers" ? (
            <li key={entry.id}>
              <StickerThumb order={stickerOrders.get(entry.id)}>
                <LinePicture file={null} image={entry.items[0]?.image} />
              </StickerThumb>
            </li>
          ) : (
            <li key={entry.item.id}>
              <ItemPicture item={entry.item} />
            </li>
          ),
        )}
        {hasMore ? (
          <li className={styles.more}>
            <Ellipsis size={22} strokeWidth={1.6} aria-hidden="true" />
            {formatMessage(shopMessages.moreItems)}
          </li>
        ) : null}
      </ul>
    </article>
  );
}
