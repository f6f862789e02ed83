import { loadStickerOrdersOfOrder } from "../sticker-orders/load-sticker-orders.ts";
import { useStickerOrders } from "../sticker-orders/use-sticker-orders.ts";
import { groupItems } from "./group-items.ts";
import { ItemRow } from "./ItemRow.tsx";
import styles from "./OrderItems.module.css";
import type { OrderItem } from "./order.ts";
import { StickerGroupRow } from "./StickerGroupRow.tsx";

export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  const entries = groupItems(items);
  const { results, isFailed } = useStickerOrders(
    loadStickerOrdersOfOrder,
    entries.flatMap((entry) => (entry.kind === "stickers" ? [entry.id] : [])),
  );
  return (
    <ul className={styles.items}>
      {entries.map((entry) =>
        entry.kind === "item" ? (
          <li key={entry.item.id} className={styles.entry}>
            <ItemRow item={entry.item} />
          </li>
        ) : (
          <li key={entry.id} className={styles.entry}>
            <StickerGroupRow group={entry} order={results.get(entry.id)} isFailed={isFailed} />
          </li>
        ),
      )}
    </ul>
  );
}
