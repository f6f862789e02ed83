import { outputTypeName } from "@photomap/design";
import { formatMessage, shopMessages } from "@photomap/messages";
import type { MouseEvent } from "react";
import { Link } from "../../../platform/routing/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { describeStickerGroup, type StickerGroup } from "../../cart/group-lines.ts";
import type { Cart } from "../../cart/use-cart.ts";
import { describeStickerCount } from "../../sticker-orders/describe-stickers.ts";
import type { StickerOrderResult } from "../../sticker-orders/load-sticker-orders.ts";
import {
  StickerPreviews,
  StickerPreviewsPlaceholder,
} from "../../sticker-orders/StickerPreviews.tsx";
import { CartProblemNotice } from "../CartProblemNotice.tsx";
import styles from "./StickerOrderCard.module.css";
import { StickerRows } from "./StickerRows.tsx";

interface StickerOrderCardProps {
  readonly group: StickerGroup;
  readonly cart: Cart;
  /** The sticker order; undefined until it is loaded. */
  readonly order: StickerOrderResult | undefined;
  readonly isGuest: boolean;
  readonly onRemove: () => void;
  readonly onPictureError: (openingId: string) => void;
}

/** A sticker order as one item of the cart, with all its lines. */
export function StickerOrderCard(props: StickerOrderCardProps) {
  const { group, cart, order, isGuest, onRemove, onPictureError } = props;
  const { id, projectId, mapName, lines } = group;
  const title = describeStickerGroup(group);
  const isRefused = order?.__typename === "StickerOrderAccessRefused";
  const stickers = order?.__typename === "StickerOrder" ? order.stickers : [];
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const type = order?.__typename === "StickerOrder" ? outputTypeName(order.outputType) : undefined;
  return (
    <li className={styles.card}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a hidden aid for support */}
      <div className={styles.content} onClick={(event) => copyOrderId(event, id)}>
        <div>
          <h3 className={styles.title}>
            Stickers for <Link to={`/p/${projectId}`}>{mapName ?? "your map"}</Link>
          </h3>
          <p>{[type, describeStickerCount(quantity)].filter(Boolean).join(" · ")}</p>
        </div>
        {isRefused ? (
          <p className={styles.refused}>
            {order.message} {isGuest ? <LogInLink /> : null}
          </p>
        ) : null}
        {order === undefined ? <StickerPreviewsPlaceholder /> : null}
        {stickers.length > 0 ? (
          <StickerPreviews stickers={stickers} onError={onPictureError} />
        ) : null}
        <StickerRows lines={lines} stickers={stickers} isEstimate={cart.isEstimate} />
        <div className={styles.controls}>
          {isRefused ? null : (
            <LinkButton
              size="small"
              to={`/p/${projectId}/output/stickers`}
              aria-label={`Change ${title}`}
            >
              Change
            </LinkButton>
          )}
          <Button size="small" variant="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
        {lines.map((line) => (
          <CartProblemNotice key={line.id} cart={cart} lineId={line.id} />
        ))}
      </div>
    </li>
  );
}

function LogInLink() {
  return <Link to="/account/login?redirectTo=%2Fcart">Log in</Link>;
}

/** Copies the id of the sticker order for support, on a shift-click beside links and buttons. */
function copyOrderId({ shiftKey, target }: MouseEvent, id: string): void {
  if (!shiftKey || (target instanceof Element && target.closest("a, button"))) return;
  const onCopied = () =>
    showToast({
      id: "sticker-order-copied",
      type: "info",
      content: formatMessage(shopMessages.copied),
    });
  // Without the permission, or in an embedded browser.
  const onRefused = () =>
    showToast({ id: "sticker-order-copied", type: "error", content: `We couldn't copy ${id}.` });
  navigator.clipboard.writeText(id).then(onCopied, onRefused);
}
