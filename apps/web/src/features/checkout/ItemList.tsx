import { getGiftNote } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import type { CheckoutLine } from "../../cart/checkout.ts";
import { LinePicture } from "../../cart/LinePicture.tsx";
import { formatPrice, isFree } from "../../cart/price.ts";
import styles from "./ItemList.module.css";
import type { CheckoutError } from "./use-checkout.ts";

interface ItemListProps {
  readonly lines: readonly CheckoutLine[];
  readonly errors?: readonly CheckoutError[];
}

export function ItemList({ lines, errors }: ItemListProps) {
  return (
    <ul className={styles.items}>
      {lines.map((line) => {
        const { id, title, variant, quantity, totalPrice, file } = line;
        const note = getGiftNote(line.customAttributes);
        const error = errors?.find(({ lineItemId }) => lineItemId === id);
        return (
          <li key={id} className={styles.item}>
            <LinePicture file={file} image={variant?.image} />
            <div className={styles.text}>
              <p className={styles.title}>{title}</p>
              {variant?.title ? <p>{variant.title}</p> : null}
              {file?.name ? <p>Map: {file.name}</p> : null}
              <p>Quantity {quantity}</p>
              {note === undefined ? null : <p className={styles.note}>Gift note: {note}</p>}
              {error === undefined ? null : (
                <p className={styles.error} role="alert">
                  {error.message}
                </p>
              )}
            </div>
            <p className={styles.price}>
              {isFree(totalPrice) ? formatMessage(shopMessages.freeLine) : formatPrice(totalPrice)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
