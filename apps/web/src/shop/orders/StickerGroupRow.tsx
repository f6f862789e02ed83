import { formatTokens } from "@photomap/commerce";
import { outputTypeName } from "@photomap/design";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import {
  describeSizes,
  describeStickerCount,
  describeStickerStatus,
} from "../sticker-orders/describe-stickers.ts";
import type { StickerOrderResult } from "../sticker-orders/load-sticker-orders.ts";
import { StickerPreviews, StickerPreviewsPlaceholder } from "../sticker-orders/StickerPreviews.tsx";
import { QuantityStore } from "../stickers/sticker-quantities.ts";
import type { StickerGroup } from "./group-items.ts";
import { ItemRow } from "./ItemRow.tsx";
import styles from "./OrderItems.module.css";

interface StickerGroupRowProps {
  readonly group: StickerGroup;
  /** The sticker order; undefined until it is loaded. */
  readonly order: StickerOrderResult | undefined;
  /** Whether it could not be loaded. */
  readonly isFailed: boolean;
}

/** The stickers that were ordered together. */
export function StickerGroupRow({ group, order, isFailed }: StickerGroupRowProps) {
  const { projectId, mapName, items } = group;
  const name = mapName ?? "your map";
  const isFound = order?.__typename === "StickerOrder";
  return (
    <section className={styles.stickers} aria-label={`Stickers for ${name}`}>
      <div className={styles.head}>
        <h3 className={styles.map}>
          Stickers for {projectId === null ? name : <Link to={`/p/${projectId}`}>{name}</Link>}
        </h3>
        {isFound ? (
          <Badge tone={order.status === "CANCELLED" ? "neutral" : "leaf"}>
            {describeStickerStatus(order.status)}
          </Badge>
        ) : null}
      </div>
      <p className={styles.facts}>{describeFacts(group, order)}</p>
      {isFound && projectId !== null ? (
        <LinkButton
          size="small"
          variant="quiet"
          to={`/p/${projectId}/output/stickers`}
          onClick={() => presetQuantities(projectId, order.stickers)}
        >
          Order these stickers again
        </LinkButton>
      ) : null}
      {isFound ? <StickerPreviews stickers={order.stickers} /> : null}
      {order === undefined && !isFailed ? <StickerPreviewsPlaceholder /> : null}
      {order?.__typename === "StickerOrderAccessRefused" ? (
        <p className={styles.refused}>{order.message}</p>
      ) : null}
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

/** Chooses the same stickers on the sticker screen; a photo that changed since prints as it is now. */
function presetQuantities(
  projectId: string,
  stickers: readonly { readonly openingId: string; readonly quantity: number }[],
): void {
  const quantities = stickers.map(({ openingId, quantity }) => [openingId, quantity] as const);
  new QuantityStore(projectId, {}).setAll(Object.fromEntries(quantities));
}

/** Lists facts, such as "RV Photo Map · 5 stickers · 3 small, 2 large · 4.5 tokens used". */
function describeFacts({ items }: StickerGroup, order: StickerOrderResult | undefined): string {
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const tokens = items.reduce((sum, item) => sum + item.tokensUsed, 0);
  const isFound = order?.__typename === "StickerOrder";
  return [
    ...(isFound ? [outputTypeName(order.outputType)] : []),
    describeStickerCount(quantity),
    ...(isFound ? [describeSizes(order.stickers)] : []),
    ...(tokens > 0 ? [`${formatTokens(2 * tokens)} used`] : []),
  ].join(" · ");
}
