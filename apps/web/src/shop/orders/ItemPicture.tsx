import { Ticket } from "lucide-react";
import { LinePicture } from "../cart/LinePicture.tsx";
import styles from "./ItemPicture.module.css";
import type { OrderItem } from "./order.ts";

/** The customer's own map, the picture of the product, or a ticket for tokens. */
export function ItemPicture({ item }: { readonly item: OrderItem }) {
  if (item.__typename === "StickerTokenLineItem") {
    return (
      <span className={styles.tokens} role="img" aria-label={item.name}>
        <Ticket size={32} strokeWidth={1.4} aria-hidden="true" />
      </span>
    );
  }
  return (
    <LinePicture file={item.__typename === "MapLineItem" ? item.file : null} image={item.image} />
  );
}
