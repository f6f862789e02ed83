import { CHECKOUT_ERROR_REACTIONS, getGiftNote, listTexts } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { lazy, Suspense } from "react";
import { formatPrice, isFree } from "../../platform/format/price.ts";
import { Link } from "../../platform/routing/Link.tsx";
import type { CheckoutLine } from "../cart/checkout.ts";
import { groupLines } from "../cart/group-lines.ts";
import { LinePicture } from "../cart/LinePicture.tsx";
import styles from "./ItemList.module.css";
import type { CheckoutError } from "./use-checkout.ts";

/** Loaded on demand, because only checkouts with stickers need it. */
const StickerItem = lazy(async () => ({
  default: (await import("./StickerItem.tsx")).StickerItem,
}));

interface ItemListProps {
  readonly lines: readonly CheckoutLine[];
  readonly errors?: readonly CheckoutError[];
}

const NO_ERRORS: readonly CheckoutError[] = [];

export function ItemList({ lines, errors = NO_ERRORS }: ItemListProps) {
  return (
    <ul className={styles.items}>
      {groupLines(lines).map((entry) =>
        entry.kind === "stickers" ? (
          <Suspense key={entry.id}>
            <StickerItem group={entry} errors={errors} />
          </Suspense>
        ) : (
          <LineItem key={entry.line.id} line={entry.line} errors={errors} />
        ),
      )}
    </ul>
  );
}

interface LineItemProps {
  readonly line: CheckoutLine;
  readonly errors: readonly CheckoutError[];
}

function LineItem({ line, errors }: LineItemProps) {
  const { id, title, variant, quantity, totalPrice, file: project } = line;
  const note = getGiftNote(line.customAttributes);
  const error = errors.find(({ lineItemId }) => lineItemId === id);
  return (
    <li className={styles.item}>
      <LinePicture file={project} image={variant?.image} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {variant?.title ? <p>{variant.title}</p> : null}
        {project?.name ? <p>Map: {project.name}</p> : null}
        {listTexts(line.customAttributes).map(({ key, value }) => (
          <p key={key}>
            {key}: “{value}”
          </p>
        ))}
        <p>Quantity {quantity}</p>
        {note === undefined ? null : <p className={styles.note}>Gift note: {note}</p>}
        {error === undefined ? null : (
          <p className={styles.error} role="alert">
            {error.message}{" "}
            {CHECKOUT_ERROR_REACTIONS[error.code].action === "remove-line" ? (
              <Link to="/cart">Change it in your cart</Link>
            ) : null}
          </p>
        )}
      </div>
      <p className={styles.price}>
        {isFree(totalPrice) ? formatMessage(shopMessages.freeLine) : formatPrice(totalPrice)}
      </p>
    </li>
  );
}
