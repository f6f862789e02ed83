import type { Sticker } from "./sticker.ts";

export const STICKER_SORTS = ["modified", "name", "timeline"] as const;
export type StickerSort = (typeof STICKER_SORTS)[number];

export const SORT_NAMES: Readonly<Record<StickerSort, string>> = {
  modified: "Last modified",
  name: "Name",
  timeline: "Timeline",
};

/** Sorts stickers; equal ones keep their order. `timelineIds` are the openings by photo date. */
export function sortStickers<Item extends Pick<Sticker, "id" | "name" | "modifiedAt">>(
  stickers: readonly Item[],
  sort: StickerSort,
  timelineIds: readonly string[],
): Item[] {
  switch (sort) {
    case "modified":
      return stickers.toSorted((a, b) => Date.parse(b.modifiedAt) - Date.parse(a.modifiedAt) || 0);
    case "name":
      return stickers.toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    case "timeline": {
      const places = new Map(timelineIds.map((id, place) => [id, place]));
      const placeOf = ({ id }: Item) => places.get(id) ?? places.size;
      return stickers.toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  }
}

/** Whether the sticker was modified on the day of `now`, in the browser's time zone. */
export function isModifiedToday({ modifiedAt }: Pick<Sticker, "modifiedAt">, now: Date): boolean {
  return new Date(modifiedAt).toDateString() === now.toDateString();
}
