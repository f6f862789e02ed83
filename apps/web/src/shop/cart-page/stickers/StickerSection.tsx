import { useId } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { describeStickerGroup, type StickerGroup } from "../../cart/group-lines.ts";
import type { Cart } from "../../cart/use-cart.ts";
import { loadCartStickerOrders } from "../../sticker-orders/load-sticker-orders.ts";
import { useStickerOrders } from "../../sticker-orders/use-sticker-orders.ts";
import listStyles from "../LineList.module.css";
import { useLineRemoval } from "../use-line-removal.ts";
import { StickerOrderCard } from "./StickerOrderCard.tsx";
import styles from "./StickerSection.module.css";
import { useGroupPictureCheck } from "./use-group-picture-check.ts";

interface StickerSectionProps {
  readonly groups: readonly StickerGroup[];
  readonly cart: Cart;
  readonly isGuest: boolean;
}

export function StickerSection({ groups, cart, isGuest }: StickerSectionProps) {
  const titleId = useId();
  const { remove, headingRef } = useLineRemoval(cart);
  const examine = useGroupPictureCheck(cart);
  const { results, isFailed, retry } = useStickerOrders(
    loadCartStickerOrders,
    groups.map(({ id }) => id),
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} ref={headingRef} className={listStyles.title} tabIndex={-1}>
        Stickers
      </h2>
      {isFailed ? (
        <div className={styles.failed} role="alert">
          <p>We couldn't load the pictures of your stickers.</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <StickerOrderCard
            key={group.id}
            group={group}
            cart={cart}
            order={results.get(group.id)}
            isGuest={isGuest}
            onRemove={() => void remove(group.lines, describeStickerGroup(group))}
            onPictureError={(openingId) => void examine(group, openingId)}
          />
        ))}
      </ul>
    </section>
  );
}
