import { Link } from "react-router";
import { groupItems, type StickerGroup } from "./group-items.ts";
import { ItemRow } from "./ItemRow.tsx";
import styles from "./OrderItems.module.css";
import type { OrderItem } from "./order.ts";

export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  return (
    <ul className={styles.items}>
      {groupItems(items).map((entry) =>
        entry.kind === "item" ? (
          <li key={entry.item.id} className={styles.entry}>
            <ItemRow item={entry.item} />
          </li>
        ) : (
          <li key={entry.id} className={styles.entry}>
            <Stickers group={entry} />
          </li>
        ),
      )}
    </ul>
  );
}

function Stickers({ group: { fileId, mapName, items } }: { readonly group: StickerGroup }) {
  const name = mapName ?? "your map";
  return (
    <section className={styles.stickers} aria-label={`Stickers of ${name}`}>
      <h3 className={styles.map}>
        Stickers of {fileId === null ? name : <Link to={`/p/${fileId}`}>{name}</Link>}
      </h3>
      <ul className={styles.group}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
