import { formatMessage, shopMessages } from "@photomap/messages";
import { Package } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { loadStickerOrdersOfOrder } from "../sticker-orders/load-sticker-orders.ts";
import { useStickerOrders } from "../sticker-orders/use-sticker-orders.ts";
import styles from "./AccountOrderList.module.css";
import { listPreviewedItems, OrderCard } from "./OrderCard.tsx";
import type { ListedOrder } from "./order.ts";

/** The orders of the account, newest first. */
export function AccountOrderList({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const previews = orders.flatMap(listPreviewedItems);
  const { results } = useStickerOrders(
    loadStickerOrdersOfOrder,
    previews.flatMap((entry) => (entry.kind === "stickers" ? [entry.id] : [])),
  );
  if (orders.length === 0) return <NoOrders />;
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.number}>
          <OrderCard order={order} stickerOrders={results} />
        </li>
      ))}
    </ul>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={<Package size={32} strokeWidth={1.4} aria-hidden="true" />}
      title={formatMessage(shopMessages.noOrders)}
      action={
        <LinkButton to="/shop" variant="primary">
          {formatMessage(shopMessages.goShopping)}
        </LinkButton>
      }
    >
      Your orders will show up here, so you can see where each one is.
    </EmptyState>
  );
}
