import { readMapName } from "@photomap/commerce";
import type { OrderItem } from "./order.ts";

export type StickerItem = Extract<OrderItem, { readonly __typename: "StickerLineItem" }>;

export interface StickerGroup {
  readonly kind: "stickers";
  readonly id: string;
  readonly projectId: string | null;
  readonly mapName: string | undefined;
  readonly items: readonly StickerItem[];
}

export type GroupedOrderItem = StickerGroup | { readonly kind: "item"; readonly item: OrderItem };

/** Lists the items; stickers ordered together are one entry, at the place of the first. */
export function groupItems(items: readonly OrderItem[]): GroupedOrderItem[] {
  const stickers = Map.groupBy(items.filter(isSticker), ({ stickerOrderId }) => stickerOrderId);
  return items.flatMap((item): GroupedOrderItem[] => {
    if (!isSticker(item)) return [{ kind: "item", item }];
    const group = stickers.get(item.stickerOrderId) ?? [];
    return group[0] === item ? [toGroup(item, group)] : [];
  });
}

function isSticker(item: OrderItem): item is StickerItem {
  return item.__typename === "StickerLineItem";
}

function toGroup(first: StickerItem, items: readonly StickerItem[]): StickerGroup {
  const mapName = readMapName(first.attributes);
  return { kind: "stickers", id: first.stickerOrderId, projectId: first.projectId, mapName, items };
}

/** The path of an item: its project for maps and stickers, otherwise its product. */
export function getItemPath(item: OrderItem): string {
  const projectId = "projectId" in item ? item.projectId : null;
  return projectId === null ? `/product/${item.handle}` : `/p/${projectId}`;
}
