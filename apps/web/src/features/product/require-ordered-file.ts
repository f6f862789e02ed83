import type { OwnMap } from "./own-map.ts";

/** The id of the map on the server; a guest's map is uploaded as a snapshot first. */
export async function requireOrderedFile({ id, isGuest }: OwnMap): Promise<string> {
  if (!isGuest) return id;
  const { storeGuestMap } = await import("./live/store-guest-map.ts");
  return storeGuestMap(id);
}
