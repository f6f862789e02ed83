import { STICKER_HALF_TOKENS, STICKER_SIZE_CLASSES } from "@photomap/design";
import type { MapGroup } from "./map-page-data.ts";

/** "83 stickers (70 small, 13 medium) for 48 tokens"; undefined for a map that is made without stickers. */
export function describeMapStickers({ mainDesign }: MapGroup): string | undefined {
  // A map of a single opening has no stickers.
  const made = mainDesign.stickers.find(
    ({ outputType }) => outputType !== "MATBOARD_WALL_MAP_SINGLE",
  );
  if (made === undefined) return undefined;
  const bySize = Map.groupBy(made.stickers, ({ sizeClass }) => sizeClass);
  const counts = STICKER_SIZE_CLASSES.flatMap((sizeClass) => {
    const count = bySize.get(sizeClass)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${sizeClass.toLowerCase()}`];
  });
  const halfTokens = made.stickers.reduce(
    (sum, { sizeClass }) => sum + STICKER_HALF_TOKENS[sizeClass],
    0,
  );
  return `${made.stickers.length} stickers (${counts.join(", ")}) for ${halfTokens / 2} tokens`;
}
