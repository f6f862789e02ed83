import { readMapName, readOrderIdAttribute } from "@photomap/commerce";
import type { CheckoutLine } from "./checkout.ts";

/** The lines of one sticker order, which are bought and removed together. */
export interface StickerGroup {
  readonly kind: "stickers";
  /** The id of the sticker order. */
  readonly id: string;
  readonly projectId: string;
  readonly mapName: string | undefined;
  readonly lines: readonly [CheckoutLine, ...CheckoutLine[]];
}

export type GroupedCartLine = StickerGroup | { readonly kind: "line"; readonly line: CheckoutLine };

/** Lists the lines; stickers ordered together are one entry, at the place of the first. */
export function groupLines(lines: readonly CheckoutLine[]): GroupedCartLine[] {
  const groups = Map.groupBy(lines, ({ stickerOrderId }) => stickerOrderId);
  return lines.flatMap((line): GroupedCartLine[] => {
    const { stickerOrderId, customAttributes } = line;
    if (stickerOrderId === null) return [{ kind: "line", line }];
    const [first, ...others] = groups.get(stickerOrderId) ?? [];
    if (first !== line) return [];
    const { projectId = "" } = readOrderIdAttribute(customAttributes) ?? {};
    const mapName = readMapName(customAttributes);
    return [
      { kind: "stickers", id: stickerOrderId, projectId, mapName, lines: [first, ...others] },
    ];
  });
}

export function listStickerGroups(lines: readonly CheckoutLine[]): StickerGroup[] {
  return groupLines(lines).filter((entry) => entry.kind === "stickers");
}

/** Names a group, such as "Stickers for Our summer". */
export function describeStickerGroup({ mapName }: Pick<StickerGroup, "mapName">): string {
  return `Stickers for ${mapName ?? "your map"}`;
}

/** The tokens that pay for the lines, in half-tokens. */
export function sumLineHalfTokens(lines: readonly { readonly tokensUsed: number }[]): number {
  return lines.reduce((sum, { tokensUsed }) => sum + 2 * tokensUsed, 0);
}
